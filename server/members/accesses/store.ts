import type { AccessPart } from "#contract/office/shown-member.ts";
import type { Queryable } from "#server/kit/database.ts";

type NewAccess = {
  operatorId: bigint;
  sessionId: string;
  part: AccessPart;
  address: string;
  at: Date;
  spanAt: Date;
};

/** Records an access to the member with this number or sign-in id, unless its span has it. */
export async function insertAccess(
  db: Queryable,
  { memberId, loginId }: { memberId: bigint | null; loginId: string | null },
  { operatorId, sessionId, part, address, at, spanAt }: NewAccess,
): Promise<void> {
  await db.query(
    `insert into member_accesses (member_id, operator_id, session_id, part, address, at, span_at)
     select id, $3, $4, $5, $6, $7, $8 from members where id = $1 or login_id = $2
     on conflict (member_id, session_id, part, span_at, address) do nothing`,
    [memberId, loginId, operatorId, sessionId, part, address, at, spanAt],
  );
}

export const listAccesses = (
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
  most: number,
): Promise<{ id: bigint; at: Date; operator: string; part: AccessPart; address: string }[]> =>
  db.query(
    `select a.id, a.at, o.name as operator, a.part, host(a.address) as address
     from member_accesses a join operators o on o.id = a.operator_id
     where a.member_id = $1 and a.id < coalesce($2, 9223372036854775807)
     order by a.id desc limit $3`,
    [memberId, before, most],
  );

/** For the member's own copy: which of the staff it was, and where they sat, is their own. */
export const listOwnAccesses = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<{ at: Date; by: string; part: AccessPart }[]> =>
  db.query(
    `select at, 'staff' as by, part from member_accesses
     where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );

/** Deletes at most so many rows that are old enough; answers how many. */
export async function sweepAccesses(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ swept: number }>("select member_accesses_sweep($1) as swept", [
    most,
  ]);
  return row?.swept ?? 0;
}
