import type { OfficeHappening } from "#server/kit/act.ts";

declare module "#server/kit/act.ts" {
  interface Events {
    /** A rule fired. */
    "alert.raised": OfficeHappening & { alertId: bigint; rule: string };
    /** The state that a rule had fired for is over. */
    "alert.ended": OfficeHappening & { rule: string };
  }
}
