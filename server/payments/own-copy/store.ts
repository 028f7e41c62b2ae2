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
    `select id, kind, status, amount, reference, bank_name as "bankName", bank_number as "bankNumber",
       bank_owner as "bankOwner", asked_at as "askedAt", decided_at as "decidedAt", decision, memo
     from payment_requests where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
