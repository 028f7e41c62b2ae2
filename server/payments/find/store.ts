import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type FoundPayment = {
  id: bigint;
  kind: "deposit" | "withdrawal";
  amount: Money;
  member: string;
  reference: string | null;
};

const FOUND = `select r.id, r.kind, r.amount, m.nick as member, r.reference
  from payment_requests r join members m on m.id = r.member_id`;

/** The payment with a number, or none. */
export const listByNumber = (db: Queryable, id: bigint): Promise<FoundPayment[]> =>
  db.query<FoundPayment>(`${FOUND} where r.id = $1`, [id]);

export const listByReference = (
  db: Queryable,
  reference: string,
  most: number,
): Promise<FoundPayment[]> =>
  db.query<FoundPayment>(`${FOUND} where r.reference = $1 order by r.id desc limit $2`, [
    reference,
    most,
  ]);
