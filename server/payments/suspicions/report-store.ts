import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";

export type ReportedPayment = {
  id: bigint;
  kind: "deposit" | "withdrawal";
  amount: Money;
  askedAt: Date;
  decision: string | null;
  decidedAt: Date | null;
  bankName: string | null;
  bankNumber: string | null;
  bankOwner: string | null;
  /** Of the transfer that the bank showed. */
  sender: string | null;
};

/** A member's newest payments since a moment, with the accounts that they went to in full. */
export async function listPayments(
  db: Queryable,
  memberId: bigint,
  since: Date,
  most: number,
): Promise<ReportedPayment[]> {
  const rows = await db.query<Omit<ReportedPayment, "bankNumber"> & { bankNumber: Buffer | null }>(
    `select r.id, r.kind, r.amount, r.asked_at as "askedAt", r.decision,
       r.decided_at as "decidedAt", r.bank_name as "bankName", r.bank_number as "bankNumber",
       r.bank_owner as "bankOwner", l.sender
     from payment_requests r left join payment_statement_lines l on l.deposit_id = r.id
     where r.member_id = $1 and r.asked_at > $2 order by r.id desc limit $3`,
    [memberId, since, most],
  );
  return rows.map((row) => ({
    ...row,
    bankNumber:
      row.bankNumber && openNumber(db, "payment_requests.bank_number", row.id, row.bankNumber),
  }));
}

export type ReportedAddress = { address: string; firstAt: Date; lastAt: Date; count: number };

/** The network addresses of a member's sign-ins since a moment, the newest first. */
export const listAddresses = (
  db: Queryable,
  memberId: bigint,
  since: Date,
  most: number,
): Promise<ReportedAddress[]> =>
  db.query<ReportedAddress>(
    `select host(address) as address, min(at) as "firstAt", max(at) as "lastAt",
       count(*)::integer as count
     from member_sign_ins where member_id = $1 and outcome = 'success' and at > $2
     group by address order by max(at) desc limit $3`,
    [memberId, since, most],
  );

export async function findRegistered(db: Queryable, memberId: bigint): Promise<Date> {
  const [row] = await db.query<{ at: Date }>(
    "select registered_at as at from members where id = $1",
    [memberId],
  );
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return row.at;
}
