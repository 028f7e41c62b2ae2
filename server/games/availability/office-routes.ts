import type { availabilityOfficeCalls } from "#contract/office/availability.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import {
  availabilityChange,
  availabilityOf,
  saveAvailability,
} from "#server/games/availability/availability.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

type AvailabilityRoutesOptions = {
  db: Database;
  clock: Clock;
  /** Whether the installation knows the country of an address. */
  knowsCountries: boolean;
};

/** The office's calls about where and when games are offered. */
export const availabilityRoutes = (
  office: AvailabilityRoutesOptions,
): OfficeHandlersOf<keyof typeof availabilityOfficeCalls> => ({
  "get-game-availability": (_context, wanted) => availabilityOf(office, wanted),
  "set-game-availability": async (act, context, { reason: _reason, ...wanted }) => {
    const { provider, game } = wanted;
    const change = await availabilityChange(act.tx, wanted);
    const object = game === null ? `game-provider:${provider}` : `game:${provider}/${game}`;
    // Like a switch: less works at once, and more takes a second operator.
    if (!isCarriedOut(context) && !change.isNarrower)
      return { proposes: { object, ...change.facts } };
    await saveAvailability(act.tx, change);
    return { answer: {}, audit: { object, ...change.facts } };
  },
});
