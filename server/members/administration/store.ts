import type { keyEvents, MemberSignIn } from "#contract/office/member-keys.ts";
import type { MemberStatus } from "#contract/office/members.ts";
import type { Queryable } from "#server/kit/database.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";
import { opened, type MemberRow, type Sealed } from "#server/members/store.ts";

export type FactsRow = MemberRow & {
  site: string | null;
  siteHost: string | null;
  registeredAt: Date;
  birthYear: number;
  termsVersion: string;
  termsAcceptedAt: Date;
  lastSignInAt: Date | null;
  lastSignInAddress: string | null;
  resetLinkUntil: Date | null;
  isErased: boolean;
  /** Null while the account is not closed. */
  closedAt: Date | null;
};

export async function findFacts(
  db: Queryable,
  memberId: bigint,
  now: Date,
): Promise<FactsRow | undefined> {
  const [row] = await db.query<Omit<Sealed<FactsRow>, "birthYear"> & { birthDate: Buffer }>(
    `select m.id as "memberId", m.login_id as "loginId", m.nick, m.phone, m.level, m.status,
       m.bank_name as "bankName", m.bank_number as "bankNumber", m.bank_owner as "bankOwner",
       site.name as site, site.host as "siteHost", m.registered_at as "registeredAt",
       m.birth_date as "birthDate", m.terms_version as "termsVersion",
       m.terms_accepted_at as "termsAcceptedAt", s.at as "lastSignInAt",
       host(s.address) as "lastSignInAddress", l.expires_at as "resetLinkUntil",
       m.erased_at is not null as "isErased", m.closed_at as "closedAt"
     from members m
     left join settings_sites site on site.id = m.site_id
     left join lateral (
       select at, address from member_sign_ins
       where member_id = m.id and outcome = 'success' order by at desc limit 1) s on true
     left join member_reset_links l on l.member_id = m.id and l.used_at is null
       and l.replaced_at is null and l.expires_at > $2
     where m.id = $1`,
    [memberId, now],
  );
  if (!row) return undefined;
  const { birthDate, ...facts } = row;
  const born = openNumber(db, "members.birth_date", memberId, birthDate);
  return { ...opened(db, facts), birthYear: Number(born.slice(0, 4)) };
}

export async function exists(db: Queryable, memberId: bigint): Promise<boolean> {
  return (await db.query("select from members where id = $1", [memberId])).length > 0;
}

export async function updateStatus(
  db: Queryable,
  memberId: bigint,
  status: MemberStatus,
): Promise<void> {
  await db.query("update members set status = $2 where id = $1", [memberId, status]);
}

export async function updateLevel(db: Queryable, memberId: bigint, level: number): Promise<void> {
  await db.query("update members set level = $2 where id = $1", [memberId, level]);
}

export type SignInRow = {
  id: bigint;
  at: Date;
  outcome: MemberSignIn["outcome"];
  address: string;
  userAgent: string;
};

export const listSignIns = (
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
  most: number,
): Promise<SignInRow[]> =>
  db.query<SignInRow>(
    `select id, at, outcome, host(address) as address, user_agent as "userAgent"
     from member_sign_ins
     where member_id = $1 and ($2::bigint is null
       or (at, id) < (select at, id from member_sign_ins where id = $2))
     order by at desc, id desc limit $3`,
    [memberId, before, most],
  );

export type KeyEventRow = {
  id: bigint;
  at: Date;
  event: (typeof keyEvents)[number];
  address: string;
};

export const listKeyEvents = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<KeyEventRow[]> =>
  db.query<KeyEventRow>(
    `select id, at, event, host(address) as address from member_events
     where member_id = $1 order by at desc, id desc limit $2`,
    [memberId, most],
  );

export async function insertRemark(
  db: Queryable,
  remark: { memberId: bigint; operatorId: bigint; text: string; writtenAt: Date },
): Promise<void> {
  await db.query(
    `insert into member_remarks (member_id, operator_id, text, written_at)
     values ($1, $2, $3, $4)`,
    [remark.memberId, remark.operatorId, remark.text, remark.writtenAt],
  );
}

export type RemarkRow = { id: bigint; at: Date; operator: string; text: string };

export const listRemarks = (
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
  most: number,
): Promise<RemarkRow[]> =>
  db.query<RemarkRow>(
    `select r.id, r.written_at as at, o.name as operator, r.text
     from member_remarks r join operators o on o.id = r.operator_id
     where r.member_id = $1 and ($2::bigint is null or r.id < $2)
     order by r.id desc limit $3`,
    [memberId, before, most],
  );

/** Inserts a new link and ends the one before. */
export async function insertResetLink(
  db: Queryable,
  link: {
    memberId: bigint;
    tokenHash: Buffer;
    operatorId: bigint;
    madeAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.query(
    `update member_reset_links set replaced_at = $2
     where member_id = $1 and used_at is null and replaced_at is null`,
    [link.memberId, link.madeAt],
  );
  await db.query(
    `insert into member_reset_links (member_id, token_hash, operator_id, made_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [link.memberId, link.tokenHash, link.operatorId, link.madeAt, link.expiresAt],
  );
}

/** The member of an open link. */
export async function findOpenLink(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ memberId: bigint; passwordHash: string } | undefined> {
  const [row] = await db.query<{ memberId: bigint; passwordHash: string }>(
    `select m.id as "memberId", m.password_hash as "passwordHash"
     from member_reset_links l join members m on m.id = l.member_id and m.status <> 'closed'
     where l.token_hash = $1 and l.used_at is null and l.replaced_at is null and l.expires_at > $2`,
    [tokenHash, now],
  );
  return row;
}

/** Uses up a link; false when another use came first or the link has ended. */
export async function spendLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await db.query(
    `update member_reset_links set used_at = $2
     where token_hash = $1 and used_at is null and replaced_at is null and expires_at > $2
     returning id`,
    [tokenHash, now],
  );
  return rows.length > 0;
}

export async function replacePasswordHash(
  db: Queryable,
  memberId: bigint,
  passwordHash: string,
): Promise<void> {
  await db.query("update members set password_hash = $2 where id = $1", [memberId, passwordHash]);
}

/**
 * When a link last set the password, staff last lifted the second factor or the member last changed
 * the bank account; undefined for never.
 */
export async function findLastKeyChange(
  db: Queryable,
  memberId: bigint,
): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date }>(
    `select at from member_events where member_id = $1 and event in ('password_reset', 'second_factor_lifted',
       'bank_account_changed')
     order by at desc limit 1`,
    [memberId],
    "members-last-key-change",
  );
  return row?.at;
}
