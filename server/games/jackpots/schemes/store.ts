import type { Queryable, Transaction } from "#server/kit/database.ts";

export type SchemeRow = { id: number; name: string; shareId: number };

/** Every scheme with the number of its present shares. */
export const listSchemes = (db: Queryable): Promise<SchemeRow[]> =>
  db.query<SchemeRow>(
    `select id, name, share_scheme_id as "shareId" from jackpot_schemes order by id limit 1000`,
  );

export async function lockScheme(tx: Transaction, id: number): Promise<SchemeRow | undefined> {
  const [row] = await tx.query<SchemeRow>(
    `select id, name, share_scheme_id as "shareId" from jackpot_schemes where id = $1 for update`,
    [id],
  );
  return row;
}

/** Answers the id; undefined where the name is taken. */
export async function insertScheme(
  tx: Transaction,
  { name, shareId }: Omit<SchemeRow, "id">,
  at: Date,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `insert into jackpot_schemes (name, share_scheme_id, changed_at) values ($1, $2, $3)
     on conflict (name) do nothing returning id`,
    [name, shareId, at],
  );
  return row?.id;
}

/** Answers whether it was renamed: not where another scheme has the name, or it has it itself. */
export async function renameScheme(tx: Transaction, id: number, name: string): Promise<boolean> {
  const rows = await tx.query<{ id: number }>(
    `update jackpot_schemes set name = $2
     where id = $1 and not exists (select from jackpot_schemes where name = $2) returning id`,
    [id, name],
  );
  return rows.length > 0;
}

/** Gives a scheme other shares, and with it every provider that uses it. */
export async function changeShares(
  tx: Transaction,
  { id, shareId: before }: SchemeRow,
  shareId: number,
  at: Date,
): Promise<void> {
  await tx.query("update jackpot_schemes set share_scheme_id = $2, changed_at = $3 where id = $1", [
    id,
    shareId,
    at,
  ]);
  await tx.query("update game_providers set share_scheme_id = $2 where share_scheme_id = $1", [
    before,
    shareId,
  ]);
}

export type FeedingProvider = { id: number; shareId: number | null };

export async function lockProvider(
  tx: Transaction,
  code: string,
): Promise<FeedingProvider | undefined> {
  const [row] = await tx.query<FeedingProvider>(
    `select id, share_scheme_id as "shareId" from game_providers where code = $1 for update`,
    [code],
  );
  return row;
}

export async function setProviderShares(
  tx: Transaction,
  id: number,
  shareId: number | null,
): Promise<void> {
  await tx.query("update game_providers set share_scheme_id = $2 where id = $1", [id, shareId]);
}

/** The highest return of these providers' games in basis points; null when none is declared. */
export async function highestReturn(
  tx: Transaction,
  of: { providerId: number } | { shareId: number },
): Promise<number | null> {
  const [row] = await tx.query<{ highest: number | null }>(
    `select max(g.declared_return) as highest
     from game_providers p join games g on g.provider_id = p.id
     where p.id = $1 or p.share_scheme_id = $2`,
    "providerId" in of ? [of.providerId, null] : [null, of.shareId],
  );
  return row?.highest ?? null;
}
