import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { houseAccountId } from "#server/ledger/accounts.ts";
import * as store from "#server/ledger/shares/store.ts";

/** The number of the shares with which an entry's stake fed the pools; null when it fed none. */
export const sharesOfEntry = (
  db: Queryable,
  account: AccountRef,
  seq: bigint,
): Promise<number | null> => store.getSharesOf(db, account, seq);

/** Adds shares of a stake in basis points, each above 0 and 1,000 in all at most; answers their id. */
export const addShares = async (
  tx: Transaction,
  shares: readonly { tier: string; basisPoints: number }[],
): Promise<number> => {
  const ofPools = [];
  for (const { tier, basisPoints } of shares)
    ofPools.push({ houseAccountId: await houseAccountId(tx, `jackpot:${tier}`), basisPoints });
  return store.insertShares(tx, ofPools);
};

/** Each scheme's shares of a stake for the pools, in basis points. */
export const shareSchemes = (
  db: Queryable,
): Promise<{ id: number; tier: string; basisPoints: number }[]> => store.listShares(db);
