import type { Queryable } from "#server/kit/database.ts";
import type { MemberRow } from "#server/members/store.ts";

export type FoundRow = Pick<
  MemberRow,
  "memberId" | "loginId" | "nick" | "phone" | "level" | "status"
> & { nickFolded: string; registeredAt: Date; lastSignInAt: Date | null };

/** The filters of a list; null for no filter. */
export type Narrowing = { status: string | null; level: number | null };

const FOUND = `select m.id as "memberId", m.login_id as "loginId", m.nick,
  m.nick_folded as "nickFolded", m.phone, m.level, m.status, m.registered_at as "registeredAt",
  (select s.at from member_sign_ins s where s.member_id = m.id and s.outcome = 'success'
   order by s.at desc limit 1) as "lastSignInAt"
  from members m where ($1::text is null or m.status = $1) and ($2::smallint is null or m.level = $2)`;

/** Sorts after every letter, so that a range contains all words with a prefix. */
const AFTER_ALL = "\u{10FFFF}";

/** Newest first, below an id if given. */
export const listNewest = (
  db: Queryable,
  { status, level }: Narrowing,
  below: bigint | null,
  most: number,
): Promise<FoundRow[]> =>
  db.query<FoundRow>(
    `${FOUND} and m.id < coalesce($3, 9223372036854775807) order by m.id desc limit $4`,
    [status, level, below, most],
  );

const prefixed =
  (column: "login_id" | "nick_folded") =>
  (
    db: Queryable,
    { status, level }: Narrowing,
    prefix: string,
    after: string | null,
    most: number,
  ): Promise<FoundRow[]> =>
    db.query<FoundRow>(
      `${FOUND} and m.${column} collate "C" >= $3 and m.${column} collate "C" < $4
         and ($5::text is null or m.${column} collate "C" > $5)
       order by m.${column} collate "C" limit $6`,
      [status, level, prefix, prefix + AFTER_ALL, after, most],
    );

/** By id in alphabetical order, after a given id. */
export const listByLoginId = prefixed("login_id");
/** By folded nick in alphabetical order, after a given one. */
export const listByNick = prefixed("nick_folded");

/** The last digits of a number, or the whole number in each form in which it may be stored. */
export type Digits = { tail: string } | { whole: readonly string[] };

const numbered =
  (column: string) =>
  (
    db: Queryable,
    { status, level }: Narrowing,
    digits: Digits,
    below: bigint | null,
    most: number,
  ): Promise<FoundRow[]> => {
    const fits =
      "tail" in digits
        ? `reverse(${column}) collate "C" >= reverse($3) and reverse(${column}) collate "C" < reverse($3) || ':'`
        : `reverse(${column}) collate "C" = any(array(select reverse(n) from unnest($3::text[]) n))`;
    return db.query<FoundRow>(
      `${FOUND} and ${fits} and m.id < coalesce($4, 9223372036854775807)
       order by m.id desc limit $5`,
      [status, level, "tail" in digits ? digits.tail : digits.whole, below, most],
    );
  };

/** Members by their phone, newest first. */
export const listByPhone = numbered("m.phone");
/** Members by the digits of their bank account number, newest first. */
export const listByBank = numbered(String.raw`regexp_replace(m.bank_number, '\D', '', 'g')`);

export const listByIds = (
  db: Queryable,
  { status, level }: Narrowing,
  memberIds: readonly bigint[],
): Promise<FoundRow[]> =>
  db.query<FoundRow>(`${FOUND} and m.id = any($3) order by m.id desc`, [status, level, memberIds]);
