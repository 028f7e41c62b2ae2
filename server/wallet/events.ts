import type { OwnFigures } from "#contract/wallet.ts";
import type { Happening } from "#server/kit/act.ts";

declare module "#server/kit/act.ts" {
  interface Events {
    /** A member converted comp to cash. */
    "wallet.comp_converted": Happening;
    /**
     * A month is over; its days are those of the site's time zone. `halfYear` are the figures of its
     * last six months, the oldest first; it ends with them.
     */
    "wallet.month_ended": Happening & {
      figures: OwnFigures;
      halfYear: readonly OwnFigures[];
      timeZone: string;
    };
    /** Two operators corrected a balance. */
    "wallet.adjusted": Happening;
  }
}
