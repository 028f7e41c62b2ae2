import type { Queryable } from "#server/kit/database.ts";

export type ReceivingAccount = {
  id: number;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
  referencePrefix: string;
};

/** The bank account that receives deposits now. */
export async function findReceivingAccount(db: Queryable): Promise<ReceivingAccount | undefined> {
  const [row] = await db.query<ReceivingAccount>(
    `select id, bank_name as "bankName", bank_number as "bankNumber", bank_owner as "bankOwner",
       reference_prefix as "referencePrefix"
     from payment_receiving_accounts where is_used order by position, id limit 1`,
  );
  return row;
}

export type QuestionRow = {
  id: bigint;
  accountId: number;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
  reference: string;
  expiresAt: Date;
};

/** Whether the account of an answer is in use, and as it was told. Earlier releases kept no facts. */
const IS_STILL_TRUE = `a.is_used and (q.told_number is null or
  (q.told_name, q.told_number, q.told_owner) = (a.bank_name, a.bank_number, a.bank_owner))`;

/**
 * Locks the newest valid answer to a member's account question that no deposit uses, or the one
 * with the reference.
 */
export async function lockLiveQuestion(
  db: Queryable,
  memberId: bigint,
  now: Date,
  reference: string | null = null,
): Promise<QuestionRow | undefined> {
  const [row] = await db.query<QuestionRow>(
    `select q.id, a.id as "accountId", a.bank_name as "bankName", a.bank_number as "bankNumber",
       a.bank_owner as "bankOwner", q.reference, q.expires_at as "expiresAt"
     from payment_account_questions q
     join payment_receiving_accounts a on a.id = q.receiving_account_id and ${IS_STILL_TRUE}
     where q.member_id = $1 and q.expires_at > $2 and q.request_id is null
       and ($3::text is null or q.reference = $3)
     order by q.id desc limit 1 for update of q`,
    [memberId, now, reference],
  );
  return row;
}

/**
 * The reference of the member's newest unused answer, if its account was changed or switched off
 * since; null while the answer holds, and without one.
 */
export async function findGoneReference(
  db: Queryable,
  memberId: bigint,
  now: Date,
): Promise<string | null> {
  const [row] = await db.query<{ reference: string; isTrue: boolean }>(
    `select q.reference, coalesce(${IS_STILL_TRUE}, false) as "isTrue"
     from payment_account_questions q
     join payment_receiving_accounts a on a.id = q.receiving_account_id
     where q.member_id = $1 and q.expires_at > $2 and q.request_id is null
     order by q.id desc limit 1`,
    [memberId, now],
  );
  return row && !row.isTrue ? row.reference : null;
}

/** Members who were told an account for a deposit that is not decided yet. */
export const listTold = (
  db: Queryable,
  accountId: number,
  now: Date,
  most: number,
): Promise<{ memberId: bigint; requestId: bigint | null }[]> =>
  db.query(
    `select q.member_id as "memberId", q.request_id as "requestId"
     from payment_account_questions q left join payment_requests r on r.id = q.request_id
     where q.receiving_account_id = $1
       and case when r.id is null then q.expires_at > $2 else r.status in ('waiting', 'taken') end
     order by q.id desc limit $3`,
    [accountId, now, most],
  );

/** Marks a locked answer as used by a deposit. */
export async function markUsed(db: Queryable, id: bigint, requestId: bigint): Promise<void> {
  await db.query("update payment_account_questions set request_id = $2 where id = $1", [
    id,
    requestId,
  ]);
}

/** The member who was told a reference, if any. */
export async function findAsker(db: Queryable, reference: string): Promise<bigint | undefined> {
  const [row] = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from payment_account_questions where reference = $1`,
    [reference],
  );
  return row?.memberId;
}

/** Answers the new row's id, or undefined when the reference is taken. */
export async function insertQuestion(
  db: Queryable,
  question: {
    memberId: bigint;
    account: ReceivingAccount;
    reference: string;
    askedAt: Date;
    expiresAt: Date;
  },
): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into payment_account_questions
       (member_id, receiving_account_id, reference, asked_at, expires_at, told_name, told_number,
        told_owner)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (reference) do nothing returning id`,
    [
      question.memberId,
      question.account.id,
      question.reference,
      question.askedAt,
      question.expiresAt,
      question.account.bankName,
      question.account.bankNumber,
      question.account.bankOwner,
    ],
  );
  return row?.id;
}
