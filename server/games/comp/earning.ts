import type { Clock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";
import { basisPointsDown, NOTHING, units, type Money } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import type { Movement, Outcome } from "#server/ledger/operations.ts";
import { postEach } from "#server/ledger/post.ts";
import * as store from "#server/games/comp/store.ts";

/** A round is settled when it is closed and has been quiet this long: roll-backs come early. */
export const SETTLED_AFTER_MS = 60_000;
const ROUNDS_AT_ONCE = 500;

/** What one settled round has to have moved besides what it has. */
type Due = { round: store.SettledRound; basisPoints: number; deserved: Money; owed: Money };

/**
 * Books the comp of rounds that settled since the last time, each once: the bookings, what
 * they were for and how far we came are one transaction. A round that changes again is looked
 * at again, so a late roll-back takes back what its stake had earned, as far as the member
 * still has it. Answers how many rounds were looked at; less than were asked for means done.
 */
export async function earnComp(
  db: Database,
  clock: Clock,
  changed: (memberId: bigint) => void,
  most: number = ROUNDS_AT_ONCE,
): Promise<number> {
  const until = new Date(clock.now().getTime() - SETTLED_AFTER_MS);
  const { rounds, dues } = await db.transaction(async (tx) => {
    const progress = await store.lockProgress(tx);
    const settled = await store.listSettledRounds(tx, progress, until, most);
    const last = settled.at(-1);
    if (!last) return { rounds: [], dues: [] };
    const due = settled.map(dueOf).filter(({ owed }) => owed !== 0n);
    if (due.length > 0) await book(tx, due, clock.now());
    await store.saveProgress(tx, last.changedAt);
    return { rounds: settled, dues: due };
  });
  for (const memberId of new Set(dues.map(({ round }) => round.memberId))) changed(memberId);
  return rounds.length;
}

/** A round keeps the rate it first earned at, whatever level the member reaches later. */
function dueOf(round: store.SettledRound): Due {
  const basisPoints = round.earnedAtBasisPoints ?? round.basisPoints;
  const stake = round.stake > 0n ? units(round.stake) : NOTHING;
  const deserved = basisPointsDown(stake, basisPoints);
  // What a roll-back could not take stays the house's: it is not owed again.
  const settledBefore = round.deserved ?? NOTHING;
  return { round, basisPoints, deserved, owed: units(deserved - settledBefore) };
}

async function book(tx: Transaction, dues: readonly Due[], at: Date): Promise<void> {
  const house = {
    houseAccountId: await houseAccountId(tx, "comp_cost"),
    scopeId: await scopeId(tx, "comp"),
  };
  const movements = dues.map((due) => movementOf(due, house));
  const outcomes = await postEach(
    tx,
    movements.map((movement) => [movement]),
  );
  const earnings: store.Earning[] = [];
  for (const [index, due] of dues.entries()) {
    const movement = movements[index];
    const outcome = outcomes[index]?.[0];
    if (!movement || !outcome) throw new Error("a booking has no outcome");
    const moved = await settle(tx, movement, outcome);
    const signed = due.owed > 0n ? moved : 0n - moved;
    earnings.push({
      ...due.round,
      basisPoints: due.basisPoints,
      deserved: due.deserved,
      booked: units((due.round.booked ?? 0n) + signed),
      changes: due.round.changes + 1,
    });
  }
  await store.saveEarnings(tx, earnings, at);
}

/** How much was moved: all, or what the member still has when comp is taken back. */
async function settle(tx: Transaction, movement: Movement, outcome: Outcome): Promise<Money> {
  if (outcome.status === "applied" || outcome.status === "replay") return movement.amount;
  if (movement.movement !== "comp_taken_back") throw new Error(`comp was ${outcome.status}`);
  if (outcome.status === "frozen") return NOTHING;
  if (outcome.status !== "insufficient") throw new Error(`comp was ${outcome.status}`);
  if (outcome.balance === NOTHING) return NOTHING;
  // The account is locked by the first attempt, but an earlier round of it may have taken since.
  const [again] = await postEach(tx, [[{ ...movement, amount: outcome.balance }]]);
  const second = again?.[0];
  if (!second) throw new Error("a booking has no outcome");
  return settle(tx, { ...movement, amount: outcome.balance }, second);
}

const movementOf = (
  { round, owed }: Due,
  house: { houseAccountId: number; scopeId: number },
): Movement => ({
  account: { bucket: round.bucket, id: round.compAccountId },
  movement: owed > 0n ? "comp_earned" : "comp_taken_back",
  amount: units(owed > 0n ? owed : 0n - owed),
  ...house,
  key: `${round.accountId}-${round.firstSeq}:${round.changes + 1}`,
});

/** The round that a comp entry's key names, as rounds are called outside. */
export const roundOfCompKey = (key: string): string => key.split(":")[0] ?? key;
