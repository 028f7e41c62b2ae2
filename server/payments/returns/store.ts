import type { LineTrouble } from "#contract/office/statements.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { sealNumber } from "#server/kit/seal-keys/numbers.ts";

/** A payment that returns a transfer to an account, whose number is stored sealed. */
export async function insertReturn(
  db: Queryable,
  payment: {
    lineId: bigint;
    amount: Money;
    bankName: string;
    bankNumber: string;
    bankOwner: string;
    at: Date;
  },
): Promise<bigint> {
  const [next] = await db.query<{ id: bigint }>("select nextval('payment_payouts_id_seq') as id");
  if (!next) throw new Error("the sequence answered no row");
  await db.query(
    `insert into payment_payouts
       (id, line_id, amount, bank_name, bank_number, bank_owner, made_at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      next.id,
      payment.lineId,
      payment.amount,
      payment.bankName,
      sealNumber(db, "payment_payouts.bank_number", next.id, payment.bankNumber),
      payment.bankOwner,
      payment.at,
    ],
  );
  return next.id;
}

/** A transfer is on its way back to its sender. */
export async function setReturning(
  db: Queryable,
  lineId: bigint,
  to: { returnId: bigint; by: bigint; trouble: LineTrouble | null; memberId: bigint | null },
): Promise<void> {
  await db.query(
    `update payment_statement_lines set return_id = $2, handled_by = $3, trouble = $4,
       member_id = $5, held_at = null where id = $1`,
    [lineId, to.returnId, to.by, to.trouble, to.memberId],
  );
}

/** The bank paid a transfer back. */
export async function setReturned(
  db: Queryable,
  lineId: bigint,
  { by, at }: { by: bigint; at: Date },
): Promise<void> {
  await db.query(
    "update payment_statement_lines set settled_at = $3, handled_by = $2 where id = $1",
    [lineId, by, at],
  );
}

/** A transfer does not go back; it is held again. */
export async function setHeldAgain(
  db: Queryable,
  lineId: bigint,
  { by, at }: { by: bigint; at: Date },
): Promise<void> {
  await db.query(
    `update payment_statement_lines set return_id = null, held_at = $3, handled_by = $2
     where id = $1`,
    [lineId, by, at],
  );
}

/** What was wrong with a transfer that is on its way back; the line is locked. */
export async function lockTrouble(db: Queryable, lineId: bigint): Promise<LineTrouble | null> {
  const [row] = await db.query<{ trouble: LineTrouble | null }>(
    "select trouble from payment_statement_lines where id = $1 for update",
    [lineId],
  );
  return row?.trouble ?? null;
}
