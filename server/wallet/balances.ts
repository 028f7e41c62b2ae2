import type { Output } from "#contract/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";

/** Whole won, truncated. `gameMoney` is at providers that keep money. */
export type WalletBalances = Omit<Output<"get-in-game-balance">, "userId">;

/** A member's balances, without the money at providers, which games know. */
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
