import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Actor } from "#server/members/account-events.ts";
import { assertWithdrawalPassword } from "#server/members/withdrawal-password.ts";
import * as questions from "#server/payments/account-questions/store.ts";
import { assertNotBarred } from "#server/members/barred-persons/checking.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { assertFundsNoticeSeen } from "#server/members/funds-notices/funds-notices.ts";
import { assertIdentityKnown } from "#server/members/identity-checks/holds/holding.ts";
import { assertRegistersAllow } from "#server/members/registers/registers.ts";
import { assertNoTestAccount } from "#server/members/testers/test-accounts.ts";
import { makeReference, storedReference } from "#server/payments/references.ts";
import * as store from "#server/payments/store.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

const ATTEMPTS = 5;
/** Each is one event in the transaction of the change. */
const TOLD_AT_ONCE = 1_000;

export type AccountAnswer = questions.QuestionRow;

/**
 * Answers where to transfer a deposit to, for a member who knows their withdrawal password. The
 * answer stays the same until it expires, a deposit uses it, or its account is changed or switched off. A deposit that was requested without
 * an answer gets this one. Throws Refusal: `wrong_withdrawal_password`, `too_often`,
 * `on_break`, `person_barred`, `register_not_clear`, `identity_missing`, `funds_notice_due`, `already_waiting` while a deposit waits with its reference, `account_not_active` when no receiving
 * account is in use, `test_account`.
 */
export async function askAccount(
  { db, clock, perform }: Acts,
  actor: Actor,
  password: string,
): Promise<AccountAnswer> {
  await assertWithdrawalPassword(db, clock, actor, password);
  await assertNoTestAccount(db, actor.memberId);
  await assertNotOnBreak(db, actor.memberId);
  await assertNotBarred(db, actor.memberId);
  await assertRegistersAllow(db, actor.memberId);
  await assertIdentityKnown(db, actor.memberId);
  await assertFundsNoticeSeen(db, clock, actor.memberId);
  return perform(actor, (act) => answerQuestion(act, actor.memberId));
}

async function answerQuestion(act: Act, memberId: bigint): Promise<AccountAnswer> {
  const now = act.clock.now();
  const waiting = await store.lockUndecidedDeposit(act.tx, memberId);
  if (waiting && waiting.reference !== null) throw new Refusal("already_waiting");
  const answer =
    (await questions.lockLiveQuestion(act.tx, memberId, now)) ??
    (await makeAnswer(act.tx, memberId, now));
  if (waiting) {
    const { accountId, reference } = answer;
    await store.setReference(act.tx, waiting.id, { accountId, reference });
    await questions.markUsed(act.tx, answer.id, waiting.id);
    await act.emit("payment.referenced", { memberId, requestId: waiting.id, kind: "deposit" });
  }
  return answer;
}

/**
 * Tells the open pages of members, and the screens of operators, that the account of undecided
 * deposits was changed or switched off. What holds is read at every look, also by members beyond the
 * number that is told at once.
 */
export async function tellOfChangedAccount(act: Act, accountId: number): Promise<void> {
  const told = await questions.listTold(act.tx, accountId, act.clock.now(), TOLD_AT_ONCE);
  for (const { memberId, requestId } of told)
    await act.emit("payment.account_changed", { memberId, requestId });
}

/** The reference that the member was told with an account that does not hold any more, or null. */
export const goneReferenceOf = (
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<string | null> => questions.findGoneReference(db, memberId, clock.now());

/** The member who was told a reference, however old; the text may be in any spelling. */
export async function askersOfReference(db: Queryable, text: string): Promise<bigint[]> {
  const reference = storedReference(text);
  if (reference === null) return [];
  const asker = await questions.findAsker(db, reference);
  return asker === undefined ? [] : [asker];
}

async function makeAnswer(db: Queryable, memberId: bigint, askedAt: Date): Promise<AccountAnswer> {
  const account = await questions.findReceivingAccount(db);
  if (!account) throw new Refusal("account_not_active");
  const { depositWaitsMs } = await moneyRules(db);
  const expiresAt = new Date(askedAt.getTime() + depositWaitsMs);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reference = makeReference(account.referencePrefix);
    const id = await questions.insertQuestion(db, {
      memberId,
      account,
      reference,
      askedAt,
      expiresAt,
    });
    if (id !== undefined) return { ...account, accountId: account.id, reference, expiresAt, id };
  }
  throw new Error("no free reference was found");
}

/**
 * Locks the answer that a new deposit uses: the one with the given reference, which must be valid,
 * unused and this member's (otherwise Refusal `not_found`), or the newest such answer, if any.
 */
export async function lockAnswer(
  db: Queryable,
  memberId: bigint,
  now: Date,
  reference: string | undefined,
): Promise<AccountAnswer | undefined> {
  const answer = await questions.lockLiveQuestion(db, memberId, now, reference);
  if (reference !== undefined && !answer) throw new Refusal("not_found");
  return answer;
}
