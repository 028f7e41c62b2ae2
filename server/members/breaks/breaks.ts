import type { BreakTerm } from "#contract/break-terms.ts";
import type { RunningBreak } from "#contract/breaks.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { wantedHashes } from "#server/kit/seal-keys/numbers.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { allowStakes } from "#server/ledger/accounts.ts";
import { assertClockAgrees } from "#server/members/agreed-clock.ts";
import * as store from "#server/members/breaks/store.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import { lockTogether, settleStakes } from "#server/members/stakes.ts";
import { lockMember } from "#server/members/store.ts";

const BREAKS_PER_MEMBER: ThrottleRule = { uses: 20, windowMs: 86_400_000 };
const DUE_AT_ONCE = 100;
const HOUR_MS = 3_600_000;

/** As PostgreSQL reads them. */
const lengths: Readonly<Record<BreakTerm, string | null>> = {
  "1d": "24 hours",
  "7d": "168 hours",
  "30d": "720 hours",
  "6w": "1008 hours",
  "6m": "6 months",
  "1y": "1 year",
  "5y": "5 years",
  ever: null,
};

/** The terms that the member's jurisdiction offers, and the wait of a return in milliseconds. */
export async function breakRules(
  db: Queryable,
  memberId: bigint,
): Promise<{ terms: BreakTerm[]; returnWaitsMs: number }> {
  const rules = await rulesOfMember(db, memberId);
  return {
    terms: [...rules.coolingOffTerms, ...rules.exclusionTerms],
    returnWaitsMs: rules.returnWaitsHours * HOUR_MS,
  };
}

const wireOf = (
  { term, isExclusion, startedAt, endsAt, returnsAt, returnReason }: store.BreakRow,
  now: Date,
): RunningBreak => ({
  term,
  isExclusion,
  startedAt: startedAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  mayAskReturn: isExclusion && endsAt !== null && endsAt <= now && returnsAt === null,
  returnsAt: returnsAt?.toISOString() ?? null,
  returnReason,
});

/** The break that holds, the longest of several; null for none. */
export async function runningBreak(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<RunningBreak | null> {
  const [longest] = await store.listRunning(db, memberId);
  return longest ? wireOf(longest, clock.now()) : null;
}

/** Whether the member has begun a break that holds. */
export const isOnBreak = async (db: Queryable, memberId: bigint): Promise<boolean> =>
  (await store.listRunning(db, memberId)).length > 0;

/** Whether a self-exclusion of the member holds, also one whose term is over until they return. */
export const isSelfExcluded = async (db: Queryable, memberId: bigint): Promise<boolean> =>
  (await store.listRunning(db, memberId)).some(({ isExclusion }) => isExclusion);

/** Throws Refusal `on_break` for a member who has begun a break. */
export async function assertNotOnBreak(db: Queryable, memberId: bigint): Promise<void> {
  if (await isOnBreak(db, memberId)) throw new Refusal("on_break");
}

/**
 * Begins a break: from the commit on the ledger refuses the member's stakes, and the launches end.
 * Throws Refusal `not_found` for a term that the jurisdiction does not offer, `already_decided`
 * while a break holds that ends as late or later, `too_often`.
 */
export async function startBreak(
  { db, clock, perform }: Acts,
  memberId: bigint,
  term: BreakTerm,
): Promise<RunningBreak> {
  await throttle(db, clock, `break:${memberId}`, BREAKS_PER_MEMBER);
  return perform({ kind: "member", memberId }, async (act) => {
    await lockMember(act.tx, memberId);
    await assertClockAgrees(act.tx, act.clock);
    if (!(await breakRules(act.tx, memberId)).terms.includes(term)) throw new Refusal("not_found");
    const startedAt = clock.now();
    const endsAt = await store.endOf(act.tx, lengths[term], startedAt);
    const [longest] = await store.listRunning(act.tx, memberId);
    if (longest && (longest.endsAt === null || (endsAt !== null && endsAt <= longest.endsAt)))
      throw new Refusal("already_decided");
    await store.insertBreak(act.tx, memberId, { term, startedAt, endsAt });
    await allowStakes(act.tx, memberId, false);
    const begun = await existing(act, memberId);
    await act.emit("member.break_began", { memberId, isExclusion: begun.isExclusion, endsAt });
    return begun;
  });
}

/**
 * Asks to play again after a self-exclusion, with a reason; answers when. Throws Refusal `not_found` without one
 * whose term is over, `already_decided` when it was asked before.
 */
export const askReturn = (
  { clock, perform }: Acts,
  memberId: bigint,
  reason: string,
): Promise<RunningBreak> =>
  perform({ kind: "member", memberId }, async (act) => {
    await lockMember(act.tx, memberId);
    await assertClockAgrees(act.tx, act.clock);
    const before = await existing(act, memberId);
    if (before.returnsAt !== null) throw new Refusal("already_decided");
    if (!before.mayAskReturn) throw new Refusal("not_found");
    const at = clock.now();
    const { returnWaitsMs } = await breakRules(act.tx, memberId);
    const returnsAt = new Date(at.getTime() + returnWaitsMs);
    await store.askReturn(act.tx, memberId, { at, returnsAt, reason });
    return existing(act, memberId);
  });

/** Throws Refusal `not_found` without a break. */
async function existing({ tx, clock }: Act, memberId: bigint): Promise<RunningBreak> {
  const running = await runningBreak(tx, clock, memberId);
  if (!running) throw new Refusal("not_found");
  return running;
}

/** Ends the breaks of members that are over, a bounded number; answers of how many members. */
export async function endBreaks(act: Act): Promise<number> {
  const now = act.clock.now();
  const due = await store.listDue(act.tx, now, DUE_AT_ONCE);
  if (due.length > 0) await assertClockAgrees(act.tx, act.clock);
  await lockTogether(act.tx, due);
  for (const memberId of due) {
    const member = await lockMember(act.tx, memberId);
    if ((await store.endDue(act.tx, memberId, now)) === 0) continue;
    await settleStakes(act.tx, memberId, member?.status === "active");
    await act.emit("member.break_ended", { memberId });
  }
  return due.length;
}

/**
 * Refuses a person who excluded themselves with another account: the same phone or bank account.
 * Throws Refusal `cannot_register`, which does not say why.
 */
export async function assertNotExcluded(
  db: Queryable,
  { phone, bankNumber }: { phone?: string; bankNumber?: string },
): Promise<void> {
  const given = (number: string | undefined) => (number === undefined ? [] : [number]);
  const phones = wantedHashes(db, "members.phone", "whole", given(phone));
  const bankNumbers = wantedHashes(db, "members.bank_number", "whole", given(bankNumber));
  if (await store.isExcluded(db, phones, bankNumbers)) throw new Refusal("cannot_register");
}
