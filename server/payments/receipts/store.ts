import type { Queryable } from "#server/kit/database.ts";
import { openedNumber, type RequestKind, type RequestRow } from "#server/payments/store.ts";

export type ReceiptRow = RequestRow & {
  kind: RequestKind;
  decision: "approved" | "refused" | "expired" | "withdrawn" | null;
  decidedAt: Date | null;
  bankName: string | null;
  bankNumber: string | null;
  bankOwner: string | null;
};

type SealedReceipt = Omit<ReceiptRow, "bankNumber"> & {
  bankNumber: Buffer | null;
  houseNumber: string | null;
};

/** A withdrawal's own account number, and of a deposit that of the house. */
function opened(db: Queryable, row: SealedReceipt | undefined): ReceiptRow | undefined {
  if (!row) return undefined;
  const { houseNumber, ...request } = row;
  return { ...request, bankNumber: openedNumber(db, request) ?? houseNumber };
}

const RECEIPT = `select r.id, r.kind, r.amount, r.status, r.reference, r.memo, r.asked_at as "askedAt",
       r.expires_at as "expiresAt", r.decision, r.decided_at as "decidedAt",
       p.state as payout, coalesce(r.bank_name, a.bank_name) as "bankName",
       r.bank_number as "bankNumber", a.bank_number as "houseNumber",
       coalesce(r.bank_owner, a.bank_owner) as "bankOwner"
     from payment_requests r
     left join payment_payouts p on p.request_id = r.id
     left join payment_receiving_accounts a on a.id = r.receiving_account_id`;

/** One of a member's requests that is still on their list. */
export async function findReceipt(
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<ReceiptRow | undefined> {
  const [row] = await db.query<SealedReceipt>(
    `${RECEIPT}
     where r.id = $2 and r.member_id = $1 and r.hidden_at is null`,
    [memberId, id],
  );
  return opened(db, row);
}

/** A member's undecided request of one kind; there is at most one. */
export async function findCurrent(
  db: Queryable,
  memberId: bigint,
  kind: RequestKind,
): Promise<ReceiptRow | undefined> {
  const [row] = await db.query<SealedReceipt>(
    `${RECEIPT}
     where r.member_id = $1 and r.kind = $2 and r.status in ('waiting', 'taken')`,
    [memberId, kind],
  );
  return opened(db, row);
}
