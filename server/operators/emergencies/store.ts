import type { EmergencyAccess } from "#contract/office/emergency-acts.ts";
import type { Queryable } from "#server/kit/database.ts";

/** How often the operator took emergency access since a moment, and whether this session's lasts. */
export async function countTaken(
  db: Queryable,
  { operatorId, sessionId }: { operatorId: bigint; sessionId: string },
  { since, now }: { since: Date; now: Date },
): Promise<{ taken: number; lasts: boolean }> {
  const [row] = await db.query<{ taken: number; lasts: boolean }>(
    `select count(*)::integer as taken,
       coalesce(bool_or(session_id = $4 and given_back_at is null and ends_at > $3), false) as lasts
     from operator_emergencies where operator_id = $1 and taken_at > $2`,
    [operatorId, since, now, sessionId],
  );
  if (!row) throw new Error("an aggregate without a group answers a row");
  return row;
}

export async function insertEmergency(
  db: Queryable,
  taken: {
    operatorId: bigint;
    sessionId: string;
    access: EmergencyAccess;
    reason: string;
    takenAt: Date;
    endsAt: Date;
  },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into operator_emergencies (operator_id, session_id, access, reason, taken_at, ends_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [taken.operatorId, taken.sessionId, taken.access, taken.reason, taken.takenAt, taken.endsAt],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Ends an emergency access; false when it has ended before. */
export async function giveBack(db: Queryable, id: bigint, now: Date): Promise<boolean> {
  const rows = await db.query(
    `update operator_emergencies set given_back_at = $2
     where id = $1 and given_back_at is null and ends_at > $2 returning id`,
    [id, now],
  );
  return rows.length > 0;
}

export type EmergencyRow = {
  id: bigint;
  operatorId: bigint;
  operator: string;
  loginId: string;
  sessionId: string;
  access: EmergencyAccess;
  reason: string;
  takenAt: Date;
  endsAt: Date;
  reviewedAt: Date | null;
  reviewedBy: string | null;
  findings: string | null;
};

const ROW = `select e.id, e.operator_id as "operatorId", o.name as operator, o.login_id as "loginId",
    e.session_id as "sessionId", e.access, e.reason, e.taken_at as "takenAt",
    coalesce(e.given_back_at, e.ends_at) as "endsAt", e.reviewed_at as "reviewedAt",
    r.name as "reviewedBy", e.findings
  from operator_emergencies e join operators o on o.id = e.operator_id
  left join operators r on r.id = e.reviewed_by`;

/** Newest first, with ids below `before`. */
export const listEmergencies = (
  db: Queryable,
  { before, isWaiting }: { before: bigint | null; isWaiting: boolean },
  most: number,
): Promise<EmergencyRow[]> =>
  db.query<EmergencyRow>(
    `${ROW} where ($1::bigint is null or e.id < $1) and (not $2 or e.reviewed_at is null)
     order by e.id desc limit $3`,
    [before, isWaiting, most],
  );

/** Locked until the transaction ends. */
export async function lockEmergency(db: Queryable, id: bigint): Promise<EmergencyRow | undefined> {
  const [row] = await db.query<EmergencyRow>(`${ROW} where e.id = $1 for no key update of e`, [id]);
  return row;
}

export async function saveReview(
  db: Queryable,
  id: bigint,
  review: { at: Date; by: bigint; findings: string },
): Promise<void> {
  await db.query(
    `update operator_emergencies set reviewed_at = $2, reviewed_by = $3, findings = $4
     where id = $1`,
    [id, review.at, review.by, review.findings],
  );
}

export type ActRow = { id: bigint; at: Date; call: string; object: string; reason: string };

/** The audit rows that are marked with an emergency access, oldest first. */
export const listActs = (
  db: Queryable,
  emergency: Pick<EmergencyRow, "id" | "operatorId" | "takenAt" | "endsAt">,
  most: number,
): Promise<(ActRow & { count: number })[]> =>
  db.query<ActRow & { count: number }>(
    `select id, at, call, object, reason, (count(*) over ())::integer as count
     from audit_entries
     where operator_id = $1 and at >= $2 and at <= $3
       and (after ->> 'emergency')::bigint = $4 and call <> 'take-emergency-access'
     order by id limit $5`,
    [emergency.operatorId, emergency.takenAt, emergency.endsAt, emergency.id, most],
  );

/** How many wait for their review, and how many of them ended before a moment. */
export async function countWaiting(
  db: Queryable,
  lateBefore: Date,
): Promise<{ waiting: number; late: number }> {
  const [row] = await db.query<{ waiting: number; late: number }>(
    `select count(*)::integer as waiting,
       count(*) filter (where coalesce(given_back_at, ends_at) <= $1)::integer as late
     from operator_emergencies where reviewed_at is null`,
    [lateBefore],
  );
  if (!row) throw new Error("an aggregate without a group answers a row");
  return row;
}

/** Emergency accesses that were taken after a moment, oldest first. */
export const listTaken = (
  db: Queryable,
  since: Date,
  { skip, most }: { skip: number; most: number },
): Promise<{ id: bigint; loginId: string; access: EmergencyAccess; endsAt: Date }[]> =>
  db.query(
    `select e.id, o.login_id as "loginId", e.access, e.ends_at as "endsAt"
     from operator_emergencies e join operators o on o.id = e.operator_id
     where e.taken_at > $1 order by e.id offset $2 limit $3`,
    [since, skip, most],
  );
