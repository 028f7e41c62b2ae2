import { randomInt } from "node:crypto";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Actor } from "#server/members/account-events.ts";
import { assertWithdrawalPassword } from "#server/members/withdrawal-password.ts";
import * as questions from "#server/payments/account-questions/store.ts";
import { hasUndecided } from "#server/payments/store.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

/** Excludes letters and digits that look alike in handwriting. */
const REFERENCE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_LENGTH = 6;
const ATTEMPTS = 5;

export type AccountAnswer = questions.QuestionRow;

/**
 * Answers where to transfer a deposit to, for a member who knows their withdrawal password. The
 * answer stays the same until it expires, so that repeated questions make one reference. Throws
 * Refusal: `wrong_withdrawal_password`, `too_often`, `already_waiting` while a deposit waits,
 * `account_not_active` when no receiving account is in use.
 */
export async function askAccount(
  db: Database,
  clock: Clock,
  actor: Actor,
  password: string,
): Promise<AccountAnswer> {
  await assertWithdrawalPassword(db, clock, actor, password);
  if (await hasUndecided(db, actor.memberId, "deposit")) throw new Refusal("already_waiting");
  const live = await questions.findLiveQuestion(db, actor.memberId, clock.now());
  return live ?? answerQuestion(db, clock, actor.memberId);
}

async function answerQuestion(
  db: Database,
  clock: Clock,
  memberId: bigint,
): Promise<AccountAnswer> {
  const account = await questions.findReceivingAccount(db);
  if (!account) throw new Refusal("account_not_active");
  const { depositWaitsMs } = await moneyRules(db);
  const askedAt = clock.now();
  const expiresAt = new Date(askedAt.getTime() + depositWaitsMs);
  // A random reference is taken about once in 700 million.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reference = `${account.referencePrefix}-${makeReference()}`;
    const question = { memberId, accountId: account.id, reference, askedAt, expiresAt };
    if (await questions.insertQuestion(db, question)) return { ...account, ...question };
  }
  throw new Error("no free reference was found");
}

const makeReference = (): string =>
  Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  ).join("");

/**
 * The receiving account and reference of a deposit: of the given reference, which must be a valid
 * answer to this member (otherwise Refusal `not_found`), or of the member's valid answer, if any.
 */
export async function referenceFor(
  db: Queryable,
  memberId: bigint,
  now: Date,
  named: string | undefined,
): Promise<{ accountId: number | null; reference: string | null }> {
  const live = await questions.findLiveQuestion(db, memberId, now);
  if (named !== undefined && live?.reference !== named) throw new Refusal("not_found");
  return { accountId: live?.accountId ?? null, reference: live?.reference ?? null };
}
