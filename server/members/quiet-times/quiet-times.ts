import type { QuietKind } from "#contract/quiet-times.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { isWithin } from "#server/kit/number-spans.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { lockAccounts, lockBalances } from "#server/ledger/accounts.ts";
import { assertClockAgrees } from "#server/members/agreed-clock.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { raiseTimes } from "#server/members/raise-times.ts";
import * as store from "#server/members/quiet-times/store.ts";

export const QUIET_CHANGES_PER_MEMBER: ThrottleRule = { uses: 60, windowMs: 3_600_000 };
const AT_ONCE = 100;
const nothing = "{}";

/**
 * Sets what a member closes, as the text of a multirange: it holds for every posting and deposit after
 * the commit, and a looser choice that was asked for is over. What leaves out any of the present is
 * parked, as a whole, while the present holds. Throws Refusal `already_decided` when nothing would
 * change, `on_break` for a looser choice during a break, `too_often`.
 */
export async function setQuietTime(
  { db, clock, perform }: Acts,
  memberId: bigint,
  kind: QuietKind,
  closed: string,
): Promise<void> {
  await throttle(db, clock, `quiet-time:${memberId}`, QUIET_CHANGES_PER_MEMBER);
  await perform({ kind: "member", memberId }, async (act) => {
    const present = (await lockQuiet(act, memberId, kind))?.closed ?? nothing;
    if (closed === present) throw new Refusal("already_decided");
    const at = clock.now();
    if (!isWithin(present, closed)) {
      await assertNotOnBreak(act.tx, memberId);
      await assertClockAgrees(act.tx, act.clock);
      const { waitsMs, lapsesAfterMs } = await raiseTimes(act.tx, memberId);
      const readyAt = new Date(at.getTime() + waitsMs);
      const lapsesAt = new Date(readyAt.getTime() + lapsesAfterMs);
      await store.setLoosening(act.tx, memberId, kind, {
        to: closed,
        askedAt: at,
        readyAt,
        lapsesAt,
      });
      return note(act, memberId, { kind, change: "asked", closed });
    }
    await store.setClosed(act.tx, memberId, { kind, closed, at });
    return note(act, memberId, { kind, change: "set", closed });
  });
}

/**
 * Loosens as was asked. Throws Refusal `not_found` when nothing was asked for or it has lapsed,
 * `raise_waits` before its time, `on_break`.
 */
export const confirmQuietTime = (
  { clock, perform }: Acts,
  memberId: bigint,
  kind: QuietKind,
): Promise<void> =>
  perform({ kind: "member", memberId }, async (act) => {
    await assertClockAgrees(act.tx, act.clock);
    const asked = looseningOf(await lockQuiet(act, memberId, kind), clock.now());
    if (!asked) throw new Refusal("not_found");
    const at = clock.now();
    if (at < asked.readyAt) throw new Refusal("raise_waits");
    await assertNotOnBreak(act.tx, memberId);
    await store.setClosed(act.tx, memberId, { kind, closed: asked.to, at });
    await note(act, memberId, { kind, change: "loosened", closed: asked.to });
  });

/** Takes a looser choice back that was asked for. Throws Refusal `not_found` without one. */
export const cancelQuietTime = (
  { clock, perform }: Acts,
  memberId: bigint,
  kind: QuietKind,
): Promise<void> =>
  perform({ kind: "member", memberId }, async (act) => {
    const present = await lockQuiet(act, memberId, kind);
    if (!present || !looseningOf(present, clock.now())) throw new Refusal("not_found");
    await store.setLoosening(act.tx, memberId, kind, null);
    await note(act, memberId, { kind, change: "cancelled", closed: present.closed });
  });

/** The accounts stay locked, so that every posting comes before or after a change. */
async function lockQuiet(
  { tx }: Act,
  memberId: bigint,
  kind: QuietKind,
): Promise<store.QuietRow | undefined> {
  await lockBalances(tx, memberId);
  return (await store.list(tx, memberId)).find((row) => row.kind === kind);
}

/** Null also for what has lapsed. */
export function looseningOf(
  row: store.QuietRow | undefined,
  now: Date,
): Omit<store.Loosening, "askedAt"> | null {
  const { loosenTo: to, loosenReadyAt: readyAt, loosenLapsesAt: lapsesAt } = row ?? {};
  if (to === null || to === undefined || !readyAt || !lapsesAt || lapsesAt <= now) return null;
  return { to, readyAt, lapsesAt };
}

async function note(act: Act, memberId: bigint, change: store.QuietChange): Promise<void> {
  await store.insertChange(act.tx, memberId, change, act.clock.now());
  await act.emit("member.limit_changed", { memberId });
}

/** When the member may play again; null outside of their no-play hours. */
export const playsAgainAt = (db: Queryable, memberId: bigint): Promise<Date | null> =>
  store.findOpening(db, memberId);

/**
 * Throws Refusal `no_play_hours`, with their end. The ledger refuses the stakes; this spares the
 * member a game that takes none.
 */
export async function assertNotInQuietHours(db: Queryable, memberId: bigint): Promise<void> {
  const until = await playsAgainAt(db, memberId);
  if (until) throw new Refusal("no_play_hours", { until: until.toISOString() });
}

/**
 * Refuses a deposit on a weekday that the member closed. The caller has locked the accounts. Throws
 * Refusal `deposit_free_day`.
 */
export async function assertDepositDay(tx: Transaction, memberId: bigint): Promise<void> {
  if (await store.isDepositFree(tx, memberId)) throw new Refusal("deposit_free_day");
}

/**
 * Counts when ended no-play hours hold next, so that postings between them ask for nothing, of a
 * bounded number of members; answers how many.
 */
export async function countEndedHours({ tx }: Act): Promise<number> {
  const ended = await store.listEnded(tx, AT_ONCE);
  await lockAccounts(tx, ended);
  for (const memberId of ended) await store.countHours(tx, memberId);
  return ended.length;
}
