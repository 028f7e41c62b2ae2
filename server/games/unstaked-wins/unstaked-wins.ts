import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable, Transaction } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { findRound, roundOf } from "#server/games/round-search/search.ts";
import * as store from "#server/games/unstaked-wins/store.ts";

/**
 * A round is processed when it is unchanged for this long, because a stake may come after its win.
 */
export const LOOKED_AT_AFTER_MS = 60_000;
const ROUNDS_AT_ONCE = 10_000;
const WINS_PER_PAGE = 50;

/**
 * Lists large wins of rounds without a stake for operators; they were booked like every win.
 * Answers the number of processed rounds; fewer than requested means done.
 */
export const findUnstakedWins = (
  db: Database,
  clock: Clock,
  most: number = ROUNDS_AT_ONCE,
): Promise<number> =>
  store.listChanged(db, new Date(clock.now().getTime() - LOOKED_AT_AFTER_MS), most);

/** The listed wins, oldest first, and their total number. */
export async function unstakedWins(
  db: Queryable,
  after: number | undefined,
): Promise<OfficeOutput<"get-unstaked-wins">> {
  const [rows, waiting] = await Promise.all([
    store.listWaiting(db, BigInt(after ?? 0), WINS_PER_PAGE + 1),
    store.countWaiting(db),
  ]);
  const shown = rows.slice(0, WINS_PER_PAGE);
  const last = shown.at(-1);
  return {
    wins: shown.map((row) => ({
      ...roundOf(row),
      connection: row.connection,
      amount: toWon(row.amount),
      jackpot: toWon(row.jackpot),
      foundAt: row.foundAt.toISOString(),
    })),
    waiting,
    next: rows.length > WINS_PER_PAGE && last ? Number(last.id) : null,
  };
}

/**
 * Removes a round's win from the list. Throws Refusal `not_found` for a round that is not listed,
 * `already_decided` when it was acknowledged before, `stale` when its amount in whole won differs
 * from the one that the operator saw.
 */
export async function acknowledge(
  tx: Transaction,
  clock: Clock,
  { id, won, by }: { id: string; won: number; by: bigint },
): Promise<void> {
  const round = await findRound(tx, id);
  const win = round && (await store.lockWin(tx, round));
  if (!win) throw new Refusal("not_found");
  if (win.isAcknowledged) throw new Refusal("already_decided");
  if (toWon(win.amount) !== won) throw new Refusal("stale");
  await store.saveAcknowledged(tx, win.id, { at: clock.now(), by });
}
