import type { Act } from "#server/kit/act.ts";
import { once } from "#server/kit/idempotency.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { assertFundsNoticeSeen } from "#server/members/funds-notices/funds-notices.ts";
import { checkMember } from "#server/members/barred-persons/checking.ts";
import { askRegisters, type Asking } from "#server/members/registers/registers.ts";
import { happeningOf } from "#server/payments/claims.ts";
import { assertWithin } from "#server/payments/limits.ts";
import { lockAnswer } from "#server/payments/deposit-instructions.ts";
import { markUsed } from "#server/payments/account-questions/store.ts";
import { assertMayDeposit } from "#server/payments/may-deposit.ts";
import * as store from "#server/payments/store.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

const EXPIRED_AT_ONCE = 500;
/**
 * Every request appears on the cashiers' screens for a moment, also one that is withdrawn at once.
 */
export const DEPOSITS_PER_MEMBER: ThrottleRule = { uses: 20, windowMs: 10 * 60_000 };

export type DepositAsk = { amount: Money; reference?: string | undefined };

/**
 * Asks for a deposit, once per idempotency key. No money moves until an operator approves it.
 * The registers of the member's site are asked before. Throws Refusal: `on_break`,
 * `person_barred`, `register_not_clear`, `identity_missing`, `funds_notice_due`, `account_not_active` for a member who may not play, `deposit_free_day`, `deposit_limit` above the
 * member's own limit, `amount_outside_limits`, `already_waiting`, `not_found` for a reference that is
 * not a valid, unused one of the member, `too_often`, `idempotency_mismatch`. Answers the request's id.
 */
export async function requestDeposit(
  asking: Asking,
  { memberId, key }: { memberId: bigint; key: string | null },
  deposit: DepositAsk,
): Promise<{ id: number }> {
  const { db, clock, perform } = asking.acts;
  await throttle(db, clock, `deposit:${memberId}`, DEPOSITS_PER_MEMBER);
  await askRegisters(asking, memberId, "deposit");
  await checkMember(asking.acts, memberId, "deposit");
  const body = { amount: toWon(deposit.amount), reference: deposit.reference ?? null };
  const claim = { memberId, call: "apply-user-deposit", key, body };
  return perform({ kind: "member", memberId }, (act) =>
    once(act, claim, async () => ({ id: Number(await placeDeposit(act, memberId, deposit)) })),
  );
}

/** Stores the request inside an act, without counting the attempt. */
export async function placeDeposit(
  act: Act,
  memberId: bigint,
  { amount, reference }: DepositAsk,
): Promise<bigint> {
  const rules = await moneyRules(act.tx);
  assertWithin(amount, rules.deposit);
  await assertMayDeposit(act.tx, act.clock, memberId, amount);
  await assertFundsNoticeSeen(act.tx, act.clock, memberId);
  const askedAt = act.clock.now();
  const answer = await lockAnswer(act.tx, memberId, askedAt, reference);
  const id = await store.insertDeposit(act.tx, {
    memberId,
    amount,
    accountId: answer?.accountId ?? null,
    reference: answer?.reference ?? null,
    askedAt,
    expiresAt: new Date(askedAt.getTime() + rules.depositWaitsMs),
  });
  if (answer) await markUsed(act.tx, answer.id, id);
  await act.emit("payment.asked", { memberId, requestId: id, kind: "deposit" });
  return id;
}

/**
 * Withdraws the member's own deposit request before an operator has claimed it. Throws Refusal
 * `not_found`, also for another member's request, and `already_decided`.
 */
export async function cancelDeposit(act: Act, memberId: bigint, id: bigint): Promise<void> {
  const request = await store.lockRequest(act.tx, id);
  if (request?.memberId !== memberId || request.kind !== "deposit" || request.isHidden)
    throw new Refusal("not_found");
  if (request.status !== "waiting") throw new Refusal("already_decided");
  await store.markDecided(act.tx, id, { decision: "withdrawn", at: act.clock.now() });
  await act.emit("payment.withdrawn", happeningOf(request));
}

/**
 * Cancels deposits that waited too long, except claimed ones and those with a transfer. Answers how
 * many.
 */
export async function expireDeposits(act: Act): Promise<number> {
  const expired = await store.expireDeposits(act.tx, act.clock.now(), EXPIRED_AT_ONCE);
  for (const { id, memberId } of expired)
    await act.emit("payment.expired", { memberId, requestId: id, kind: "deposit" });
  return expired.length;
}
