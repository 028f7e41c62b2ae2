import type { Queryable } from "#server/kit/database.ts";
import type { MemberRow } from "#server/members/store.ts";

export type FoundRow = Pick<MemberRow, "memberId" | "loginId" | "nick" | "level" | "status"> & {
  /** Sealed. */
  phone: Buffer;
  nickFolded: string;
  registeredAt: Date;
  lastSignInAt: Date | null;
  isTest: boolean;
};

/** The filters of a list; null for no filter. */
export type Narrowing = { status: string | null; level: number | null; isTest: boolean | null };

const FOUND = `select m.id as "memberId", m.login_id as "loginId", m.nick,
  m.nick_folded as "nickFolded", m.phone, m.level, m.status, m.registered_at as "registeredAt",
  (select s.at from member_sign_ins s where s.member_id = m.id and s.outcome = 'success'
   order by s.at desc limit 1) as "lastSignInAt",
  m.is_test as "isTest"
  from members m where ($1::text is null or m.status = $1) and ($2::smallint is null or m.level = $2)
    and ($3::boolean is null or m.is_test = $3)`;

/** Sorts after every letter, so that a range contains all words with a prefix. */
const AFTER_ALL = "\u{10FFFF}";

/** Newest first, below an id if given. */
export const listNewest = (
  db: Queryable,
  { status, level, isTest }: Narrowing,
  below: bigint | null,
  most: number,
): Promise<FoundRow[]> =>
  db.query<FoundRow>(
    `${FOUND} and m.id < coalesce($4, 9223372036854775807) order by m.id desc limit $5`,
    [status, level, isTest, below, most],
  );

const prefixed =
  (column: "login_id" | "nick_folded") =>
  (
    db: Queryable,
    { status, level, isTest }: Narrowing,
    prefix: string,
    after: string | null,
    most: number,
  ): Promise<FoundRow[]> =>
    db.query<FoundRow>(
      `${FOUND} and m.${column} collate "C" >= $4 and m.${column} collate "C" < $5
         and ($6::text is null or m.${column} collate "C" > $6)
       order by m.${column} collate "C" limit $7`,
      [status, level, isTest, prefix, prefix + AFTER_ALL, after, most],
    );

/** By id in alphabetical order, after a given id. */
export const listByLoginId = prefixed("login_id");
/** By folded nick in alphabetical order, after a given one. */
export const listByNick = prefixed("nick_folded");

const hashed =
  (column: "phone" | "bank_number") =>
  (
    db: Queryable,
    { status, level, isTest }: Narrowing,
    { part, hashes }: { part: "whole" | "tail"; hashes: readonly Buffer[] },
    below: bigint | null,
    most: number,
  ): Promise<FoundRow[]> =>
    db.query<FoundRow>(
      `${FOUND} and m.${column}_${part === "tail" ? "tail_hash" : "hash"} = any($4::bytea[])
         and m.id < coalesce($5, 9223372036854775807)
       order by m.id desc limit $6`,
      [status, level, isTest, hashes, below, most],
    );

/** Members by one of these hashes of their phone, newest first. */
export const listByPhone = hashed("phone");
/** Members by one of these hashes of their bank account number, newest first. */
export const listByBank = hashed("bank_number");

export const listByIds = (
  db: Queryable,
  { status, level, isTest }: Narrowing,
  memberIds: readonly bigint[],
): Promise<FoundRow[]> =>
  db.query<FoundRow>(`${FOUND} and m.id = any($4) order by m.id desc`, [
    status,
    level,
    isTest,
    memberIds,
  ]);

/** Newest first, those who signed in from a network, written as `203.0.113.0/24`. */
export const listByNetwork = (
  db: Queryable,
  { status, level, isTest }: Narrowing,
  network: string,
  below: bigint | null,
  most: number,
): Promise<FoundRow[]> =>
  // An array and not a join: the members are then read by id, from the newest, until the page is full.
  db.query<FoundRow>(
    `${FOUND} and m.id = any(array(
         select distinct s.member_id from member_sightings s
         where s.kind = 'address'
           and s.value::inet between network($4::inet)
             and set_masklen(broadcast($4::inet), case family($4::inet) when 4 then 32 else 128 end)))
       and m.id < coalesce($5, 9223372036854775807)
     order by m.id desc limit $6`,
    [status, level, isTest, network, below, most],
  );

/** Newest first, those who signed in in a browser whose hash is between two. */
export const listByDevice = (
  db: Queryable,
  { status, level, isTest }: Narrowing,
  { least, most: greatest }: { least: string; most: string },
  below: bigint | null,
  most: number,
): Promise<FoundRow[]> =>
  db.query<FoundRow>(
    `${FOUND} and m.id = any(array(
         select distinct s.member_id from member_sightings s
         where s.kind = 'device' and s.value between $4 and $5))
       and m.id < coalesce($6, 9223372036854775807)
     order by m.id desc limit $7`,
    [status, level, isTest, least, greatest, below, most],
  );
