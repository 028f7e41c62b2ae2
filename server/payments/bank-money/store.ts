import type { LineTrouble } from "#contract/office/statements.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type ReferencedRow = {
  reference: string;
  memberId: bigint;
  loginId: string;
  nick: string;
  owner: string;
  /** The deposit that used the reference; null while none has. */
  depositId: bigint | null;
  decision: "approved" | "refused" | "expired" | "withdrawn" | null;
  amount: Money | null;
  /** What the deposit was asked for, where another amount was credited. */
  askedAmount: Money | null;
};

/** Who was told these references, however old, and the first deposit that used each. */
export const listReferenced = (
  db: Queryable,
  references: readonly string[],
): Promise<ReferencedRow[]> =>
  db.query<ReferencedRow>(
    `select distinct on (told.reference) told.reference, m.id as "memberId",
       m.login_id as "loginId", m.nick, m.bank_owner as owner, r.id as "depositId", r.decision,
       r.amount, r.asked_amount as "askedAmount"
     from (select reference, member_id, request_id from payment_account_questions
           where reference = any($1)
           union all
           select reference, member_id, id from payment_requests where reference = any($1)) told
     join members m on m.id = told.member_id
     left join payment_requests r on r.id = told.request_id
     order by told.reference, r.id nulls last`,
    [references],
  );

export async function listPrefixes(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ prefix: string }>(
    "select distinct reference_prefix as prefix from payment_receiving_accounts",
  );
  return rows.map(({ prefix }) => prefix);
}

/** A member by login id, with the holder of their bank account. */
export async function findHolder(
  db: Queryable,
  loginId: string,
): Promise<{ memberId: bigint; owner: string } | undefined> {
  const [row] = await db.query<{ memberId: bigint; owner: string }>(
    `select id as "memberId", bank_owner as owner from members where login_id = $1`,
    [loginId],
  );
  return row;
}

/** Holds a line, or with null opens it again. */
export async function setHeld(
  db: Queryable,
  id: bigint,
  held: { by: bigint; at: Date; trouble: LineTrouble | null; memberId: bigint | null } | null,
): Promise<void> {
  await db.query(
    `update payment_statement_lines
     set held_at = $2, handled_by = $3, trouble = $4, member_id = $5 where id = $1`,
    [id, held?.at ?? null, held?.by ?? null, held?.trouble ?? null, held?.memberId ?? null],
  );
}

/** What was wrong with a transfer whose amount was credited. */
export async function setTrouble(db: Queryable, id: bigint, trouble: LineTrouble): Promise<void> {
  await db.query("update payment_statement_lines set trouble = $2 where id = $1", [id, trouble]);
}

/** Ends a line with the deposit that two operators posted to a member. */
export async function setPosted(
  db: Queryable,
  id: bigint,
  posted: { depositId: bigint; by: bigint; at: Date; trouble: LineTrouble | null },
): Promise<void> {
  await db.query(
    `update payment_statement_lines set deposit_id = $2, matched_as = 'posted', handled_by = $3,
       settled_at = $4, trouble = $5, held_at = null where id = $1`,
    [id, posted.depositId, posted.by, posted.at, posted.trouble],
  );
}

/** An approved deposit of a transfer that two operators posted to the member. */
export async function insertPosted(
  db: Queryable,
  posted: {
    memberId: bigint;
    amount: Money;
    accountId: number;
    reference: string | null;
    at: Date;
    by: bigint;
    checkerId: bigint;
  },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into payment_requests
       (kind, member_id, amount, receiving_account_id, reference, status, decision, asked_at,
        expires_at, decided_at, decided_by, checked_by)
     values ('deposit', $1, $2, $3, $4, 'done', 'approved', $5, $5, $5, $6, $7) returning id`,
    [
      posted.memberId,
      posted.amount,
      posted.accountId,
      posted.reference,
      posted.at,
      posted.by,
      posted.checkerId,
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}
