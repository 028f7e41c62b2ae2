import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf, momentsOf } from "#server/kit/days.ts";
import { once } from "#server/kit/idempotency.ts";
import { NOTHING, toWon, units, UNITS_PER_WON, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Actor } from "#server/members/account-events.ts";
import { assertWithdrawalsMayBegin } from "#server/members/administration/withdrawal-wait.ts";
import { getBankAccount } from "#server/members/profile.ts";
import { isReduced } from "#server/members/reduced/reduced.ts";
import { assertNoTestAccount } from "#server/members/testers/test-accounts.ts";
import { assertWithdrawalPassword } from "#server/members/withdrawal-password.ts";
import { moveRequested } from "#server/payments/movements.ts";
import { assertWithin } from "#server/payments/limits.ts";
import * as store from "#server/payments/store.ts";
import { watchMember } from "#server/payments/suspicions/watching.ts";
import type { Limits } from "#server/settings/money-limits.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

export type WithdrawalAsk = {
  amount: Money;
  password: string;
  /** Of the member's site: the day's limit is per calendar day in this time zone. */
  timeZone: string;
  /** The client's idempotency key. */
  key: string | null;
};

/**
 * Brings a member's money back from providers that keep some, as far as they return it; the rest
 * cannot be withdrawn.
 */
export type BringBack = (memberId: bigint) => Promise<void>;

/**
 * Asks for a withdrawal, once per idempotency key. The money is held in the same transaction, so
 * that it cannot be staked meanwhile, and only an operator's refusal returns it: the member cannot
 * cancel and play on. Throws Refusal: `amount_outside_limits`, `wrong_withdrawal_password`,
 * `too_often`, `already_waiting`, `member_limit` above the day's limit, `insufficient_funds`,
 * `account_not_active`, `withdrawals_wait`, `test_account`, `idempotency_mismatch`. Answers the request's id.
 */
export async function requestWithdrawal(
  { db, clock, perform }: Acts,
  bringBack: BringBack,
  actor: Actor,
  { amount, password, timeZone, key }: WithdrawalAsk,
): Promise<{ id: number }> {
  const { memberId } = actor;
  assertWithin(amount, await withdrawalLimits(db, memberId));
  await assertWithdrawalPassword(db, clock, actor, password);
  await bringBack(memberId);
  const body = { amount: toWon(amount) };
  return perform(actor, (act) =>
    once(act, { memberId, call: "apply-user-withdraw", key, body }, async () => ({
      id: Number(await placeWithdrawal(act, memberId, amount, timeZone)),
    })),
  );
}

/**
 * The limits of one withdrawal of a member. Who has a reduced session can neither play nor deposit
 * up to the minimum, so neither it nor the step keeps the last won from them.
 */
export async function withdrawalLimits(db: Queryable, memberId: bigint): Promise<Limits> {
  const { withdrawal } = await moneyRules(db);
  if (!(await isReduced(db, memberId))) return withdrawal;
  const won = units(UNITS_PER_WON);
  return { ...withdrawal, min: won, step: won };
}

/** Stores the request inside an act, for a member whose withdrawal password was verified. */
export async function placeWithdrawal(
  act: Act,
  memberId: bigint,
  amount: Money,
  timeZone: string,
): Promise<bigint> {
  const { tx, clock } = act;
  const rules = await moneyRules(tx);
  assertWithin(amount, await withdrawalLimits(tx, memberId));
  await assertNoTestAccount(tx, memberId);
  await assertWithdrawalsMayBegin(tx, clock, memberId);
  const askedAt = clock.now();
  const id = await store.insertWithdrawal(tx, {
    memberId,
    amount,
    ...(await getBankAccount(tx, memberId)),
    askedAt,
  });
  // The row is inserted already, so simultaneous requests wait for it and the day's sum is exact.
  const left = rules.withdrawalDayMax - (await askedOfDay(tx, memberId, askedAt, timeZone));
  if (left < 0n) throw new Refusal("member_limit", { max: toWon(units(left + amount)) });
  // Before the money moves: every act locks the member before the accounts.
  await watchMember(act, memberId);
  await moveRequested(act, { id, memberId, amount }, ["hold_from_cash", "hold_set_aside"]);
  await act.emit("payment.asked", { memberId, requestId: id, kind: "withdrawal" });
  return id;
}

/**
 * The sum of a member's withdrawal requests on the calendar day of a moment, less cancelled ones.
 * The only sum that is compared with the day's limit.
 */
export const askedOfDay = (
  db: Queryable,
  memberId: bigint,
  at: Date,
  timeZone: string,
): Promise<Money> => {
  const day = dateOf(at, timeZone);
  return store.sumWithdrawals(db, memberId, momentsOf({ from: day, until: day }, timeZone));
};

/** How much a member may still ask to withdraw today. */
export async function mayStillWithdraw(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
  timeZone: string,
): Promise<Money> {
  const { withdrawalDayMax } = await moneyRules(db);
  const left = withdrawalDayMax - (await askedOfDay(db, memberId, clock.now(), timeZone));
  return left < 0n ? NOTHING : units(left);
}
