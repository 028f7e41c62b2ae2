import type { EmergencyAccess } from "#contract/office/emergency-acts.ts";
import type { SignInEvent } from "#contract/office/operators.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { SessionRow } from "#server/kit/live-sessions.ts";

export async function insertOperator(
  db: Queryable,
  operator: {
    loginId: string;
    name: string;
    role: Role;
    passwordHash: string;
    secondFactor: Buffer;
    accessUntil: Date | null;
  },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into operators (login_id, name, role, password_hash, second_factor, access_until)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      operator.loginId,
      operator.name,
      operator.role,
      operator.passwordHash,
      operator.secondFactor,
      operator.accessUntil,
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Resets the used step, because no code of the new secret was used yet. */
export async function replaceSecondFactor(
  db: Queryable,
  operatorId: bigint,
  secondFactor: Buffer,
): Promise<void> {
  await db.query("update operators set second_factor = $2, second_factor_step = 0 where id = $1", [
    operatorId,
    secondFactor,
  ]);
}

export async function replacePassword(
  db: Queryable,
  operatorId: bigint,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await db.query(
    "update operators set password_hash = $2, password_changed_at = $3 where id = $1",
    [operatorId, passwordHash, at],
  );
}

/** Ends all live sessions of an operator except one; answers how many. */
export async function endOtherSessions(
  db: Queryable,
  operatorId: bigint,
  sessionId: string,
  now: Date,
): Promise<number> {
  const rows = await db.query(
    `update operator_sessions set ended_at = $3, ended_because = 'revoked'
     where operator_id = $1 and id <> $2 and ended_at is null and ends_at > $3 returning id`,
    [operatorId, sessionId, now],
  );
  return rows.length;
}

/** The row that a sign-in is checked against. */
export type SigningIn = {
  operatorId: bigint;
  name: string;
  role: Role;
  passwordHash: string;
  secondFactor: Buffer;
  status: "active" | "suspended";
  /** When the operator's access ends; null without an end. */
  accessUntil: Date | null;
};

/** Locked until the transaction ends on request. */
export async function findForSignIn(
  db: Queryable,
  loginId: string,
  lock: "" | "for no key update" = "",
): Promise<SigningIn | undefined> {
  const [row] = await db.query<SigningIn>(
    `select id as "operatorId", name, role, password_hash as "passwordHash",
       second_factor as "secondFactor", status, access_until as "accessUntil"
     from operators where login_id = $1 ${lock}`,
    [loginId],
  );
  return row;
}

/** Replaces a hash, unless it is no longer the verified one. */
export async function replacePasswordHash(
  db: Queryable,
  operatorId: bigint,
  from: string,
  to: string,
): Promise<void> {
  await db.query("update operators set password_hash = $3 where id = $1 and password_hash = $2", [
    operatorId,
    from,
    to,
  ]);
}

/** Marks a time step as used; false when it or a later one was used before. */
export async function spendStep(db: Queryable, operatorId: bigint, step: bigint): Promise<boolean> {
  const rows = await db.query(
    `update operators set second_factor_step = $2
     where id = $1 and second_factor_step < $2 returning id`,
    [operatorId, step],
  );
  return rows.length > 0;
}

export async function insertSignIn(
  db: Queryable,
  attempt: {
    operatorId: bigint | null;
    loginId: string;
    address: string;
    userAgent: string;
    outcome: SignInEvent["outcome"];
    at: Date;
  },
): Promise<void> {
  await db.query(
    `insert into operator_sign_ins (operator_id, login_id, address, user_agent, outcome, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      attempt.operatorId,
      attempt.loginId,
      attempt.address,
      attempt.userAgent,
      attempt.outcome,
      attempt.at,
    ],
  );
}

export const listSignIns = (
  db: Queryable,
  operatorId: bigint,
  most: number,
): Promise<
  {
    id: bigint;
    at: Date;
    outcome: SignInEvent["outcome"];
    address: string;
    userAgent: string;
  }[]
> =>
  db.query(
    `select id, at, outcome, host(address) as address, user_agent as "userAgent"
     from operator_sign_ins where operator_id = $1 order by at desc, id desc limit $2`,
    [operatorId, most],
  );

export async function insertSession(
  db: Queryable,
  session: {
    operatorId: bigint;
    tokenHash: Buffer;
    address: string;
    userAgent: string;
    startedAt: Date;
    endsAt: Date;
  },
): Promise<void> {
  await db.query(
    `insert into operator_sessions
       (operator_id, token_hash, address, user_agent, started_at, last_active_at, ends_at)
     select id, $2, $3, $4, $5, $5, least($6, access_until) from operators where id = $1`,
    [
      session.operatorId,
      session.tokenHash,
      session.address,
      session.userAgent,
      session.startedAt,
      session.endsAt,
    ],
  );
}

export type LiveSession = {
  sessionId: string;
  operatorId: bigint;
  loginId: string;
  name: string;
  role: Role;
  lastActiveAt: Date;
  sessionEndsAt: Date;
  timeZone: string;
  emergencyId: bigint | null;
  emergencyAccess: EmergencyAccess | null;
  emergencyEndsAt: Date | null;
};

export async function findLiveSession(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
  idleMs: number,
): Promise<LiveSession | undefined> {
  const [row] = await db.query<LiveSession>(
    `select s.id as "sessionId", o.id as "operatorId", o.login_id as "loginId", o.name, o.role,
       s.last_active_at as "lastActiveAt", s.ends_at as "sessionEndsAt", h.time_zone as "timeZone",
       e.id as "emergencyId", e.access as "emergencyAccess", e.ends_at as "emergencyEndsAt"
     from operator_sessions s join operators o on o.id = s.operator_id and o.status = 'active'
       and (o.access_until is null or o.access_until > $2)
     join settings_sites h on h.host = '*'
     left join operator_emergencies e on e.session_id = s.id and e.given_back_at is null
       and e.ends_at > $2
     where s.token_hash = $1 and s.ended_at is null and s.ends_at > $2 and s.last_active_at > $3`,
    [tokenHash, now, new Date(now.getTime() - idleMs)],
    "operators-session",
  );
  return row;
}

export async function touchSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.query("update operator_sessions set last_active_at = $2 where id = $1", [
    sessionId,
    now,
  ]);
}

export async function endSession(
  db: Queryable,
  sessionId: string,
  now: Date,
  because: string,
): Promise<void> {
  await db.query(
    `update operator_sessions set ended_at = $2, ended_because = $3
     where id = $1 and ended_at is null`,
    [sessionId, now, because],
  );
}

/** Ends the least recently used live sessions beyond `most`. */
export async function displaceSessions(
  db: Queryable,
  operatorId: bigint,
  most: number,
  now: Date,
  idleMs: number,
): Promise<void> {
  await db.query(
    `update operator_sessions set ended_at = $2, ended_because = 'displaced'
     where ended_at is null and id in (
       select id from operator_sessions
       where operator_id = $1 and ended_at is null and ends_at > $2 and last_active_at > $3
       order by last_active_at desc, started_at desc, id offset $4)`,
    [operatorId, now, new Date(now.getTime() - idleMs), most],
  );
}

/** Whether the operator had such a live session. */
export async function revokeSession(
  db: Queryable,
  operatorId: bigint,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update operator_sessions set ended_at = $3, ended_because = 'revoked'
     where operator_id = $1 and id = $2 and ended_at is null returning id`,
    [operatorId, sessionId, now],
  );
  return rows.length > 0;
}

export const listLiveSessions = (
  db: Queryable,
  operatorId: bigint,
  now: Date,
  idleMs: number,
  most: number,
): Promise<SessionRow[]> =>
  db.query(
    `select id as "sessionId", host(address) as address, user_agent as "userAgent",
       started_at as "startedAt", last_active_at as "lastActiveAt"
     from operator_sessions
     where operator_id = $1 and ended_at is null and ends_at > $2 and last_active_at > $3
     order by last_active_at desc, id limit $4`,
    [operatorId, now, new Date(now.getTime() - idleMs), most],
  );
