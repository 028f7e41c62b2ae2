import type { Queryable } from "#server/kit/database.ts";
import type { Availability } from "#server/games/availability/rule.ts";
import * as store from "#server/games/availability/store.ts";

/** What is not offered everywhere and always, by the ids of studios and games. */
export type Limits = {
  all: readonly Availability[];
  ofProvider: ReadonlyMap<number, Availability>;
  ofGame: ReadonlyMap<number, Availability>;
};

export async function readAvailability(db: Queryable): Promise<Limits> {
  const [ofProvider, ofGame] = [new Map<number, Availability>(), new Map<number, Availability>()];
  for (const row of await store.listAvailability(db)) {
    if (row.providerId !== null) ofProvider.set(row.providerId, ruleOf(row));
    if (row.gameId !== null) ofGame.set(row.gameId, ruleOf(row));
  }
  return { all: [...ofProvider.values(), ...ofGame.values()], ofProvider, ofGame };
}

export const ruleOf = ({
  siteIds,
  countryRule,
  countries,
  fromAt,
  untilAt,
}: store.AvailabilityRow): Availability => ({
  siteIds,
  countries: countryRule && { rule: countryRule, codes: countries },
  fromAt,
  untilAt,
});
