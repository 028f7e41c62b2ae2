import type { Queryable } from "#server/kit/database.ts";
import { openedNumber, type RequestKind, type RequestRow } from "#server/payments/store.ts";

export type ReceiptRow = RequestRow & {
  kind: RequestKind;
  decision: "approved" | "refused" | "expired" | "withdrawn" | null;
  decidedAt: Date | null;
  bankName: string | null;
  bankNumber: string | null;
  bankOwner: string | null;
  /** The house's account that the member was told for a deposit. */
  toldName: string | null;
  toldNumber: string | null;
  toldOwner: string | null;
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
       p.state as payout, coalesce(r.bank_name, h.bank_name) as "bankName",
       r.bank_number as "bankNumber", h.bank_number as "houseNumber",
       coalesce(r.bank_owner, h.bank_owner) as "bankOwner", told.bank_name as "toldName",
       told.bank_number as "toldNumber", told.bank_owner as "toldOwner"
     from payment_requests r
     left join payment_payouts p on p.request_id = r.id
     left join payment_receiving_accounts a on a.id = r.receiving_account_id
     left join payment_account_questions q on q.request_id = r.id
     left join lateral (
       select coalesce(q.told_name, a.bank_name) as bank_name,
         coalesce(q.told_number, a.bank_number) as bank_number,
         coalesce(q.told_owner, a.bank_owner) as bank_owner where a.id is not null) told on true
     left join lateral (
       select told.bank_name, told.bank_number, told.bank_owner
         where r.status in ('done', 'cancelled')
       union all
       select a.bank_name, a.bank_number, a.bank_owner
         where r.status in ('waiting', 'taken') and a.is_used
       union all
       (select f.bank_name, f.bank_number, f.bank_owner from payment_receiving_accounts f
        where r.status in ('waiting', 'taken') and not a.is_used and f.is_used
        order by f.position, f.id limit 1)) h on true`;

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

/** How many undecided requests of a kind were asked before this one, counted up to `most`. */
export async function countAhead(
  db: Queryable,
  { kind, askedAt, id }: Pick<ReceiptRow, "kind" | "askedAt" | "id">,
  most: number,
): Promise<number> {
  const [row] = await db.query<{ ahead: bigint }>(
    `select count(*) as ahead from (
       select from payment_requests
       where kind = $1 and status in ('waiting', 'taken') and (asked_at, id) < ($2, $3)
       order by asked_at, id limit $4) earlier`,
    [kind, askedAt, id, most],
    "payments-ahead",
  );
  return Number(row?.ahead ?? 0);
}
