import type { MemberRequest } from "#contract/office/member-tabs.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type RequestRow = Pick<
  MemberRequest,
  "kind" | "status" | "decision" | "memo" | "isHidden"
> & { id: bigint; amount: Money; askedAt: Date; decidedAt: Date | null };

/** All requests of a member, including those removed from their list. */
export const listRequests = (
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
  most: number,
): Promise<RequestRow[]> =>
  db.query<RequestRow>(
    `select id, kind, status, decision, memo, amount, asked_at as "askedAt",
       decided_at as "decidedAt", hidden_at is not null as "isHidden"
     from payment_requests where member_id = $1 and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [memberId, before, most],
  );

export async function hasDeposited(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query(
    `select from payment_requests
     where member_id = $1 and kind = 'deposit' and decision = 'approved' limit 1`,
    [memberId],
  );
  return rows.length > 0;
}

export async function hasUndecided(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query(
    `select from payment_requests r left join payment_payouts p on p.request_id = r.id
     where r.member_id = $1
       and (r.status in ('waiting', 'taken') or p.state in ('ready', 'filed', 'sent')) limit 1`,
    [memberId],
  );
  return rows.length > 0;
}
