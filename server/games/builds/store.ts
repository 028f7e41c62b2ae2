import { textArray, type Queryable } from "#server/kit/database.ts";
import type { OtherNames } from "#contract/named.ts";

/** `other`: the feed tells another build than the pinned one; `off`: staff switched the build off. */
export type BuildBlock = "other" | "off";

/** The games that take no new stake because of their build. */
export const listBlocked = (db: Queryable): Promise<{ gameId: number; block: BuildBlock }[]> =>
  db.query<{ gameId: number; block: BuildBlock }>(
    `select g.id as "gameId", case when o.version is null then 'other' else 'off' end as block
     from game_builds b join games g on g.id = b.game_id
     join game_providers p on p.id = g.provider_id
     left join game_feed f on f.connection = p.connection and f.code = g.code
       and f.withdrawn_at is null
     left join game_builds_off o on o.provider_id = p.id and o.version = b.version
     where o.version is not null
       or games_build_differs(f.build, b.version, f.declared_return, g.declared_return)
     limit 50000`,
  );

export type BuiltRow = {
  code: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  isUsed: boolean;
  /** The pinned version; null while none is pinned. */
  version: string | null;
  returnBasisPoints: number | null;
  isTold: boolean;
  toldVersion: string | null;
  toldReturn: number | null;
  isOff: boolean;
  differs: boolean;
};

/** A studio's games in its order, each with its pinned build and what the feed tells. */
export const listBuilt = (db: Queryable, provider: string): Promise<BuiltRow[]> =>
  db.query<BuiltRow>(
    `select g.code, g.name_ko as "nameKo", g.name_en as "nameEn", g.other_names as "otherNames",
       g.is_used as "isUsed", b.version, g.declared_return as "returnBasisPoints",
       f.code is not null as "isTold", f.build as "toldVersion", f.declared_return as "toldReturn",
       o.version is not null as "isOff",
       b.version is not null
         and games_build_differs(f.build, b.version, f.declared_return, g.declared_return)
         as differs
     from games g join game_providers p on p.id = g.provider_id
     left join game_builds b on b.game_id = g.id
     left join game_feed f on f.connection = p.connection and f.code = g.code
       and f.withdrawn_at is null
     left join game_builds_off o on o.provider_id = p.id and o.version = b.version
     where p.code = $1 order by g.position, g.id limit 50000`,
    [provider],
  );

export async function hasStudio(db: Queryable, code: string): Promise<boolean> {
  return (await db.query("select from game_providers where code = $1", [code])).length > 0;
}

export type StudioBuildRow = { version: string; games: number; isOff: boolean };

/** The builds of a studio: those that are pinned to a game, and those that are switched off. */
export const listStudioBuilds = (db: Queryable, provider: string): Promise<StudioBuildRow[]> =>
  db.query<StudioBuildRow>(
    `select v.version, count(b.game_id)::integer as games, o.version is not null as "isOff"
     from game_providers p
     cross join lateral (
       select b.version from game_builds b join games g on g.id = b.game_id
       where g.provider_id = p.id
       union
       select version from game_builds_off where provider_id = p.id) v
     left join game_builds_off o on o.provider_id = p.id and o.version = v.version
     left join (game_builds b join games g on g.id = b.game_id)
       on b.version = v.version and g.provider_id = p.id
     where p.code = $1 group by v.version, o.version order by v.version limit 1000`,
    [provider],
  );

export type PinRow = { gameId: number; version: string | null; returnBasisPoints: number | null };

/** A game with its pinned build, locked until the transaction ends. */
export async function lockPin(
  db: Queryable,
  provider: string,
  game: string,
): Promise<PinRow | undefined> {
  // Read after the lock is held, because a colleague may have pinned another build meanwhile.
  const [locked] = await db.query<{ id: number }>(
    `select g.id from games g join game_providers p on p.id = g.provider_id
     where p.code = $1 and g.code = $2 for update of g`,
    [provider, game],
  );
  const [row] = await db.query<PinRow>(
    `select g.id as "gameId", b.version, g.declared_return as "returnBasisPoints"
     from games g left join game_builds b on b.game_id = g.id where g.id = $1`,
    [locked?.id ?? null],
  );
  return row;
}

export async function savePin(
  db: Queryable,
  gameId: number,
  { version, returnBasisPoints }: { version: string; returnBasisPoints: number | null },
  at: Date,
): Promise<void> {
  await db.query(
    `insert into game_builds (game_id, version, pinned_at) values ($1, $2, $3)
     on conflict (game_id) do update set version = excluded.version, pinned_at = excluded.pinned_at`,
    [gameId, version, at],
  );
  await db.query(
    `update games set declared_return = $2 where id = $1 and declared_return is distinct from $2`,
    [gameId, returnBasisPoints],
  );
}

/** A studio, and whether one of its builds is switched off, locked until the transaction ends. */
export async function lockBuild(
  db: Queryable,
  provider: string,
  version: string,
): Promise<{ providerId: number; isUsed: boolean; isKnown: boolean } | undefined> {
  // Read after the lock is held, because a colleague may have switched it meanwhile.
  await db.query("select from game_providers where code = $1 for update", [provider]);
  const [row] = await db.query<{ providerId: number; isUsed: boolean; isKnown: boolean }>(
    `select p.id as "providerId", o.version is null as "isUsed",
       o.version is not null or exists (
         select from game_builds b join games g on g.id = b.game_id
         where g.provider_id = p.id and b.version = $2) as "isKnown"
     from game_providers p
     left join game_builds_off o on o.provider_id = p.id and o.version = $2
     where p.code = $1`,
    [provider, version],
  );
  return row;
}

export async function switchBuild(
  db: Queryable,
  { providerId, version, isUsed }: { providerId: number; version: string; isUsed: boolean },
): Promise<void> {
  await db.query(
    isUsed
      ? "delete from game_builds_off where provider_id = $1 and version = $2"
      : "insert into game_builds_off (provider_id, version) values ($1, $2)",
    [providerId, version],
  );
}

/** Which of these games of a studio, or of all in use, have no pinned build. */
export const listUnpinned = (
  db: Queryable,
  provider: string,
  games: readonly string[] | null,
): Promise<{ code: string }[]> =>
  db.query<{ code: string }>(
    `select g.code from games g join game_providers p on p.id = g.provider_id
     where p.code = $1 and case when $2::text[] is null then g.is_used else g.code = any($2) end
       and not exists (select from game_builds b where b.game_id = g.id)`,
    [provider, games && textArray([...games])],
  );
