import { commitmentStops } from "#tests/support/sweep/stops-commitments.ts";
import { liabilityStops } from "#tests/support/sweep/stops-liabilities.ts";
import { lobbyStops } from "#tests/support/sweep/stops-lobby.ts";
import { memberStops } from "#tests/support/sweep/stops-members.ts";
import { messageStops } from "#tests/support/sweep/stops-messages.ts";
import { moneyStops } from "#tests/support/sweep/stops-money.ts";
import { privacyRequestStops } from "#tests/support/sweep/stops-privacy-requests.ts";
import { statusStops } from "#tests/support/sweep/stops-status.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";

/**
 * Every page of the member site in every state that looks different. A row of `site/routes.ts`
 * without a stop fails `site/routes.test.ts`.
 */
export const stops: readonly Stop[] = [
  ...lobbyStops,
  ...memberStops,
  ...privacyRequestStops,
  ...commitmentStops,
  ...moneyStops,
  ...liabilityStops,
  ...messageStops,
  ...statusStops,
];
