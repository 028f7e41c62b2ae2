import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import * as store from "#server/games/launches/store.ts";

/** A member's rounds of a game without a result, and their stakes in whole won. */
export type Unfinished = { rounds: number; held: number };

/**
 * While a game has an unfinished round of the member, the newest launch is the only one that takes
 * stakes: the round goes on there, and earlier launches of the game end. Wins and roll-backs of
 * those are taken. A bet on sport waits for its match and is none of these. Answers the unfinished
 * rounds, if there are any. Source: GLI-19 4.16.3.
 */
export async function takeOverUnfinished(
  db: Queryable,
  launch: { id: string; account: AccountRef; gameId: number },
): Promise<Unfinished | undefined> {
  const { count, held } = await store.sumUnfinished(db, launch.account, launch.gameId);
  if (count === 0n) return undefined;
  await store.endEarlierLaunches(db, launch.id);
  return { rounds: Number(count), held: toWon(held) };
}
