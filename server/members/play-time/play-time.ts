import type { ProfileValues } from "#contract/office/profile-rules.ts";
import type { PlayCountdown } from "#contract/play-time.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { lockAccounts, lockBalances } from "#server/ledger/accounts.ts";
import { playedSince } from "#server/ledger/limits/limits.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import { assertNotInQuietHours } from "#server/members/quiet-times/quiet-times.ts";
import { holdUntilSeen } from "#server/members/tools/tools.ts";
import * as store from "#server/members/play-time/store.ts";
import { ABSOLUTE_MS } from "#server/members/session-length.ts";

export const INTERVALS_PER_MEMBER: ThrottleRule = { uses: 60, windowMs: 3_600_000 };
const AT_ONCE = 100;
const MINUTE_MS = 60_000;

/** Since the member began to play. `returned` less `staked` is the net result. */
export type PlayTime = {
  since: Date;
  checkMinutes: number;
  isDue: boolean;
  staked: Money;
  returned: Money;
  countdown: PlayCountdown;
  /** What is left of the break after a reality check, in milliseconds. */
  breakLeftMs: number;
  /** The longest interval that the member can choose. */
  mostMinutes: number;
};

/**
 * A member signs in: after a pause they begin to play anew, otherwise the time and the check that
 * is due go on. Called before the new session is written.
 */
export async function beginToPlay(
  { tx, clock }: Act,
  memberId: bigint,
  {
    pauseMinutes,
    checkMinutes: usualMinutes,
  }: Pick<ProfileValues, "pauseMinutes" | "checkMinutes">,
): Promise<void> {
  const at = clock.now();
  // In the order in which postings lock.
  await lockBalances(tx, memberId);
  const pausedSince = new Date(at.getTime() - pauseMinutes * MINUTE_MS);
  await store.begin(tx, memberId, { at, pausedSince, usualMinutes });
  // Counting costs as much as the rest of a sign-in, and most members have no limit of time.
  if (await store.hasCountedTime(tx, memberId)) await store.countTime(tx, memberId, at);
  await holdUntilSeen(tx, memberId);
}

/** Counts a member's time anew after their limit of time changed. The accounts are locked. */
export const recountTime = (tx: Transaction, clock: Clock, memberId: bigint): Promise<void> =>
  store.countTime(tx, memberId, clock.now());

const msUntil = (at: Date, now: Date): number => Math.max(0, at.getTime() - now.getTime());

/** What a page counts down; the same moments hold the stakes in the ledger. */
export function countdownOf(
  row: Pick<store.PlayTimeRow, "checkDueAt" | "timeEndsAt" | "timeOpensAt">,
  now: Date,
): PlayCountdown {
  const { checkDueAt, timeEndsAt, timeOpensAt } = row;
  const isCounted = timeEndsAt !== null && timeOpensAt !== null && timeOpensAt > now;
  return {
    checkInMs: msUntil(checkDueAt, now),
    timeLeftMs: isCounted ? msUntil(timeEndsAt, now) : null,
  };
}

/** Throws Error for a member who never signed in. */
async function existing(db: Queryable, memberId: bigint): Promise<store.PlayTimeRow> {
  const row = await store.find(db, memberId);
  if (!row) throw new Error(`member ${memberId} has no playing time`);
  return row;
}

/** How long the member has played since the last pause, with what the ledger says of it. */
export async function playTimeOf(db: Queryable, clock: Clock, memberId: bigint): Promise<PlayTime> {
  const row = await existing(db, memberId);
  const now = clock.now();
  return {
    since: row.since,
    checkMinutes: row.checkMinutes,
    isDue: row.checkDueAt <= now,
    ...(await playedSince(db, memberId, row.since)),
    countdown: countdownOf(row, now),
    breakLeftMs: row.heldUntil ? msUntil(row.heldUntil, now) : 0,
    mostMinutes: (await rulesOfMember(db, memberId)).checkMinutes,
  };
}

/**
 * Answers the reality check that is due; stakes are taken from the commit on, or after the break that
 * the jurisdiction demands. Throws Refusal `already_decided` when none is due.
 */
