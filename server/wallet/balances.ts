import type { Output } from "#contract/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";

/** Whole won, truncated. `gameMoney` is what lies at transfer-wallet providers. */
export type WalletBalances = Omit<Output<"get-in-game-balance">, "userId">;

/** What a member has; games know what lies at providers, the wallet does not. */
export async function balancesOf(
  db: Queryable,
  memberId: bigint,
  gameMoney: Promise<Money>,
): Promise<WalletBalances> {
  const [balances, atProviders] = await Promise.all([getBalances(db, memberId), gameMoney]);
  return {
    balance: toWon(balances.cash),
    gameMoney: toWon(atProviders),
    rolling: toWon(balances.comp),
  };
}
