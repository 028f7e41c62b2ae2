import type { Happening } from "#server/kit/act.ts";

declare module "#server/kit/act.ts" {
  interface Events {
    /** A member converted comp to cash. */
    "wallet.comp_converted": Happening;
    /** Two operators corrected a balance. */
    "wallet.adjusted": Happening;
  }
}
