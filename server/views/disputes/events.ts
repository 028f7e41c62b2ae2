import type { Happening } from "#server/kit/act.ts";

declare module "#server/kit/act.ts" {
  interface Events {
    /** A bundle about a record of the member was signed and can be downloaded. */
    "dispute.signed": Happening;
  }
}
