import type { Queryable } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { RequestKind } from "#server/payments/store.ts";

/** Serialises approvals, so that two which together reach the threshold cannot both pass. */
export async function lockApprovals(db: Queryable): Promise<void> {
  await db.query("select pg_advisory_xact_lock(7154212)");
}

/** The sum of an operator's own approvals after a moment, for all members. */
export async function sumByOperator(
  db: Queryable,
  operatorId: bigint,
  since: Date,
): Promise<Money> {
  const [row] = await db.query<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from payment_requests
     where decided_by = $1 and decided_at > $2 and decision = 'approved' and checked_by is null`,
    [operatorId, since],
  );
  return units(BigInt(row?.sum ?? 0));
}

/**
 * The sums of approvals by one operator for these members after a moment, by member, of one kind.
 */
export async function sumByMember(
  db: Queryable,
  kind: RequestKind,
  memberIds: readonly bigint[],
  since: Date,
): Promise<Map<bigint, Money>> {
  const rows = await db.query<{ memberId: bigint; sum: string }>(
    `select member_id as "memberId", sum(amount) as sum from payment_requests
     where member_id = any($1) and decided_at > $2 and kind = $3
       and decision = 'approved' and checked_by is null
     group by member_id`,
    [memberIds, since, kind],
  );
  return new Map(rows.map(({ memberId, sum }) => [memberId, units(BigInt(sum))]));
}

/** The sender of the bank statement line that is matched with the deposit; null without one. */
export async function findSender(
  db: Queryable,
  depositId: bigint,
): Promise<{ sender: string; owner: string; reference: string | null } | null> {
  const [row] = await db.query<{ sender: string; owner: string; reference: string | null }>(
    `select l.sender, m.bank_owner as owner, r.reference
     from payment_statement_lines l
       join payment_requests r on r.id = l.deposit_id
       join members m on m.id = r.member_id
     where l.deposit_id = $1`,
    [depositId],
  );
  return row ?? null;
}
