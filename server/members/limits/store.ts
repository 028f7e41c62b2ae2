import type { LimitGround, LimitMoment } from "#contract/limit-kinds.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { LimitName, NamedLimit } from "#server/ledger/limits/limits.ts";

/** Set or lowered, asked for a raise, took it back, or confirmed it. */
export type LimitChange = LimitName & {
  change: "set" | "asked" | "cancelled" | "raised";
  /** In ledger units, minutes for the time; null for no limit. */
  amount: bigint | null;
};

export async function insertChange(
  db: Queryable,
  memberId: bigint,
  { kind, period, product = "all", change, amount }: LimitChange,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_limit_changes (member_id, kind, period, product, change, amount, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [memberId, kind, period, product, change, amount, at],
  );
}

export const listOwnChanges = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select kind, period, product, change, case kind when 'time' then amount else amount / 100000 end as "amount", changed_at as "changedAt"
     from member_limit_changes where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );

/** Why staff imposed or lowered each limit last. */
export const listGrounds = (
  db: Queryable,
  memberId: bigint,
): Promise<(NamedLimit & { ground: LimitGround })[]> =>
  db.query<NamedLimit & { ground: LimitGround }>(
    `select distinct on (kind, period, product) kind, period, product, ground
     from member_imposed_limits where member_id = $1 and ground is not null
     order by kind, period, product, id desc`,
    [memberId],
  );

export async function hasDeclined(
  db: Queryable,
  memberId: bigint,
  moment: LimitMoment,
): Promise<boolean> {
  const rows = await db.query(
    "select from member_limit_offers where member_id = $1 and moment = $2",
    [memberId, moment],
  );
  return rows.length > 0;
}

export async function insertDeclined(
  db: Queryable,
  memberId: bigint,
  moment: LimitMoment,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_limit_offers (member_id, moment, declined_at) values ($1, $2, $3)
     on conflict do nothing`,
    [memberId, moment, at],
  );
}

export const listOwnDeclined = (
  db: Queryable,
  memberId: bigint,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select moment, declined_at as "declinedAt" from member_limit_offers
     where member_id = $1 order by declined_at`,
    [memberId],
  );

/** Members with limits that were neither set, changed nor reviewed since a moment, a bounded number. */
export async function listUnreviewed(db: Queryable, since: Date, most: number): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `select m.id as "memberId"
     from ledger_limits l
     join ledger_accounts a on a.bucket = l.bucket and a.id = l.account_id
     join members m on m.id = a.member_id and m.status = 'active'
     where l.amount is not null
       and not exists (select from member_limit_reviews r where r.member_id = m.id and r.asked_at > $1)
     group by m.id having max(l.changed_at) <= $1 order by m.id limit $2`,
    [since, most],
  );
  return rows.map(({ memberId }) => memberId);
}

export async function insertReview(db: Queryable, memberId: bigint, at: Date): Promise<void> {
  await db.query("insert into member_limit_reviews (member_id, asked_at) values ($1, $2)", [
    memberId,
    at,
  ]);
}

/** Answers every open review; false when none is open. */
export async function answerReviews(db: Queryable, memberId: bigint, at: Date): Promise<boolean> {
  const rows = await db.query<{ at: Date }>(
    `update member_limit_reviews set answered_at = greatest($2, asked_at)
     where member_id = $1 and answered_at is null returning asked_at as at`,
    [memberId, at],
  );
  return rows.length > 0;
}

export async function hasOpenReview(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query(
    "select from member_limit_reviews where member_id = $1 and answered_at is null",
    [memberId],
  );
  return rows.length > 0;
}

export const listOwnReviews = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select asked_at as "askedAt", answered_at as "answeredAt" from member_limit_reviews
     where member_id = $1 order by asked_at desc limit $2`,
    [memberId, most],
  );
