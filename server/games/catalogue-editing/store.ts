import type { OtherNames } from "#contract/named.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

const jsonOf = (names: OtherNames): string | null => names && JSON.stringify(names);

export type EditedProvider = {
  id: number;
  code: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  tag: "live" | "new" | null;
  art: string;
  isUsed: boolean;
};

/** Locks a provider until the transaction ends. */
export async function lockProvider(
  db: Queryable,
  code: string,
): Promise<EditedProvider | undefined> {
  const [row] = await db.query<EditedProvider>(
    `select id, code, name_ko as "nameKo", name_en as "nameEn", other_names as "otherNames", tag, art, is_used as "isUsed"
     from game_providers where code = $1 for update`,
    [code],
  );
  return row;
}

export async function updateProvider(db: Queryable, row: EditedProvider): Promise<void> {
  await db.query(
    `update game_providers set name_ko = $2, name_en = $3, tag = $4, art = $5, is_used = $6,
       other_names = $7
     where id = $1`,
    [row.id, row.nameKo, row.nameEn, row.tag, row.art, row.isUsed, jsonOf(row.otherNames)],
  );
}

export type EditedGame = {
  id: number;
  code: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  art: string;
  isNew: boolean | null;
  isUsed: boolean;
};

export async function lockGame(
  db: Queryable,
  provider: string,
  code: string,
): Promise<EditedGame | undefined> {
  const [row] = await db.query<EditedGame>(
    `select g.id, g.code, g.name_ko as "nameKo", g.name_en as "nameEn", g.other_names as "otherNames", g.art, g.is_new as "isNew",
       g.is_used as "isUsed"
     from games g join game_providers p on p.id = g.provider_id
     where p.code = $1 and g.code = $2 for update of g`,
    [provider, code],
  );
  return row;
}

export async function updateGame(db: Queryable, row: EditedGame): Promise<void> {
  await db.query(
    `update games set name_ko = $2, name_en = $3, art = $4, is_new = $5, is_used = $6,
       other_names = $7
     where id = $1`,
    [row.id, row.nameKo, row.nameEn, row.art, row.isNew, row.isUsed, jsonOf(row.otherNames)],
  );
}

type Placed = { id: number; code: string; position: number };

const inOrder = (placed: readonly Placed[]): Placed[] =>
  placed.toSorted((a, b) => a.position - b.position || a.id - b.id);

// Locked by id: positions change while others wait, and two orders of locking are a deadlock.

/** Locks the providers of a category; answers them in their order. */
export const lockProvidersOf = async (db: Queryable, category: string): Promise<Placed[]> =>
  inOrder(
    await db.query<Placed>(
      "select id, code, position from game_providers where category = $1 order by id for update",
      [category],
    ),
  );

/** Locks the games of a provider; answers them in their order. */
export const lockGamesOf = async (db: Queryable, providerId: number): Promise<Placed[]> =>
  inOrder(
    await db.query<Placed>(
      "select id, code, position from games where provider_id = $1 order by id for update",
      [providerId],
    ),
  );

export async function setPositions(
  db: Queryable,
  table: "game_providers" | "games",
  ids: readonly number[],
  positions: readonly number[],
): Promise<void> {
  await db.query(
    `update ${table} t set position = o.position
     from unnest($1::int[], $2::int[]) as o(id, position) where t.id = o.id`,
    [ids, positions],
  );
}

/** Keeps sweeps waiting until the transaction ends, so that a picture that is being chosen is kept. */
export async function lockPictures(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(7154214)");
}

/** The art of every provider and game. */
export async function listArt(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ art: string }>(
    "select art from game_providers union select art from games",
  );
  return rows.map(({ art }) => art);
}
