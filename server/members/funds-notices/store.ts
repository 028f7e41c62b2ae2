import type { FundsLevel } from "#contract/funds.ts";
import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";

type Acknowledged = {
  memberId: bigint;
  level: FundsLevel;
  version: string;
  locale: Locale;
  hash: Buffer;
  address: string;
  at: Date;
};

export async function insertNotice(db: Queryable, notice: Acknowledged): Promise<void> {
  const { memberId, level, version, locale, hash, address, at } = notice;
  await db.query(
    `insert into member_funds_notices
       (member_id, level, version, locale, hash, address, acknowledged_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [memberId, level, version, locale, hash, address, at],
  );
}

/** What the member acknowledged last; undefined for nothing. */
export async function findLatest(
  db: Queryable,
  memberId: bigint,
): Promise<{ level: FundsLevel; version: string; acknowledgedAt: Date } | undefined> {
  const [row] = await db.query<{ level: FundsLevel; version: string; acknowledgedAt: Date }>(
    `select level, version, acknowledged_at as "acknowledgedAt" from member_funds_notices
     where member_id = $1 order by id desc limit 1`,
    [memberId],
    "members-funds-notice",
  );
  return row;
}

/** Overwrites the addresses of a member who is erased; the acknowledgements stay as proof. */
export async function eraseNoticeAddresses(db: Queryable, memberId: bigint): Promise<void> {
  await db.query("update member_funds_notices set address = '0.0.0.0' where member_id = $1", [
    memberId,
  ]);
}

/** For the member's copy of their data. */
export const listOwnNotices = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select level, version, locale as language, encode(hash, 'hex') as sha256,
       host(address) as address, acknowledged_at as "acknowledgedAt"
     from member_funds_notices where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
