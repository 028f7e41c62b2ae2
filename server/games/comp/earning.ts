import type { Clock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";
import { NOTHING, units, type Money } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import type { Movement, Outcome } from "#server/ledger/operations.ts";
import { postEach, postHouse } from "#server/ledger/post.ts";
import * as store from "#server/games/comp/store.ts";

/**
 * A round is settled when it is closed and unchanged for this long, because roll-backs come early.
 */
export const SETTLED_AFTER_MS = 60_000;
/** A larger batch makes fewer bookings, because a member's rounds of one game become one. */
const ROUNDS_AT_ONCE = 50_000;
const BOOKINGS_AT_ONCE = 500;

/**
 * Books the comp of rounds that settled since the last time, each once: a member's rounds of one
 * game are one booking for each rate and version of the rates. The bookings, their rounds and the
 * progress are one transaction. A round that changes is processed again, so a late roll-back takes
 * back what its stake earned; what the member has spent of it is receivable. Answers the number of
 * processed rounds; fewer than requested means done.
 */
export async function earnComp(
  db: Database,
  clock: Clock,
  changed: (memberId: bigint) => void,
  most: number = ROUNDS_AT_ONCE,
): Promise<number> {
  const at = clock.now();
  const until = new Date(at.getTime() - SETTLED_AFTER_MS);
  const settled = await db.transaction(async (tx) => {
    const since = await store.lockProgress(tx);
    const found = await store.saveSettledRounds(tx, { since, until, most, at });
    if (found.dues.length > 0) await book(tx, found.dues);
    if (found.until !== null) await store.saveProgress(tx, found.until);
    return found;
  });
  for (const memberId of new Set(settled.dues.map((due) => due.memberId))) changed(memberId);
  return settled.rounds;
}

async function book(tx: Transaction, dues: readonly store.Due[]): Promise<void> {
  const house = {
    houseAccountId: await houseAccountId(tx, "comp_cost"),
    scopeId: await scopeId(tx, "comp"),
  };
  for (let from = 0; from < dues.length; from += BOOKINGS_AT_ONCE) {
    const some = dues.slice(from, from + BOOKINGS_AT_ONCE).map((due) => {
      return { due, movement: movementOf(due, house) };
    });
    const outcomes = await postEach(
      tx,
      some.map(({ movement }) => [movement]),
    );
    const taken: { due: store.Due; amount: Money }[] = [];
    for (const [index, { due, movement }] of some.entries()) {
      const outcome = outcomes[index]?.[0];
      if (!outcome) throw new Error("a booking has no outcome");
      const amount = await settle(tx, movement, outcome);
      if (due.owed >= 0n) continue;
      taken.push({ due, amount });
      await bookShortfall(tx, due, units(0n - due.owed - amount));
    }
    await store.saveTakenBack(tx, taken);
  }
}

/**
 * Comp that was spent before its stake was rolled back is receivable from the member, like a spent
 * win.
 */
async function bookShortfall(tx: Transaction, due: store.Due, amount: Money): Promise<void> {
  if (amount === NOTHING) return;
  const [receivable, cost] = [
    await houseAccountId(tx, "receivable"),
    await houseAccountId(tx, "comp_cost"),
  ];
  await postHouse(tx, "comp_shortfall", receivable, cost, amount, due.compAccount);
}

/** The amount moved: all, or, when comp is taken back, the rest of the member's comp. */
async function settle(tx: Transaction, movement: Movement, outcome: Outcome): Promise<Money> {
  if (outcome.status === "applied" || outcome.status === "replay") return movement.amount;
  if (movement.movement !== "comp_taken_back") throw new Error(`comp was ${outcome.status}`);
  if (outcome.status === "frozen") return NOTHING;
  if (outcome.status !== "insufficient") throw new Error(`comp was ${outcome.status}`);
  if (outcome.balance === NOTHING) return NOTHING;
  // The first attempt has locked the account, but an earlier round of it may have taken comp
  // meanwhile.
  const [again] = await postEach(tx, [[{ ...movement, amount: outcome.balance }]]);
  const second = again?.[0];
  if (!second) throw new Error("a booking has no outcome");
  return settle(tx, { ...movement, amount: outcome.balance }, second);
}

const movementOf = (
  { compAccount, round, rounds, owed }: store.Due,
  house: { houseAccountId: number; scopeId: number },
): Movement => ({
  account: compAccount,
  movement: owed > 0n ? "comp_earned" : "comp_taken_back",
  amount: units(owed > 0n ? owed : 0n - owed),
  ...house,
  key: `${round.accountId}-${round.firstSeq}:${round.changes}x${rounds}`,
});

/**
 * A comp entry's key: the public id of the newest of its rounds, and their number; older entries
 * have one round each.
 */
export function readCompKey(key: string): { round: string; rounds: number } {
  const [round = key, booking = ""] = key.split(":");
  return { round, rounds: Number(booking.split("x")[1] ?? 1) };
}
