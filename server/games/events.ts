import type { Happening } from "#server/kit/act.ts";

declare module "#server/kit/act.ts" {
  interface Events {
    /** Two operators ended a round that its provider left open. */
    "round.resolved": Happening;
    /** Money of a member is on its way to a provider. */
    "transfer.sent": Happening;
    /** Money that a member moved to a provider, or back, arrived or was refused. */
    "transfer.settled": Happening;
  }
}
