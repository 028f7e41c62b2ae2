import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";
import type { Availability } from "#server/games/availability/rule.ts";

export type AvailabilityRow = {
  providerId: number | null;
  gameId: number | null;
  /** The build of the studio that the row is about. */
  build: string | null;
  siteIds: number[] | null;
  countryRule: "only" | "except" | null;
  countries: string[];
  fromAt: Date | null;
  untilAt: Date | null;
};

/** Every studio, build and game that is not offered everywhere and always. */
export const listAvailability = (db: Queryable): Promise<AvailabilityRow[]> =>
  db.query<AvailabilityRow>(
    `select provider_id as "providerId", game_id as "gameId", build, site_ids as "siteIds",
       country_rule as "countryRule", countries, from_at as "fromAt", until_at as "untilAt"
     from game_availability limit 51000`,
  );

/** The games whose pinned build is not offered everywhere and always. */
export const listOfLimitedBuilds = (
  db: Queryable,
): Promise<{ gameId: number; providerId: number; build: string }[]> =>
  db.query<{ gameId: number; providerId: number; build: string }>(
    `select g.id as "gameId", g.provider_id as "providerId", b.version as build
     from game_availability a join games g on g.provider_id = a.provider_id
     join game_builds b on b.game_id = g.id and b.version = a.build limit 50000`,
  );

/** A studio, one of its builds, or one of its games, and where it is offered. */
export type Limited = {
  providerId: number;
  gameId: number | null;
  build: string | null;
  rule: AvailabilityRow | null;
};

/**
 * Locks a studio, with one of its builds, or one of its games until the transaction ends; undefined
 * when there is none.
 */
export async function lockLimited(
  db: Queryable,
  provider: string,
  game: string | null,
  build: string | null,
): Promise<Limited | undefined> {
  const [found] = await db.query<{ providerId: number; gameId: number | null }>(
    `select p.id as "providerId", g.id as "gameId"
     from game_providers p left join games g on g.provider_id = p.id and g.code = $2
     where p.code = $1 for update of p`,
    [provider, game],
  );
  if (!found || (game !== null && (found.gameId === null || build !== null))) return undefined;
  const [rule = null] = await db.query<AvailabilityRow>(
    `select provider_id as "providerId", game_id as "gameId", build, site_ids as "siteIds",
       country_rule as "countryRule", countries, from_at as "fromAt", until_at as "untilAt"
     from game_availability where case when $2::integer is null
       then provider_id = $1 and build is not distinct from $3 else game_id = $2 end`,
    [found.providerId, found.gameId, build],
  );
  if (build !== null && rule === null && !(await isPinned(db, found.providerId, build)))
    return undefined;
  return { ...found, build, rule };
}

async function isPinned(db: Queryable, providerId: number, build: string): Promise<boolean> {
  const rows = await db.query(
    `select from game_builds b join games g on g.id = b.game_id
     where g.provider_id = $1 and b.version = $2 limit 1`,
    [providerId, build],
  );
  return rows.length > 0;
}

/** Replaces where a studio, a build or a game is offered; null offers it everywhere and always. */
export async function replaceAvailability(
  db: Queryable,
  { providerId, gameId, build }: Omit<Limited, "rule">,
  rule: Availability | null,
): Promise<void> {
  await db.query(
    `delete from game_availability
     where case when $2::integer is null
       then provider_id = $1 and build is not distinct from $3 else game_id = $2 end`,
    [providerId, gameId, build],
  );
  if (rule === null) return;
  await db.query(
    `insert into game_availability (provider_id, game_id, site_ids, country_rule, countries,
       from_at, until_at, build)
     values ($1, $2, $3::integer[], $4, $5::text[], $6, $7, $8)`,
    [
      gameId === null ? providerId : null,
      gameId,
      rule.siteIds && plainArray([...rule.siteIds]),
      rule.countries?.rule ?? null,
      textArray([...(rule.countries?.codes ?? [])]),
      rule.fromAt,
      rule.untilAt,
      build,
    ],
  );
}