export const answerCheck = ({ clock, perform }: Acts, memberId: bigint): Promise<void> =>
  perform({ kind: "member", memberId }, async (act) => {
    await lockBalances(act.tx, memberId);
    const { checkDueAt: dueAt, since } = await existing(act.tx, memberId);
    const answeredAt = clock.now();
    const { breakMinutes } = await rulesOfMember(act.tx, memberId);
    if (!(await store.answer(act.tx, memberId, { at: answeredAt, breakMinutes })))
      throw new Refusal("already_decided");
    const { staked, returned } = await playedSince(act.tx, memberId, since);
    await store.insertCheck(act.tx, memberId, { dueAt, answeredAt, staked, returned });
    await act.emit("member.check_answered", { memberId });
  });

/**
 * Chooses the interval of reality checks, in minutes. A shorter one counts from now, a longer one
 * from the next answer. Throws Refusal `already_decided` for the present one, `amount_outside_limits`
 * for one above that of the jurisdiction, `on_break` for a longer one during a break, `too_often`.
 */
export async function setCheckInterval(
  { db, clock, perform }: Acts,
  memberId: bigint,
  minutes: number,
): Promise<void> {
  await throttle(db, clock, `check-interval:${memberId}`, INTERVALS_PER_MEMBER);
  await perform({ kind: "member", memberId }, async (act) => {
    await lockBalances(act.tx, memberId);
    const { checkMinutes } = await existing(act.tx, memberId);
    if (minutes > (await rulesOfMember(act.tx, memberId)).checkMinutes)
      throw new Refusal("amount_outside_limits");
    if (minutes === checkMinutes) throw new Refusal("already_decided");
    if (minutes > checkMinutes) await assertNotOnBreak(act.tx, memberId);
    await store.setMinutes(act.tx, memberId, minutes, clock.now());
    await act.emit("member.limit_changed", { memberId });
  });
}

/**
 * Throws Refusal `no_play_hours` in the hours that the member closed, `session_time` after the
 * member's time of the day, `reality_check` while one is due, and `play_break` during the break after
 * one. The ledger refuses the stakes; this spares the member a game that takes none.
 */
export async function assertMayPlay(db: Queryable, clock: Clock, memberId: bigint): Promise<void> {
  await assertNotInQuietHours(db, memberId);
  const row = await store.find(db, memberId);
  if (!row) return;
  const now = clock.now();
  const { checkInMs, timeLeftMs } = countdownOf(row, now);
  if (timeLeftMs === 0) throw new Refusal("session_time");
  if (checkInMs === 0) throw new Refusal("reality_check");
  if (row.heldUntil && row.heldUntil > now) throw new Refusal("play_break");
}

/** Counts the days that began anew, a bounded number; answers of how many members. */
export async function beginNewDays({ tx, clock }: Act): Promise<number> {
  const now = clock.now();
  const due = await store.listNewDays(tx, now, AT_ONCE);
  await lockAccounts(
    tx,
    due.map(({ memberId }) => memberId),
  );
  for (const { memberId, isSignedIn } of due)
    await (isSignedIn ? store.countTime(tx, memberId, now) : store.stopCounting(tx, memberId, now));
  return due.length;
}

/** Ends the breaks after reality checks that are over, a bounded number; answers how many. */
export const endPlayBreaks = ({ tx, clock }: Act): Promise<number> =>
  store.endHeld(tx, clock.now(), AT_ONCE);

/** Signs out the members whose time of the day is used up, a bounded number; answers how many. */
export async function endUsedUp(act: Act): Promise<number> {
  const now = act.clock.now();
  // No session lasts longer, so no older end of the time has sessions left.
  const since = new Date(now.getTime() - ABSOLUTE_MS);
  const ended = await store.endUsedUp(act.tx, { now, since }, AT_ONCE);
  for (const [memberId, own] of Map.groupBy(ended, (each) => each.memberId))
    await act.emit("session.ended", {
      memberId,
      sessionIds: own.map(({ sessionId }) => sessionId),
    });
  return ended.length;
}
