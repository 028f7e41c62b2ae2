import type { Role } from "#contract/office/permissions.ts";
import type { OpenedPart, StaffTeam } from "#contract/staff-accesses.ts";
import type { AccessPart } from "#contract/office/shown-member.ts";
import type { Queryable } from "#server/kit/database.ts";

type NewAccess = {
  operatorId: bigint;
  sessionId: string;
  role: Role;
  part: AccessPart;
  address: string;
  at: Date;
  spanAt: Date;
};

/** Records an access to the member with this number or sign-in id, unless its span has it. */
export async function insertAccess(
  db: Queryable,
  { memberId, loginId }: { memberId: bigint | null; loginId: string | null },
  { operatorId, sessionId, role, part, address, at, spanAt }: NewAccess,
): Promise<void> {
  await db.query(
    `insert into member_accesses (member_id, operator_id, session_id, role, part, address, at, span_at)
     select id, $3, $4, $5, $6, $7, $8, $9 from members where id = $1 or login_id = $2
     on conflict (member_id, session_id, part, span_at, address) do nothing`,
    [memberId, loginId, operatorId, sessionId, role, part, address, at, spanAt],
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

/** The member's words for parts and roles: two pairs of lists of the same length. */
export type OwnWords = {
  parts: readonly AccessPart[];
  asParts: readonly OpenedPart[];
  roles: readonly Role[];
  asTeams: readonly StaffTeam[];
};
type OwnRow = { at: Date; part: OpenedPart; by: StaffTeam };

/** The first access of each day, part and team: of the member $1, in the time zone $6. */
const OWN = `select min(a.at) as at, p.word as part, coalesce(t.word, 'staff') as by
  from member_accesses a
  join unnest($2::text[], $3::text[]) as p(part, word) on p.part = a.part
  left join unnest($4::text[], $5::text[]) as t(role, word) on t.role = a.role
  where a.member_id = $1
  group by p.word, coalesce(t.word, 'staff'), (a.at at time zone $6)::date`;

export const listOwnAccesses = (
  db: Queryable,
  memberId: bigint,
  { parts, asParts, roles, asTeams }: OwnWords,
  { timeZone, most, skipped }: { timeZone: string; most: number; skipped: number },
): Promise<OwnRow[]> =>
  db.query<OwnRow>(`${OWN} order by at desc, part, by limit $7 offset $8`, [
    memberId,
    parts,
    asParts,
    roles,
    asTeams,
    timeZone,
    most,
    skipped,
  ]);

export async function countOwnAccesses(
  db: Queryable,
  memberId: bigint,
  { parts, asParts, roles, asTeams }: OwnWords,
  timeZone: string,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from (${OWN}) own`,
    [memberId, parts, asParts, roles, asTeams, timeZone],
  );
  return row?.count ?? 0;
}

/** Deletes at most so many rows that are old enough; answers how many. */
export async function sweepAccesses(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ swept: number }>("select member_accesses_sweep($1) as swept", [
    most,
  ]);
  return row?.swept ?? 0;
}
