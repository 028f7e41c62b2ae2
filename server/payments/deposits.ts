import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { once } from "#server/kit/once.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { within, type Ask, type Decision, type PaymentDesk } from "#server/payments/desk.ts";
import { assertWithin } from "#server/payments/limits.ts";
import { referenceFor } from "#server/payments/receiving-accounts.ts";
import { lockUndecided, tellDecision } from "#server/payments/requests.ts";
import * as store from "#server/payments/store.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

const EXPIRED_AT_ONCE = 500;
/** Each request is on the cashiers' screens for a moment, also one that is withdrawn at once. */
export const DEPOSITS_PER_MEMBER: ThrottleRule = { uses: 20, windowMs: 10 * 60_000 };

export type DepositAsk = { amount: Money; reference?: string | undefined };

/**
 * Asks for a deposit; once per key. Nothing moves until an operator approves it. Throws Refusal:
 * `amount_outside_limits`, `already_waiting`, `not_found` for a reference that is not the
 * member's live one, `too_often`, `idempotency_mismatch`. Answers the request's id.
 */
export async function requestDeposit(
  desk: PaymentDesk,
  ask: Ask,
  deposit: DepositAsk,
): Promise<number> {
  await throttle(desk.db, desk.clock, `deposit:${ask.memberId}`, DEPOSITS_PER_MEMBER);
  const act = {
    memberId: ask.memberId,
    call: "apply-user-deposit",
    key: ask.idempotencyKey,
    body: { amount: toWon(deposit.amount), reference: deposit.reference ?? null },
  };
  const { id } = await once(desk.db, desk.clock, act, async (tx) => ({
    id: Number(await placeDeposit(tx, desk.clock, ask.memberId, deposit)),
  }));
  return id;
}

/** The same inside a transaction that is open already. */
export async function placeDeposit(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  { amount, reference }: DepositAsk,
): Promise<bigint> {
  const rules = await moneyRules(tx);
  assertWithin(amount, rules.deposit);
  const askedAt = clock.now();
  return store.insertDeposit(tx, {
    memberId,
    amount,
    ...(await referenceFor(tx, memberId, askedAt, reference)),
    askedAt,
    expiresAt: new Date(askedAt.getTime() + rules.depositWaitsMs),
  });
}

/**
 * The member withdraws their own deposit request while nobody has taken it. Throws Refusal
 * `not_found`, also for another member's, and `already_decided`.
 */
export const cancelDeposit = (desk: PaymentDesk, memberId: bigint, id: bigint): Promise<void> =>
  desk.db.transaction(async (tx) => {
    const request = await store.lockRequest(tx, id);
    if (request?.memberId !== memberId || request.kind !== "deposit" || request.isHidden)
      throw new Refusal("not_found");
    if (request.status !== "waiting") throw new Refusal("already_decided");
    await store.markDecided(tx, id, { decision: "withdrawn", at: desk.clock.now() });
  });

/**
 * The transfer has arrived: the money is the member's. Throws Refusal `not_found`,
 * `already_decided`.
 */
export async function approveDeposit(desk: PaymentDesk, decision: Decision): Promise<void> {
  const memberId = await within(desk, async (tx) => {
    const request = await lockUndecided(tx, decision.requestId, "deposit");
    await post(tx, [
      {
        account: await getAccount(tx, request.memberId, "cash"),
        movement: "deposit",
        amount: request.amount,
        houseAccountId: await houseAccountId(tx, "bank"),
        scopeId: await scopeId(tx, "payments"),
        key: `deposit:${request.id}`,
      },
    ]);
    await store.markDecided(tx, request.id, {
      ...decision,
      decision: "approved",
      at: desk.clock.now(),
    });
    await tellDecision(tx, desk.clock, request, "approved", decision.memo);
    return request.memberId;
  });
  desk.changed(memberId);
}

/** No transfer came, or it may not be taken. Throws Refusal `not_found`, `already_decided`. */
export async function refuseDeposit(desk: PaymentDesk, decision: Decision): Promise<void> {
  const memberId = await within(desk, async (tx) => {
    const request = await lockUndecided(tx, decision.requestId, "deposit");
    await store.markDecided(tx, request.id, {
      ...decision,
      decision: "refused",
      at: desk.clock.now(),
    });
    await tellDecision(tx, desk.clock, request, "refused", decision.memo);
    return request.memberId;
  });
  desk.changed(memberId);
}

/** Cancels deposits that waited too long; those an operator took in hand stay. Answers how many. */
export async function expireDeposits(desk: PaymentDesk): Promise<number> {
  const members = await store.expireDeposits(desk.db, desk.clock.now(), EXPIRED_AT_ONCE);
  members.forEach(desk.changed);
  return members.length;
}
