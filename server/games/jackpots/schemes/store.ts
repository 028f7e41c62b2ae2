import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

export type SchemeRow = {
  id: number;
  name: string;
  /** The number of the shares that stakes have now. */
  shareId: number;
  /** The number of accepted shares that wait for wins; null when nothing waits. */
  nextShareId: number | null;
};

/** Every scheme with the numbers of its shares. */
export const listSchemes = (db: Queryable): Promise<SchemeRow[]> =>
  db.query<SchemeRow>(
    `select id, name, share_scheme_id as "shareId", next_share_scheme_id as "nextShareId"
     from jackpot_schemes order by id limit 1000`,
  );

/** The shares that wait for wins, with the two operators who accepted them. */
export const listWaiting = (
  db: Queryable,
): Promise<{ id: number; by: string; checkedBy: string; at: Date }[]> =>
  db.query(
    `select s.id, m.name as by, c.name as "checkedBy", s.next_accepted_at as at
     from jackpot_schemes s
     join operators m on m.id = s.next_made_by join operators c on c.id = s.next_checked_by
     where s.next_accepted_at is not null order by s.id limit 1000`,
  );

export async function lockScheme(tx: Transaction, id: number): Promise<SchemeRow | undefined> {
  const [row] = await tx.query<SchemeRow>(
    `select id, name, share_scheme_id as "shareId", next_share_scheme_id as "nextShareId"
     from jackpot_schemes where id = $1 for update`,
    [id],
  );
  return row;
}

/** Answers the id; undefined where the name is taken. */
export async function insertScheme(
  tx: Transaction,
  { name, shareId }: Pick<SchemeRow, "name" | "shareId">,
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

type Numbers = Pick<SchemeRow, "shareId" | "nextShareId">;
export type Acceptance = { madeBy: bigint; checkedBy: bigint; at: Date };

/** Sets the present shares of a scheme and of each provider that uses it, and the shares that wait. */
export async function changeShares(
  tx: Transaction,
  { id, shareId: before }: SchemeRow,
  { shareId, nextShareId }: Numbers,
  { madeBy, checkedBy, at }: Acceptance,
): Promise<void> {
  const by = nextShareId === null ? [null, null, null] : [madeBy, checkedBy, at];
  await tx.query(
    `update jackpot_schemes
     set share_scheme_id = $2, changed_at = $3, next_share_scheme_id = $4, next_made_by = $5,
         next_checked_by = $6, next_accepted_at = $7
     where id = $1`,
    [id, shareId, at, nextShareId, ...by],
  );
  await tx.query("update game_providers set share_scheme_id = $2 where share_scheme_id = $1", [
    before,
    shareId,
  ]);
}

/** Makes the waiting shares of these pools the present ones, of every scheme or of one. */
export async function takeHold(
  tx: Transaction,
  tiers: readonly JackpotTier[],
  scheme: number | null,
): Promise<void> {
  await tx.query(
    `select jackpots_take_hold(
       array(select house_account_id from jackpot_tiers where tier = any($1)), $2::smallint)`,
    [tiers, scheme],
  );
}

/** Whether the stakes of a provider have these shares. */
export async function isUsed(tx: Transaction, shareId: number): Promise<boolean> {
  const rows = await tx.query("select from game_providers where share_scheme_id = $1 limit 1", [
    shareId,
  ]);
  return rows.length > 0;
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
