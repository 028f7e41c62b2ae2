import type { Act, Acts } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import {
  lockLimit,
  parkRaise,
  setAmount,
  takeNotices,
  type LimitName,
} from "#server/ledger/limits/limits.ts";
import { assertClockAgrees } from "#server/members/agreed-clock.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { recountTime } from "#server/members/play-time/play-time.ts";
import { raiseTimes } from "#server/members/raise-times.ts";
import { answerReviews, insertChange, type LimitChange } from "#server/members/limits/store.ts";

export const LIMIT_CHANGES_PER_MEMBER: ThrottleRule = { uses: 60, windowMs: 3_600_000 };
const TOLD_AT_ONCE = 100;

/**
 * Sets or lowers a limit, in ledger units or minutes: it holds for every posting after the commit, and a parked raise is over.
 * A higher amount, or null for no limit, is parked while the present one holds. Throws Refusal
 * `already_decided` when nothing would change, `on_break` for a raise during a break, `too_often`.
 */
export async function setLimit(
  { db, clock, perform }: Acts,
  memberId: bigint,
  name: LimitName,
  amount: bigint | null,
): Promise<void> {
  await throttle(db, clock, `limit:${memberId}`, LIMIT_CHANGES_PER_MEMBER);
  await perform({ kind: "member", memberId }, async (act) => {
    const present = await lockLimit(act.tx, clock, memberId, name);
    const at = clock.now();
    if (isHigher(amount, present?.own ?? null)) {
      await assertNotOnBreak(act.tx, memberId);
      await assertClockAgrees(act.tx, act.clock);
      await parkRaise(act.tx, memberId, name, {
        to: amount,
        at,
        ...(await raiseTimes(act.tx, memberId)),
      });
      return note(act, memberId, { ...name, change: "asked", amount });
    }
    if (amount === (present?.own ?? null)) throw new Refusal("already_decided");
    await apply(act, memberId, name, amount);
    return note(act, memberId, { ...name, change: "set", amount });
  });
}

/** Whether one limit allows more than another; null, without a limit, allows the most. */
const isHigher = (one: bigint | null, other: bigint | null): boolean =>
  other !== null && (one === null || one > other);

/**
 * Raises a limit as was asked. Throws Refusal `not_found` when no raise is parked or it has lapsed,
 * `raise_waits` before its time, `on_break`.
 */
export const confirmRaise = (
  { clock, perform }: Acts,
  memberId: bigint,
  name: LimitName,
): Promise<void> =>
  perform({ kind: "member", memberId }, async (act) => {
    await assertClockAgrees(act.tx, act.clock);
    const raise = (await lockLimit(act.tx, clock, memberId, name))?.raise;
    if (!raise) throw new Refusal("not_found");
    const at = clock.now();
    if (at < raise.readyAt) throw new Refusal("raise_waits");
    await assertNotOnBreak(act.tx, memberId);
    await apply(act, memberId, name, raise.to);
    await note(act, memberId, { ...name, change: "raised", amount: raise.to });
  });

async function apply(
  { tx, clock }: Act,
  memberId: bigint,
  name: LimitName,
  amount: bigint | null,
): Promise<void> {
  await setAmount(tx, memberId, name, amount, clock.now());
  if (name.kind === "time") await recountTime(tx, clock, memberId);
}

/** Takes a parked raise back. Throws Refusal `not_found` without one. */
export const cancelRaise = (
  { clock, perform }: Acts,
  memberId: bigint,
  name: LimitName,
): Promise<void> =>
  perform({ kind: "member", memberId }, async (act) => {
    const present = await lockLimit(act.tx, clock, memberId, name);
    if (!present?.raise) throw new Refusal("not_found");
    await parkRaise(act.tx, memberId, name, null);
    await note(act, memberId, { ...name, change: "cancelled", amount: present.own });
  });

async function note(act: Act, memberId: bigint, change: LimitChange): Promise<void> {
  await insertChange(act.tx, memberId, change, act.clock.now());
  // Who changes a limit has looked at it.
  await answerReviews(act.tx, memberId, act.clock.now());
  await act.emit("member.limit_changed", { memberId });
}

/** Tells members of limits that are nearly or wholly used, a bounded number; answers how many. */
export async function tellOfLimits(act: Act): Promise<number> {
  const notices = await takeNotices(act.tx, act.clock.now(), TOLD_AT_ONCE);
  for (const notice of notices) await act.emit("member.limit_near", notice);
  return notices.length;
}
