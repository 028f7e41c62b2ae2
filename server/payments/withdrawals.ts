import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf, momentsOf } from "#server/kit/days.ts";
import { once } from "#server/kit/idempotency.ts";
import { NOTHING, toWon, units, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Actor } from "#server/members/account-events.ts";
import { assertNotJustReset } from "#server/members/administration/after-reset.ts";
import { getBankAccount } from "#server/members/profile.ts";
import { assertWithdrawalPassword } from "#server/members/withdrawal-password.ts";
import { moveRequested } from "#server/payments/decisions.ts";
import { assertWithin } from "#server/payments/limits.ts";
import * as store from "#server/payments/store.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

export type WithdrawalAsk = {
  amount: Money;
  password: string;
  /** Of the site that the member registered on: a day's maximum is a calendar day's there. */
  timeZone: string;
  /** The client's key for doing it once. */
  key: string | null;
};

/**
 * Brings a member's money back from providers that keep some, as far as they give it: what does
 * not come back is not there to withdraw.
 */
export type BringBack = (memberId: bigint) => Promise<void>;

/**
 * Asks for a withdrawal; once per key. The money is set aside in the same transaction, so it
 * cannot be staked meanwhile, and only a decision of the house brings it back: the member
 * cannot cancel into play. Throws Refusal: `amount_outside_limits`, `wrong_withdrawal_password`,
 * `too_often`, `already_waiting`, `member_limit` over the day's maximum, `insufficient_funds`,
 * `account_not_active`, `just_reset`, `idempotency_mismatch`. Answers the request's id.
 */
export async function requestWithdrawal(
  { db, clock, perform }: Acts,
  bringBack: BringBack,
  actor: Actor,
  { amount, password, timeZone, key }: WithdrawalAsk,
): Promise<{ id: number }> {
  assertWithin(amount, (await moneyRules(db)).withdrawal);
  await assertWithdrawalPassword(db, clock, actor, password);
  const { memberId } = actor;
  await bringBack(memberId);
  const body = { amount: toWon(amount) };
  return perform(actor, (act) =>
    once(act, { memberId, call: "apply-user-withdraw", key, body }, async () => ({
      id: Number(await placeWithdrawal(act, memberId, amount, timeZone)),
    })),
  );
}

/** The same inside an act, for a member who has proved themselves. */
export async function placeWithdrawal(
  act: Act,
  memberId: bigint,
  amount: Money,
  timeZone: string,
): Promise<bigint> {
  const { tx, clock } = act;
  const rules = await moneyRules(tx);
  assertWithin(amount, rules.withdrawal);
  await assertNotJustReset(tx, clock, memberId);
  const askedAt = clock.now();
  const id = await store.insertWithdrawal(tx, {
    memberId,
    amount,
    ...(await getBankAccount(tx, memberId)),
    askedAt,
  });
  // The row is in: whoever asked at the same moment waits for it, so the day's sum is true.
  const left = rules.withdrawalDayMax - (await askedOfDay(tx, memberId, askedAt, timeZone));
  if (left < 0n) throw new Refusal("member_limit", { max: toWon(units(left + amount)) });
  await moveRequested(act, { id, memberId, amount }, ["hold_from_cash", "hold_set_aside"]);
  await act.emit("payment.asked", { memberId, requestId: id, kind: "withdrawal" });
  return id;
}

/**
 * What a member asked to withdraw on the calendar day of a moment, less what was cancelled: the
 * one sum that the day's maximum is compared with.
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

/** What a member may still ask for today. */
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
