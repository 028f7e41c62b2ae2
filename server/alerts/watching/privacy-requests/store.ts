import type { PrivacyRequestKind } from "#contract/privacy-request-kinds.ts";
import type { Queryable } from "#server/kit/database.ts";

export type DueRequest = { id: bigint; loginId: string; kind: PrivacyRequestKind; dueOn: string };

/** Privacy requests that wait and are due between two moments, the soonest first. */
export const listDue = (
  db: Queryable,
  { after, until, most }: { after: Date; until: Date; most: number },
): Promise<DueRequest[]> =>
  db.query<DueRequest>(
    `select r.id, m.login_id as "loginId", r.kind, r.due_on::text as "dueOn"
     from member_privacy_requests r join members m on m.id = r.member_id
     where r.ended_at is null and r.due_at > $1 and r.due_at <= $2
     order by r.due_at, r.id limit $3`,
    [after, until, most],
  );
