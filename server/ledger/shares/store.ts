import type { Queryable } from "#server/kit/database.ts";
import type { AccountRef } from "#server/ledger/account.ts";

export const listShares = (
  db: Queryable,
): Promise<{ id: number; tier: string; basisPoints: number }[]> =>
  db.query(
    `select s.id, split_part(h.code, ':', 2) as tier, s.basis_points as "basisPoints"
     from ledger_share_schemes s join ledger_house_accounts h on h.id = s.house_account_id
     order by s.id, h.id`,
  );

export async function getSharesOf(
  db: Queryable,
  account: AccountRef,
  seq: bigint,
): Promise<number | null> {
  const [row] = await db.query<{ shareId: number | null }>(
    `select share_scheme_id as "shareId" from ledger_entries
     where bucket = $1 and account_id = $2 and seq = $3`,
    [account.bucket, account.id, seq],
    "ledger-shares-of-entry",
  );
  if (!row) throw new Error(`account ${account.id} has no entry ${seq}`);
  return row.shareId;
}

/** Adds a scheme of shares of a stake, in basis points of each pool's house account. */
export async function insertShares(
  db: Queryable,
  shares: readonly { houseAccountId: number; basisPoints: number }[],
): Promise<number> {
  const [row] = await db.query<{ id: number }>("select ledger_add_shares($1, $2) as id", [
    shares.map(({ houseAccountId }) => houseAccountId),
    shares.map(({ basisPoints }) => basisPoints),
  ]);
  if (!row) throw new Error("ledger_add_shares answered no row");
  return row.id;
}
