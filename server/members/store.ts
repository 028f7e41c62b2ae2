import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { SessionRow } from "#server/kit/live-sessions.ts";

export type MemberRow = {
  memberId: bigint;
  loginId: string;
  nick: string;
  phone: string;
  level: number;
  status: "active" | "suspended" | "closed";
  bankName: string;
  bankNumber: string;
  bankOwner: string;
};

const MEMBER = `id as "memberId", login_id as "loginId", nick, phone, level, status,
  bank_name as "bankName", bank_number as "bankNumber", bank_owner as "bankOwner"`;

export async function getMember(db: Queryable, memberId: bigint): Promise<MemberRow> {
  const [row] = await db.query<MemberRow>(
    `select ${MEMBER} from members where id = $1`,
    [memberId],
    "members-get",
  );
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return row;
}

export async function findMemberForSignIn(
  db: Queryable,
  loginId: string,
): Promise<{ memberId: bigint; passwordHash: string; status: MemberRow["status"] } | undefined> {
  const [row] = await db.query<{
    memberId: bigint;
    passwordHash: string;
    status: MemberRow["status"];
  }>(
    `select id as "memberId", password_hash as "passwordHash", status from members where login_id = $1`,
    [loginId],
  );
  return row;
}

export async function isLoginIdTaken(db: Queryable, loginId: string): Promise<boolean> {
  return (await db.query("select from members where login_id = $1", [loginId])).length > 0;
}

export async function isNickTaken(db: Queryable, nickFolded: string): Promise<boolean> {
  return (await db.query("select from members where nick_folded = $1", [nickFolded])).length > 0;
}

export type NewMember = {
  loginId: string;
  nick: string;
  nickFolded: string;
  passwordHash: string;
  withdrawalPasswordHash: string;
  phone: string;
  birthDate: string;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
  termsVersion: string;
  locale: Locale;
};

export async function insertMember(db: Queryable, member: NewMember): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into members (login_id, nick, nick_folded, password_hash, withdrawal_password_hash, phone,
       birth_date, bank_name, bank_number, bank_owner, terms_version, locale)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      member.loginId,
      member.nick,
      member.nickFolded,
      member.passwordHash,
      member.withdrawalPasswordHash,
      member.phone,
      member.birthDate,
      member.bankName,
      member.bankNumber,
      member.bankOwner,
      member.termsVersion,
      member.locale,
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function insertSignIn(
  db: Queryable,
  attempt: {
    memberId: bigint | null;
    loginId: string;
    address: string;
    userAgent: string;
    outcome: string;
  },
): Promise<void> {
  await db.query(
    `insert into member_sign_ins (member_id, login_id, address, user_agent, outcome)
     values ($1, $2, $3, $4, $5)`,
    [attempt.memberId, attempt.loginId, attempt.address, attempt.userAgent, attempt.outcome],
  );
}

export async function insertSession(
  db: Queryable,
  session: {
    memberId: bigint;
    tokenHash: Buffer;
    healthTokenHash: Buffer;
    address: string;
    userAgent: string;
    deviceHash: Buffer;
    startedAt: Date;
    endsAt: Date;
    idleEndsAt: Date;
  },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into member_sessions
       (member_id, token_hash, health_token_hash, address, user_agent, device_hash, started_at,
        last_active_at, ends_at, idle_ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9) returning id`,
    [
      session.memberId,
      session.tokenHash,
      session.healthTokenHash,
      session.address,
      session.userAgent,
      session.deviceHash,
      session.startedAt,
      session.endsAt,
      session.idleEndsAt,
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export type LiveSession = { sessionId: string; memberId: bigint; lastActiveAt: Date };

const LIVE = `select s.id as "sessionId", s.member_id as "memberId", s.last_active_at as "lastActiveAt"
  from member_sessions s join members m on m.id = s.member_id and m.status = 'active'
  where s.ended_at is null and s.idle_ends_at > $2`;

export async function findLiveSession(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const [row] = await db.query<LiveSession>(
    `${LIVE} and s.token_hash = $1`,
    [tokenHash, now],
    "members-session",
  );
  return row;
}

export async function findLiveSessionByHealthToken(
  db: Queryable,
  healthTokenHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const [row] = await db.query<LiveSession>(
    `${LIVE} and s.health_token_hash = $1`,
    [healthTokenHash, now],
    "members-health-session",
  );
  return row;
}

/** Those of the sessions that are live. */
export const filterLiveSessions = (
  db: Queryable,
  sessionIds: readonly string[],
  now: Date,
): Promise<LiveSession[]> => db.query(`${LIVE} and s.id = any($1::uuid[])`, [sessionIds, now]);

export async function endSession(
  db: Queryable,
  sessionId: string,
  now: Date,
  because: string,
): Promise<void> {
  await db.query(
    `update member_sessions set ended_at = $2, ended_because = $3 where id = $1 and ended_at is null`,
    [sessionId, now, because],
  );
}

export type Secrets = { passwordHash: string; withdrawalPasswordHash: string };

export async function getSecrets(db: Queryable, memberId: bigint): Promise<Secrets> {
  const [row] = await db.query<Secrets>(
    `select password_hash as "passwordHash", withdrawal_password_hash as "withdrawalPasswordHash"
     from members where id = $1`,
    [memberId],
  );
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return row;
}

/** Replaces a hash; answers false when it is no longer the one that was checked. */
export async function updatePasswordHash(
  db: Queryable,
  memberId: bigint,
  from: string,
  to: string,
): Promise<boolean> {
  const rows = await db.query(
    "update members set password_hash = $3 where id = $1 and password_hash = $2 returning id",
    [memberId, from, to],
  );
  return rows.length > 0;
}

/** Replaces a hash; answers false when it is no longer the one that was checked. */
export async function updateWithdrawalPasswordHash(
  db: Queryable,
  memberId: bigint,
  from: string,
  to: string,
): Promise<boolean> {
  const rows = await db.query(
    `update members set withdrawal_password_hash = $3
     where id = $1 and withdrawal_password_hash = $2 returning id`,
    [memberId, from, to],
  );
  return rows.length > 0;
}

export async function insertEvent(
  db: Queryable,
  event: { memberId: bigint; sessionId: string | null; event: string; address: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into member_events (member_id, session_id, event, address, at)
     values ($1, $2, $3, $4, $5)`,
    [event.memberId, event.sessionId, event.event, event.address, event.at],
  );
}

export const listLiveSessions = (
  db: Queryable,
  memberId: bigint,
  now: Date,
  most: number,
): Promise<SessionRow[]> =>
  db.query<SessionRow>(
    `select id as "sessionId", host(address) as address, user_agent as "userAgent",
       started_at as "startedAt", last_active_at as "lastActiveAt"
     from member_sessions
     where member_id = $1 and ended_at is null and idle_ends_at > $2
     order by last_active_at desc, id limit $3`,
    [memberId, now, most],
  );

/** Ends the member's sessions: one, all but one, or all; answers the ids of those that ended. */
export async function revokeSessions(
  db: Queryable,
  memberId: bigint,
  which: { only?: string; keep?: string },
  now: Date,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update member_sessions set ended_at = $4, ended_because = 'revoked'
     where member_id = $1 and ended_at is null and ($2::uuid is null or id = $2) and id is distinct from $3
     returning id`,
    [memberId, which.only ?? null, which.keep ?? null, now],
  );
  return rows.map((row) => row.id);
}
