import type { OtherNames } from "#contract/named.ts";
import { textArray, type Queryable } from "#server/kit/database.ts";

/** Adds a studio that is switched off; answers its id, or undefined when the code is taken. */
export async function insertProvider(
  db: Queryable,
  row: {
    code: string;
    category: string;
    nameKo: string;
    nameEn: string;
    art: string;
    connection: string;
    houseAccountId: number;
  },
): Promise<number | undefined> {
  const [added] = await db.query<{ id: number }>(
    `insert into game_providers (code, category, name_ko, name_en, art, connection, is_used,
       position, house_account_id)
     select $1, $2, $3, $4, $5, $6, false, coalesce(max(position), 0) + 1, $7 from game_providers
     on conflict (code) do nothing returning id`,
    [row.code, row.category, row.nameKo, row.nameEn, row.art, row.connection, row.houseAccountId],
  );
  return added?.id;
}

/** Adds the lobby of a studio, which has the studio's code, names and picture. */
export async function insertLobby(
  db: Queryable,
  providerId: number,
  isUsed: boolean,
): Promise<void> {
  await db.query(
    `insert into games (provider_id, code, name_ko, name_en, art, position, is_used)
     select id, code, name_ko, name_en, art, 0, $2 from game_providers where id = $1`,
    [providerId, isUsed],
  );
}

/**
 * Adds a game, switched off, at the end of a studio's list; undefined art is the studio's. Answers
 * false when a studio of the connection has the code.
 */
export async function insertGame(
  db: Queryable,
  { id, connection }: StudioRow,
  row: {
    code: string;
    nameKo: string;
    nameEn: string;
    otherNames: OtherNames;
    art: string | null;
    declaredReturn: number | null;
    volatility: number | null;
  },
): Promise<boolean> {
  const added = await db.query(
    `insert into games (provider_id, code, name_ko, name_en, other_names, art, position, is_used,
       declared_return, volatility)
     select p.id, $3, $4, $5, $6, coalesce($7, p.art),
       (select coalesce(max(position), 0) + 1 from games where provider_id = p.id), false, $8, $9
     from game_providers p
     where p.id = $1 and not exists (
       select from games g join game_providers o on o.id = g.provider_id
       where o.connection = $2 and g.code = $3)
     returning id`,
    [
      id,
      connection,
      row.code,
      row.nameKo,
      row.nameEn,
      row.otherNames && JSON.stringify(row.otherNames),
      row.art,
      row.declaredReturn,
      row.volatility,
    ],
  );
  return added.length > 0;
}

export type StudioRow = { id: number; connection: string };

export async function findStudio(db: Queryable, code: string): Promise<StudioRow | undefined> {
  const [row] = await db.query<StudioRow>(
    "select id, connection from game_providers where code = $1",
    [code],
  );
  return row;
}

/**
 * Until the transaction ends, PostgreSQL may take a minute for each statement about a whole list, and
 * joins without nested loops. With row counts from before the first reading of a feed it would
 * compare each of 20,000 games with every other.
 */
export async function expectWholeLists(db: Queryable): Promise<void> {
  await db.query(
    "select set_config('statement_timeout', '1min', true), set_config('enable_nestloop', 'off', true)",
  );
}

/** Locks the studios of a connection, so that only one of them takes a game. */
export async function lockStudios(db: Queryable, connection: string): Promise<void> {
  await db.query("select from game_providers where connection = $1 order by id for update", [
    connection,
  ]);
}

/** When a connection's feed was last read. */
export async function feedReadAt(db: Queryable, connection: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(
    "select max(seen_at) as at from game_feed where connection = $1",
    [connection],
  );
  return row?.at ?? null;
}

export type DifferenceRow = {
  code: string;
  kind: "new" | "changed" | "gone";
  ourName: string | null;
  ourReturn: number | null;
  ourVolatility: number | null;
  /** The pinned build. */
  ourVersion: string | null;
  theirName: string;
  theirReturn: number | null;
  theirVolatility: number | null;
  theirVersion: string | null;
};

/**
 * The differences between a connection's feed and a studio's games, of one kind, by code: a game
 * of the feed that no studio of the connection has; one whose declared return, volatility or build is
 * another; one in use that the feed no longer has or has switched off.
 */
