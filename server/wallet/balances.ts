import type { Output } from "#contract/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";

/** Whole won, truncated. `gameMoney` is what lies at transfer-wallet providers. */
export type WalletBalances = Omit<Output<"get-in-game-balance">, "userId">;

/** What a member has. No transfer-wallet provider is connected, so no game money exists. */
export async function balancesOf(db: Queryable, memberId: bigint): Promise<WalletBalances> {
  const balances = await getBalances(db, memberId);
  return { balance: toWon(balances.cash), gameMoney: 0, rolling: toWon(balances.comp) };
}
