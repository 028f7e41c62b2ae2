import type { Queryable } from "#server/kit/database.ts";
import { plainArray, textArray } from "#server/kit/database.ts";
import type { CatalogueEntry } from "#server/games/provider.ts";

/** Writes a provider's games from its catalogue. */
export async function saveFeed(
  db: Queryable,
  connection: string,
  entries: readonly CatalogueEntry[],
  at: Date,
): Promise<void> {
  await db.query(
    `insert into game_feed as f (connection, code, name, category, declared_return, volatility,
       has_free_rounds, is_enabled, kinds, has_practice, stake_least, stake_most, rules, build, seen_at)
     select $1, code, name, category, declared_return, volatility, has_free_rounds, is_enabled,
       string_to_array(kinds, ' '), has_practice, stake_least, stake_most, rules::jsonb, build, $2
     from unnest($3::text[], $4::text[], $5::text[], $6::integer[], $7::smallint[], $8::boolean[],
       $9::boolean[], $10::text[], $11::boolean[], $12::bigint[], $13::bigint[], $14::text[],
       $15::text[])
       as e(code, name, category, declared_return, volatility, has_free_rounds, is_enabled, kinds,
         has_practice, stake_least, stake_most, rules, build)
     on conflict (connection, code) do update
     set name = excluded.name, category = excluded.category,
       declared_return = excluded.declared_return, volatility = excluded.volatility,
       has_free_rounds = excluded.has_free_rounds, is_enabled = excluded.is_enabled,
       kinds = excluded.kinds, has_practice = excluded.has_practice,
       stake_least = excluded.stake_least, stake_most = excluded.stake_most, rules = excluded.rules,
       build = excluded.build,
       seen_at = excluded.seen_at, withdrawn_at = null`,
    [
      connection,
      at,
      textArray(entries.map(({ code }) => code)),
      textArray(entries.map(({ name }) => name)),
      textArray(entries.map(({ category }) => category)),
      plainArray(entries.map(({ returnBasisPoints }) => returnBasisPoints)),
      plainArray(entries.map(({ volatility }) => volatility)),
      plainArray(entries.map(({ hasFreeRounds }) => hasFreeRounds)),
      plainArray(entries.map(({ isEnabled }) => isEnabled)),
      textArray(entries.map(({ kinds }) => kinds.join(" "))),
      plainArray(entries.map(({ hasPractice }) => hasPractice)),
      plainArray(entries.map(({ stakes }) => stakes?.least ?? null)),
      plainArray(entries.map(({ stakes }) => stakes?.most ?? null)),
      textArray(
        entries.map(({ rules }) => (Object.keys(rules).length > 0 ? JSON.stringify(rules) : null)),
      ),
      textArray(entries.map(({ build }) => build)),
    ],
  );
}

/** Games of an earlier catalogue that the latest one leaves out. */
export async function withdrawUnseen(
  db: Queryable,
  connection: string,
  at: Date,
): Promise<{ told: number; withdrawn: number }> {
  const [row] = await db.query<{ told: number; withdrawn: number }>(
    `with gone as (
       update game_feed set withdrawn_at = $2
       where connection = $1 and seen_at < $2 and withdrawn_at is null returning code)
     select (select count(*)::integer from game_feed
             where connection = $1 and seen_at >= $2) as told,
       (select count(*)::integer from gone) as withdrawn`,
    [connection, at],
  );
  return row ?? { told: 0, withdrawn: 0 };
}

/** Which kinds a game is of, and whether it can be practised; kinds that are left out are kept. */
export async function describeOf(db: Queryable, connection: string): Promise<void> {
  await db.query(
    `update games g
     set kinds = case when f.kinds = '{}' then g.kinds else f.kinds end,
       has_practice = f.has_practice
     from game_feed f join game_providers p on p.connection = f.connection
     where f.connection = $1 and f.withdrawn_at is null and g.provider_id = p.id
       and g.code = f.code
       and (g.kinds, g.has_practice) is distinct from
         (case when f.kinds = '{}' then g.kinds else f.kinds end, f.has_practice)`,
    [connection],
  );
}

/** Whether a feed tells another build than the pinned one of a game. */
export async function tellsOtherBuild(db: Queryable, connection: string): Promise<boolean> {
  const rows = await db.query(
    `select from game_builds b join games g on g.id = b.game_id
     join game_providers p on p.id = g.provider_id
     join game_feed f on f.connection = p.connection and f.code = g.code and f.withdrawn_at is null
     where p.connection = $1
       and games_build_differs(f.build, b.version, f.declared_return, g.declared_return) limit 1`,
    [connection],
  );
  return rows.length > 0;
}
