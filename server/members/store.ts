import type { Locale } from "#contract/locales.ts";
import type { MemberSignIn } from "#contract/office/member-keys.ts";
import type { MemberStatus } from "#contract/office/members.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";
import { hashesOf, openNumber, sealNumber } from "#server/kit/seal-keys/numbers.ts";
import type { Owner } from "#server/members/new-passwords.ts";

export type MemberRow = {
  memberId: bigint;
  loginId: string;
  nick: string;
  phone: string;
  level: number;
  status: MemberStatus;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
};

/** A row whose phone and bank number are sealed. */
export type Sealed<Row extends { phone: string; bankNumber: string }> = Omit<
  Row,
  "phone" | "bankNumber"
> & { phone: Buffer; bankNumber: Buffer };

/** Opens the phone and the bank number of a member's row. */
export const opened = <Row extends { memberId: bigint; phone: Buffer; bankNumber: Buffer }>(
  db: Queryable,
  row: Row,
): Omit<Row, "phone" | "bankNumber"> & { phone: string; bankNumber: string } => ({
  ...row,
  phone: openNumber(db, "members.phone", row.memberId, row.phone),
  bankNumber: openNumber(db, "members.bank_number", row.memberId, row.bankNumber),
});

const MEMBER = `id as "memberId", login_id as "loginId", nick, phone, level, status,
  bank_name as "bankName", bank_number as "bankNumber", bank_owner as "bankOwner"`;

export async function getMember(db: Queryable, memberId: bigint): Promise<MemberRow> {
  const [row] = await db.query<Sealed<MemberRow>>(
    `select ${MEMBER} from members where id = $1`,
    [memberId],
    "members-get",
  );
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return opened(db, row);
}

/** What is known of a member and must not be part of a new password. */
export async function getOwner(db: Queryable, memberId: bigint): Promise<Owner> {
  const [owner] = await listOwners(db, [memberId]);
  if (!owner) throw new Error(`no member has the id ${memberId}`);
  return owner;
}

/** What is known of members, in the order of their ids. */
export async function listOwners(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<(Owner & { memberId: bigint })[]> {
  const rows = await db.query<
    Omit<Sealed<Owner>, "birthDate"> & { memberId: bigint; birthDate: Buffer }
  >(
    `select id as "memberId", login_id as "loginId", nick, phone, birth_date as "birthDate",
       bank_number as "bankNumber", bank_owner as "bankOwner"
     from members where id = any($1::bigint[]) order by id`,
    [plainArray(memberIds)],
  );
  return rows.map((row) => ({
    ...opened(db, row),
    birthDate: openNumber(db, "members.birth_date", row.memberId, row.birthDate),
  }));
}

export type SigningIn = {
  memberId: bigint;
  passwordHash: string;
  status: MemberRow["status"];
  /** Whether the member has signed in before in the browser of this device token. */
  isKnownBrowser: boolean;
  /** Whether the member has signed in before in any browser. */
  hasBrowsers: boolean;
};

export async function findMemberForSignIn(
  db: Queryable,
  loginId: string,
  deviceHash: Buffer,
): Promise<SigningIn | undefined> {
  const [row] = await db.query<SigningIn>(
    `select id as "memberId", password_hash as "passwordHash", status,
       exists (select from member_sightings where kind = 'device' and value = $2
               and member_id = members.id) as "isKnownBrowser",
       exists (select from member_sightings where kind = 'device'
               and member_id = members.id) as "hasBrowsers"
     from members where login_id = $1`,
    [loginId, deviceHash.toString("hex")],
  );
  return row;
}

/** Records that a member signed in in a browser. */
export async function rememberDevice(
  db: Queryable,
  memberId: bigint,
  deviceHash: Buffer,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_sightings as s (kind, value, member_id, first_at, last_at)
     values ('device', $2, $1, $3, $3)
     on conflict (kind, value, member_id) do update set last_at = excluded.last_at`,
    [memberId, deviceHash.toString("hex"), at],
  );
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
  /** A test account, as long as it exists. */
  isTest: boolean;
};

export async function insertMember(db: Queryable, member: NewMember): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>("select nextval('members_id_seq') as id");
  if (!row) throw new Error("the sequence answered no row");
  const { id } = row;
  await db.query(
    `insert into members (id, login_id, nick, nick_folded, password_hash, withdrawal_password_hash,
       bank_name, bank_owner, terms_version, locale, phone, birth_date, bank_number, phone_hash,
       phone_tail_hash, bank_number_hash, bank_number_tail_hash, is_test)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      id,
      member.loginId,
      member.nick,
      member.nickFolded,
      member.passwordHash,
      member.withdrawalPasswordHash,
      member.bankName,
      member.bankOwner,
      member.termsVersion,
      member.locale,
      ...sealedNumbers(db, id, member),
      member.isTest,
    ],
  );
  return id;
}

type Numbers = Pick<NewMember, "phone" | "birthDate" | "bankNumber">;

/** A member's phone, birth date and bank number as the table keeps them, and their four hashes. */
export function sealedNumbers(
  db: Queryable,
  id: bigint,
  { phone, birthDate, bankNumber }: Numbers,
): (Buffer | null)[] {
  const byPhone = hashesOf(db, "members.phone", phone);
  const byBank = hashesOf(db, "members.bank_number", bankNumber);
  return [
    sealNumber(db, "members.phone", id, phone),
    sealNumber(db, "members.birth_date", id, birthDate),
    sealNumber(db, "members.bank_number", id, bankNumber),
    byPhone.whole,
    byPhone.tail,
    byBank.whole,
    byBank.tail,
  ];
}

export type SignInOutcome = MemberSignIn["outcome"];

export async function insertSignIn(
  db: Queryable,
  attempt: {
    memberId: bigint | null;
    loginId: string;
    address: string;
    userAgent: string;
    outcome: SignInOutcome;
  },
  at: Date,
): Promise<void> {
  const { memberId, loginId, address, userAgent, outcome } = attempt;
  await db.query(
    `insert into member_sign_ins (member_id, login_id, address, user_agent, outcome, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [memberId, loginId, address, userAgent, outcome, at],
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

/** Replaces a hash; false when it is no longer the verified one. */
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

/** Replaces a hash; false when it is no longer the verified one. */
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

export type LockedMember = {
  memberId: bigint;
  level: number;
  status: MemberRow["status"];
  isErased: boolean;
  /** Null while the account is not closed. */
  closedAt: Date | null;
};

/** Locks one member until the transaction ends, so that acts on them are serialised. */
export async function lockMember(
  db: Queryable,
  memberId: bigint,
): Promise<LockedMember | undefined> {
  const [row] = await db.query<LockedMember>(
    `select id as "memberId", level, status, erased_at is not null as "isErased",
       closed_at as "closedAt"
     from members where id = $1 for no key update`,
    [memberId],
  );
  return row;
}

/** Locks several members in the order of their ids. */
export const lockMembers = (db: Queryable, memberIds: readonly bigint[]): Promise<unknown> =>
  db.query("select from members where id = any($1::bigint[]) order by id for no key update", [
    memberIds,
  ]);

/** The clock of the database at this moment, also inside a transaction. */
export async function clockOfDatabase(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ now: Date }>("select clock_timestamp() as now");
  if (!row) throw new Error("the clock answered no row");
  return row.now;
}
