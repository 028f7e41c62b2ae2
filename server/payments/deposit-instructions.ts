import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Actor } from "#server/members/account-events.ts";
import { assertWithdrawalPassword } from "#server/members/withdrawal-password.ts";
import * as questions from "#server/payments/account-questions/store.ts";
import { assertNotBarred } from "#server/members/barred-persons/checking.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { assertRegistersAllow } from "#server/members/registers/registers.ts";
import { makeReference, storedReference } from "#server/payments/references.ts";
import * as store from "#server/payments/store.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

const ATTEMPTS = 5;

export type AccountAnswer = questions.QuestionRow;

/**
 * Answers where to transfer a deposit to, for a member who knows their withdrawal password. The
 * answer stays the same until it expires or a deposit uses it. A deposit that was requested without
 * an answer gets this one. Throws Refusal: `wrong_withdrawal_password`, `too_often`,
 * `on_break`, `person_barred`, `register_not_clear`, `already_waiting` while a deposit waits with its reference, `account_not_active` when no receiving
 * account is in use.
 */
export async function askAccount(
  { db, clock, perform }: Acts,
  actor: Actor,
  password: string,
): Promise<AccountAnswer> {
  await assertWithdrawalPassword(db, clock, actor, password);
  await assertNotOnBreak(db, actor.memberId);
  await assertNotBarred(db, actor.memberId);
  await assertRegistersAllow(db, actor.memberId);
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
    const question = { memberId, accountId: account.id, reference, askedAt, expiresAt };
    const id = await questions.insertQuestion(db, question);
    if (id !== undefined) return { ...account, ...question, id };
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