export const listDifferences = (
  db: Queryable,
  { id, connection }: StudioRow,
  wanted: { kind: DifferenceRow["kind"]; text: string; most: number },
): Promise<DifferenceRow[]> =>
  db.query<DifferenceRow>(
    `with feed as (
       select code, name, declared_return, volatility, build,
         withdrawn_at is null and is_enabled as is_offered
       from game_feed where connection = $2),
     compared as (
       select f.code, 'new' as kind, null::text as "ourName", null::integer as "ourReturn",
         null::smallint as "ourVolatility", null::text as "ourVersion", f.name as "theirName",
         f.declared_return as "theirReturn", f.volatility as "theirVolatility",
         f.build as "theirVersion"
       from feed f
       where f.is_offered and f.code ~ '^[!-~]{1,128}$' and not exists (
         select from games g join game_providers p on p.id = g.provider_id
         where p.connection = $2 and g.code = f.code)
       union all
       select g.code, case when f.is_offered then 'changed' else 'gone' end, g.name_en,
         g.declared_return, g.volatility, b.version, f.name, f.declared_return, f.volatility, f.build
       from games g join feed f on f.code = g.code left join game_builds b on b.game_id = g.id
       where g.provider_id = $1 and case when f.is_offered
         then (coalesce(f.declared_return, g.declared_return), coalesce(f.volatility, g.volatility),
             coalesce(f.build, b.version))
           is distinct from (g.declared_return, g.volatility, b.version)
         else g.is_used end)
     select code, kind, "ourName", "ourReturn", "ourVolatility", "ourVersion", "theirName",
       "theirReturn", "theirVolatility", "theirVersion"
     from compared
     where kind = $3 and (position(lower($4) in lower("theirName")) > 0
       or position(lower($4) in lower(code)) > 0)
     order by code limit $5`,
    [id, connection, wanted.kind, wanted.text, wanted.most],
  );

/** How many differences of each kind there are. */
export async function countDifferences(
  db: Queryable,
  { id, connection }: StudioRow,
): Promise<{ new: number; changed: number; gone: number }> {
  const [row] = await db.query<{ new: number; changed: number; gone: number }>(
    `with feed as (
       select code, declared_return, volatility, build,
         withdrawn_at is null and is_enabled as is_offered
       from game_feed where connection = $2),
     ours as (
       select g.is_used, f.is_offered,
         (coalesce(f.declared_return, g.declared_return), coalesce(f.volatility, g.volatility),
             coalesce(f.build, b.version))
           is distinct from (g.declared_return, g.volatility, b.version) as differs
       from games g join feed f on f.code = g.code left join game_builds b on b.game_id = g.id
       where g.provider_id = $1)
     select (select count(*)::integer from feed f
         where f.is_offered and f.code ~ '^[!-~]{1,128}$' and not exists (
           select from games g join game_providers p on p.id = g.provider_id
           where p.connection = $2 and g.code = f.code)) as new,
       (select count(*)::integer from ours where is_offered and differs) as changed,
       (select count(*)::integer from ours where not is_offered and is_used) as gone`,
    [id, connection],
  );
  return row ?? { new: 0, changed: 0, gone: 0 };
}

/** Adds games of a feed at the end of a studio's list, with the studio's picture, in use. */
export async function insertFromFeed(
  db: Queryable,
  { id, connection }: StudioRow,
  codes: readonly string[],
): Promise<void> {
  await db.query(
    `insert into games (provider_id, code, name_ko, name_en, art, position, declared_return,
       volatility, kinds, has_practice)
     select p.id, f.code, f.name, f.name, p.art,
       (select coalesce(max(position), 0) from games where provider_id = $1)
         + row_number() over (order by f.code),
       f.declared_return, f.volatility, f.kinds, f.has_practice
     from unnest($3::text[]) w(code)
     join game_feed f on f.connection = $2 and f.code = w.code
     join game_providers p on p.id = $1`,
    [id, connection, textArray(codes)],
  );
}

/** Takes the declared return and volatility of a feed; what it leaves out is kept. */
export async function followFeed(
  db: Queryable,
  { id, connection }: StudioRow,
  codes: readonly string[],
): Promise<void> {
  await db.query(
    `update games g set declared_return = coalesce(f.declared_return, g.declared_return),
       volatility = coalesce(f.volatility, g.volatility)
     from unnest($3::text[]) w(code)
     join game_feed f on f.connection = $2 and f.code = w.code
     where g.provider_id = $1 and g.code = w.code`,
    [id, connection, textArray(codes)],
  );
}

/** Switches games off; they take no new stakes and still pay wins. */
export async function switchOff(
  db: Queryable,
  { id }: StudioRow,
  codes: readonly string[],
): Promise<void> {
  await db.query(
    "update games set is_used = false where provider_id = $1 and code = any($2::text[])",
    [id, textArray(codes)],
  );
}

/** Which of these games of a studio, or of all in use, lack rules or stakes for members to see. */
export const listUndescribed = (
  db: Queryable,
  provider: string,
  games: readonly string[] | null,
): Promise<{ code: string }[]> =>
  db.query<{ code: string }>(
    `select w.code from game_providers p
     cross join lateral (
       select code from unnest($2::text[]) code
       union all
       select code from games where provider_id = p.id and is_used and $2::text[] is null) w
     left join games g on g.provider_id = p.id and g.code = w.code
     left join game_sheets s on s.game_id = g.id
     left join game_awaited_sheets a on a.provider_id = p.id and a.code = w.code
     left join game_feed f on f.connection = p.connection and f.code = w.code
       and f.withdrawn_at is null
     where p.code = $1 and (coalesce(f.stake_least, s.stake_least, a.stake_least) is null
       or (f.rules is null and coalesce(s.rules, a.rules, '{}') = '{}'))`,
    [provider, games && textArray([...games])],
  );
