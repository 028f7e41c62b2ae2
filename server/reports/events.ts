import type { OfficeHappening } from "#server/kit/act.ts";

declare module "#server/kit/act.ts" {
  interface Events {
    /** A provider is asked about a difference, by staff or because a round stays open. */
    "provider.asked": OfficeHappening & {
      kind: string;
      connection: string | null;
      key: string;
      since: Date;
    };
  }
}
