import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { NOTHING, toWon, units, type Money } from "#server/kit/money.ts";
import { once } from "#server/kit/once.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import type { Movement } from "#server/ledger/operations.ts";
import { post } from "#server/ledger/post.ts";
import { assertNotJustReset } from "#server/members/care/after-reset.ts";
import type { Actor } from "#server/members/events.ts";
import { getBankAccount } from "#server/members/profile.ts";
import { assertWithdrawalPassword } from "#server/members/withdrawal-password.ts";
import { within, type Ask, type Decision, type PaymentDesk } from "#server/payments/desk.ts";
import { assertWithin } from "#server/payments/limits.ts";
import { lockUndecided, tellDecision } from "#server/payments/requests.ts";
import * as store from "#server/payments/store.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

export type WithdrawalAsk = { amount: Money; password: string; timeZone: string };

/**
 * Asks for a withdrawal; once per key. The money is set aside in the same transaction, so it
 * cannot be staked meanwhile, and only a decision of the house brings it back: the member
 * cannot cancel into play. Throws Refusal: `amount_outside_limits`, `wrong_withdrawal_password`,
 * `too_often`, `already_waiting`, `member_limit` over the day's maximum, `insufficient_funds`,
 * `account_not_active`, `just_reset`, `idempotency_mismatch`. Answers the request's id.
 */
export async function requestWithdrawal(
  desk: PaymentDesk,
  actor: Actor,
  ask: Ask,
  { amount, password, timeZone }: WithdrawalAsk,
): Promise<number> {
  const { db, clock } = desk;
  assertWithin(amount, (await moneyRules(db)).withdrawal);
  await assertWithdrawalPassword(db, clock, actor, password);
  await desk.bringBack?.(ask.memberId);
  const act = {
    memberId: ask.memberId,
    call: "apply-user-withdraw",
    key: ask.idempotencyKey,
    body: { amount: toWon(amount) },
  };
  const { id } = await once(db, clock, act, async (tx) => ({
    id: Number(await placeWithdrawal(tx, clock, ask.memberId, amount, timeZone)),
  }));
  desk.changed(ask.memberId);
  return id;
}

/** The same inside a transaction that is open already, for a member who has proved themselves. */
export async function placeWithdrawal(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  amount: Money,
  timeZone: string,
): Promise<bigint> {
  assertWithin(amount, (await moneyRules(tx)).withdrawal);
  await assertNotJustReset(tx, clock, memberId);
  const askedAt = clock.now();
  const id = await store.insertWithdrawal(tx, {
    memberId,
    amount,
    ...(await getBankAccount(tx, memberId)),
    askedAt,
  });
  // The row is in: whoever asked at the same moment waits for it, so the day's sum is true.
  const left = await leftToday(tx, memberId, askedAt, timeZone);
  if (left < 0n) throw new Refusal("member_limit", { max: toWon(units(left + amount)) });
  await moveHold(tx, { id, memberId, amount }, ["hold_from_cash", "hold_set_aside"]);
  return id;
}

/** What a member may still ask for today, below zero when more was asked for. */
async function leftToday(
  db: Queryable,
  memberId: bigint,
  now: Date,
  timeZone: string,
): Promise<Money> {
  const since = startOfDay(dateOf(now, timeZone), timeZone);
  const { withdrawalDayMax } = await moneyRules(db);
  const asked = await store.sumWithdrawals(db, memberId, since);
  return units(withdrawalDayMax - asked);
}

/** The same for a page: never below nothing. */
export async function mayStillWithdraw(
  desk: PaymentDesk,
  memberId: bigint,
  timeZone: string,
): Promise<Money> {
  const left = await leftToday(desk.db, memberId, desk.clock.now(), timeZone);
  return left < 0n ? NOTHING : left;
}

/**
 * The transfer to the member's bank was made: what was set aside leaves the house. Throws
 * Refusal `not_found`, `already_decided`, `account_not_active` for a frozen account.
 */
export const approveWithdrawal = (desk: PaymentDesk, decision: Decision): Promise<void> =>
  decide(desk, decision, "approved", ["withdrawal"]);

/**
 * The house says no: what was set aside is the member's to play again. Throws Refusal
 * `not_found`, `already_decided`, `account_not_active` for a frozen account.
 */
export const refuseWithdrawal = (desk: PaymentDesk, decision: Decision): Promise<void> =>
  decide(desk, decision, "refused", ["hold_lifted", "hold_returned"]);

async function decide(
  desk: PaymentDesk,
  decision: Decision,
  outcome: "approved" | "refused",
  movements: readonly HoldMovement[],
): Promise<void> {
  const memberId = await within(desk, async (tx) => {
    const request = await lockUndecided(tx, decision.requestId, "withdrawal");
    await moveHold(tx, request, movements);
    await store.markDecided(tx, request.id, {
      ...decision,
      decision: outcome,
      at: desk.clock.now(),
    });
    await tellDecision(tx, desk.clock, request, outcome, decision.memo);
    return request.memberId;
  });
  desk.changed(memberId);
}

const holdMovements = {
  hold_from_cash: { kind: "cash", house: "holds" },
  hold_set_aside: { kind: "hold", house: "holds" },
  hold_lifted: { kind: "hold", house: "holds" },
  hold_returned: { kind: "cash", house: "holds" },
  withdrawal: { kind: "hold", house: "bank" },
} as const;
type HoldMovement = keyof typeof holdMovements;

/** Moves a request's amount, each movement once per request, all or nothing. */
async function moveHold(
  tx: Transaction,
  request: { id: bigint; memberId: bigint; amount: Money },
  movements: readonly HoldMovement[],
): Promise<void> {
  const operations: Movement[] = [];
  for (const movement of movements) {
    const { kind, house } = holdMovements[movement];
    operations.push({
      account: await getAccount(tx, request.memberId, kind),
      movement,
      amount: request.amount,
      houseAccountId: await houseAccountId(tx, house),
      scopeId: await scopeId(tx, "payments"),
      key: `${movement}:${request.id}`,
    });
  }
  await post(tx, operations);
}
