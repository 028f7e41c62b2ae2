import type { Queryable } from "#server/kit/database.ts";
import type { Availability } from "#server/games/availability/rule.ts";
import * as store from "#server/games/availability/store.ts";

/** The limits by site, country and time, by the ids of studios and games, and by build. */
export type Limits = {
  all: readonly Availability[];
  ofProvider: ReadonlyMap<number, Availability>;
  ofGame: ReadonlyMap<number, Availability>;
  /** The rule of a game's pinned build, by the id of the game. */
  ofBuildOf: ReadonlyMap<number, Availability>;
  /** The rule of a studio's build. */
  ofBuild(providerId: number, build: string): Availability | null;
};

export async function readAvailability(db: Queryable): Promise<Limits> {
  const [ofProvider, ofGame] = [new Map<number, Availability>(), new Map<number, Availability>()];
  const ofBuilds = new Map<string, Availability>();
  const keyOf = (providerId: number, build: string) => `${providerId} ${build}`;
  for (const row of await store.listAvailability(db)) {
    if (row.gameId !== null) ofGame.set(row.gameId, ruleOf(row));
    else if (row.providerId !== null && row.build !== null)
      ofBuilds.set(keyOf(row.providerId, row.build), ruleOf(row));
    else if (row.providerId !== null) ofProvider.set(row.providerId, ruleOf(row));
  }
  const ofBuild = (providerId: number, build: string) =>
    ofBuilds.get(keyOf(providerId, build)) ?? null;
  const ofBuildOf = new Map<number, Availability>();
  for (const { gameId, providerId, build } of await store.listOfLimitedBuilds(db)) {
    const rule = ofBuild(providerId, build);
    if (rule) ofBuildOf.set(gameId, rule);
  }
  const all = [...ofProvider.values(), ...ofBuilds.values(), ...ofGame.values()];
  return { all, ofProvider, ofGame, ofBuildOf, ofBuild };
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
