import type { Queryable } from "#server/kit/database.ts";

type OwnRequest = Record<string, unknown> & {
  id: bigint;
  amount: bigint;
  bankNumber: Buffer | null;
};

export const listOwnRequests = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<OwnRequest[]> =>
  db.query<OwnRequest>(
    `select r.id, r.kind, r.status, r.amount, r.reference, r.bank_name as "bankName",
       r.bank_number as "bankNumber", r.bank_owner as "bankOwner", r.asked_at as "askedAt",
       r.decided_at as "decidedAt", r.decision, r.memo, p.state as payout,
       p.ended_at as "payoutEndedAt"
     from payment_requests r left join payment_payouts p on p.request_id = r.id
     where r.member_id = $1 order by r.id desc limit $2`,
    [memberId, most],
  );
