import type { SignInEvent } from "#contract/office/operators.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { Queryable } from "#server/kit/database.ts";

export type ColleagueRow = {
  id: bigint;
  loginId: string;
  name: string;
  role: Role;
  status: "active" | "suspended";
  createdAt: Date;
  lastSignInAt: Date | null;
  lastSignInAddress: string | null;
  passwordChangedAt: Date;
  passkeys: number;
  suspendedAt: Date | null;
  accessUntil: Date | null;
  /**
   * When two colleagues invited them, until a third met them; null otherwise, as the fields below.
   */
  letInAt: Date | null;
  madeBy: string | null;
  madeById: bigint | null;
  checkedBy: string | null;
  checkedById: bigint | null;
};

/** Operators by id; an invitation counts as a bond if it was accepted after `since`. */
export const listColleagues = (
  db: Queryable,
  { after, since }: { after: number; since: Date },
  most: number,
): Promise<ColleagueRow[]> =>
  db.query<ColleagueRow>(
    `select o.id, o.login_id as "loginId", o.name, o.role, o.status, o.created_at as "createdAt",
       o.password_changed_at as "passwordChangedAt", o.suspended_at as "suspendedAt",
       (select count(*)::integer from operator_passkeys p where p.operator_id = o.id) as passkeys,
       o.access_until as "accessUntil",
       s.at as "lastSignInAt", host(s.address) as "lastSignInAddress",
       i.ended_at as "letInAt", m.name as "madeBy", i.made_by as "madeById",
       c.name as "checkedBy", i.checked_by as "checkedById"
     from operators o
     left join lateral (
       select at, address from operator_sign_ins
       where operator_id = o.id and outcome = 'success' order by at desc limit 1) s on true
     left join lateral (
       select ended_at, made_by, checked_by from operator_invitations
       where operator_id = o.id and ended_because = 'accepted' and checked_by is not null
         and met_at is null and ended_at > $3
       order by ended_at desc, id desc limit 1) i on true
     left join operators m on m.id = i.made_by
     left join operators c on c.id = i.checked_by
     where o.id > $1 order by o.id limit $2`,
    [after, most, since],
  );

export type LockedColleague = {
  id: bigint;
  name: string;
  loginId: string;
  role: Role;
  status: "active" | "suspended";
  accessUntil: Date | null;
};

export async function lockColleague(
  db: Queryable,
  id: bigint,
): Promise<LockedColleague | undefined> {
  const [row] = await db.query<LockedColleague>(
    `select id, name, login_id as "loginId", role, status, access_until as "accessUntil"
     from operators where id = $1 for no key update`,
    [id],
  );
  return row;
}

/**
 * Locks the active administrators whose access has no end in a fixed order, so that two cannot suspend each other. They can
 * still act: an audit row refers to its operator and needs a lock of the key only.
 */
export async function lockAdmins(db: Queryable): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(
    `select id from operators where role = 'admin' and status = 'active' and access_until is null
     order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}

/** An active operator whose access has not ended, without a session. */
export async function findActiveOperator(
  db: Queryable,
  operatorId: bigint,
  now: Date,
): Promise<{ operatorId: bigint; loginId: string; name: string; role: Role } | undefined> {
  const [row] = await db.query<{ operatorId: bigint; loginId: string; name: string; role: Role }>(
    `select id as "operatorId", login_id as "loginId", name, role
     from operators
     where id = $1 and status = 'active' and (access_until is null or access_until > $2)`,
    [operatorId, now],
  );
  return row;
}

export async function setRole(db: Queryable, id: bigint, role: Role): Promise<void> {
  await db.query("update operators set role = $2 where id = $1", [id, role]);
}

export async function setStatus(
  db: Queryable,
  id: bigint,
  status: "active" | "suspended",
  at: Date,
): Promise<void> {
  await db.query(
    `update operators set status = $2, suspended_at = case when $2 = 'suspended' then $3::timestamptz end
     where id = $1`,
    [id, status, at],
  );
}

export async function setAccessUntil(db: Queryable, id: bigint, until: Date | null): Promise<void> {
  await db.query("update operators set access_until = $2 where id = $1", [id, until]);
}

/** Lets no session last longer than until a moment. */
export async function shortenSessions(db: Queryable, id: bigint, until: Date): Promise<void> {
  await db.query(
    `update operator_sessions set ends_at = $2
     where operator_id = $1 and ended_at is null and ends_at > $2`,
    [id, until],
  );
}

export async function endAllSessions(db: Queryable, id: bigint, now: Date): Promise<number> {
  const rows = await db.query(
    `update operator_sessions set ended_at = $2, ended_because = 'revoked'
     where operator_id = $1 and ended_at is null and ends_at > $2 returning id`,
    [id, now],
  );
  return rows.length;
}

export async function countOperators(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: bigint }>("select count(*) as count from operators");
  return Number(row?.count ?? 0);
}

export async function isLoginIdTaken(db: Queryable, loginId: string): Promise<boolean> {
  const rows = await db.query(
    `select from operators where login_id = $1
     union all select from operator_invitations where login_id = $1 and ended_at is null`,
    [loginId],
  );
  return rows.length > 0;
}

export type SignInRow = {
  id: bigint;
  at: Date;
  loginId: string;
  operator: string | null;
  outcome: SignInEvent["outcome"];
  address: string;
  userAgent: string;
};

export const listSignInsOfAll = (
  db: Queryable,
  filter: { operator: number | null; outcome: string | null; before: number | null },
  most: number,
): Promise<SignInRow[]> =>
  db.query<SignInRow>(
    `select s.id, s.at, s.login_id as "loginId", o.name as operator, s.outcome,
       host(s.address) as address, s.user_agent as "userAgent"
     from operator_sign_ins s left join operators o on o.id = s.operator_id
     where ($1::bigint is null or s.operator_id = $1) and ($2::text is null or s.outcome = $2)
       and ($3::bigint is null or s.id < $3)
     order by s.id desc limit $4`,
    [filter.operator, filter.outcome, filter.before, most],
  );
