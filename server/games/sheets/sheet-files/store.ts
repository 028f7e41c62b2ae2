import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import type { Rules } from "#server/games/sheets/store.ts";

export type StoredSheet = {
  code: string;
  /** Null for a game that is not in the catalogue yet. */
  gameId: number | null;
  least: Money | null;
  most: Money | null;
  rules: Rules;
  /** Whether the provider's feed tells the stakes. */
  isTold: boolean;
};

/**
 * Locks the games of a studio until the transaction ends, so that sheets are changed by one at a time.
 * Bets refer to games and go on.
 */
export async function lockGames(db: Queryable, providerId: number): Promise<void> {
  await db.query("select from games where provider_id = $1 order by id for no key update", [
    providerId,
  ]);
}

/** What staff wrote about each of these codes of a studio, in the catalogue or awaited. */
export const listStored = (
  db: Queryable,
  providerId: number,
  codes: readonly string[],
): Promise<StoredSheet[]> =>
  db.query<StoredSheet>(
    `select w.code, g.id as "gameId", coalesce(s.stake_least, a.stake_least) as least,
       coalesce(s.stake_most, a.stake_most) as most, coalesce(s.rules, a.rules, '{}') as rules,
       f.stake_least is not null as "isTold"
     from unnest($2::text[]) w(code) join game_providers p on p.id = $1
     left join games g on g.provider_id = p.id and g.code = w.code
     left join game_sheets s on s.game_id = g.id
     left join game_awaited_sheets a on a.provider_id = p.id and a.code = w.code
     left join game_feed f on f.connection = p.connection and f.code = w.code
       and f.withdrawn_at is null`,
    [providerId, textArray(codes)],
  );

/** Writes the sheets of games of the catalogue. */
export async function saveSheets(db: Queryable, sheets: readonly StoredSheet[]): Promise<void> {
  await db.query(
    `insert into game_sheets (game_id, stake_least, stake_most, rules)
     select f.game_id, f.least, f.most, f.rules::jsonb
     from unnest($1::integer[], $2::bigint[], $3::bigint[], $4::text[])
       as f(game_id, least, most, rules)
     on conflict (game_id) do update set stake_least = excluded.stake_least,
       stake_most = excluded.stake_most, rules = excluded.rules`,
    [plainArray(sheets.map(({ gameId }) => gameId)), ...contentOf(sheets)],
  );
}

/** Keeps sheets of games that are not in the catalogue yet; the database gives them to the games. */
export async function saveAwaited(
  db: Queryable,
  providerId: number,
  sheets: readonly StoredSheet[],
): Promise<void> {
  await db.query(
    `insert into game_awaited_sheets (provider_id, code, stake_least, stake_most, rules)
     select $1, f.code, f.least, f.most, f.rules::jsonb
     from unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[])
       as f(code, least, most, rules)
     on conflict (provider_id, code) do update set stake_least = excluded.stake_least,
       stake_most = excluded.stake_most, rules = excluded.rules`,
    [providerId, textArray(sheets.map(({ code }) => code)), ...contentOf(sheets)],
  );
}

/** Sheets that wait for games of a studio, the oldest first. */
export const listAwaited = (
  db: Queryable,
  providerId: number,
  most: number,
): Promise<{ code: string; since: Date | null }[]> =>
  db.query<{ code: string; since: Date | null }>(
    `select code, awaited_since as since from game_awaited_sheets where provider_id = $1
     order by awaited_since nulls first, code limit $2`,
    [providerId, most],
  );

export async function countAwaited(db: Queryable, providerId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::integer as count from game_awaited_sheets where provider_id = $1",
    [providerId],
  );
  return row?.count ?? 0;
}

/** Answers how many of these were there. */
export async function deleteAwaited(
  db: Queryable,
  providerId: number,
  codes: readonly string[],
): Promise<number> {
  const rows = await db.query<{ code: string }>(
    "delete from game_awaited_sheets where provider_id = $1 and code = any($2) returning code",
    [providerId, textArray(codes)],
  );
  return rows.length;
}

const contentOf = (sheets: readonly StoredSheet[]) =>
  [
    plainArray(sheets.map(({ least }) => least)),
    plainArray(sheets.map(({ most }) => most)),
    textArray(sheets.map(({ rules }) => JSON.stringify(rules))),
  ] as const;
