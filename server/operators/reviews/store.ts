import type {
  AccessDecision,
  ReviewedAccount,
  ReviewedLog,
  ReviewKind,
} from "#contract/office/reviews.ts";
import type { Role } from "#contract/office/permissions.ts";
import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";

export type AccountRow = {
  id: bigint;
  loginId: string;
  name: string;
  role: Role;
  createdAt: Date;
  lastSignInAt: Date | null;
  passwordChangedAt: Date;
  secondFactor: ReviewedAccount["secondFactor"];
  accessUntil: Date | null;
  /** Of the last decision; null before the first. */
  decidedAt: Date | null;
  decidedBy: string | null;
  decision: AccessDecision | null;
};

/** The last decision of a review about an operator (`operators o`). */
const LAST_DECISION = `left join lateral (
    select v.at, v.operator_id, a.decision
    from audit_review_accounts a join audit_reviews v on v.id = a.review_id
    where a.operator_id = o.id order by a.review_id desc limit 1) d on true`;

/** Whether an operator has access at the moment $1. */
const HAS_ACCESS = `o.status = 'active' and (o.access_until is null or o.access_until > $1)`;

/** Accounts that have access, by id: those with ids above `after`, or the named ones. */
export const listAccounts = (
  db: Queryable,
  now: Date,
  which: { after: bigint; ids: readonly bigint[] | null },
  most: number,
): Promise<AccountRow[]> =>
  db.query<AccountRow>(
    `select o.id, o.login_id as "loginId", o.name, o.role, o.created_at as "createdAt",
       s.at as "lastSignInAt", o.password_changed_at as "passwordChangedAt",
       case when exists (select from operator_invitations i
         where i.renews = o.id and i.ended_at is null) then 'renewal' else 'set' end as "secondFactor",
       o.access_until as "accessUntil",
       d.at as "decidedAt", r.name as "decidedBy", d.decision
     from operators o
     ${LAST_DECISION}
     left join operators r on r.id = d.operator_id
     left join lateral (
       select at from operator_sign_ins
       where operator_id = o.id and outcome = 'success' order by at desc limit 1) s on true
     where ${HAS_ACCESS} and o.id > $2 and ($3::bigint[] is null or o.id = any($3))
     order by o.id limit $4`,
    [now, which.after, which.ids && plainArray(which.ids), most],
  );

/** Whether another operator with one of these roles has access. */
export async function hasOther(
  db: Queryable,
  now: Date,
  operatorId: bigint,
  roles: readonly Role[],
): Promise<boolean> {
  const rows = await db.query(
    `select from operators o where ${HAS_ACCESS} and o.id <> $2 and o.role = any($3::text[]) limit 1`,
    [now, operatorId, textArray(roles)],
  );
  return rows.length > 0;
}

/**
 * Accounts with access: how many were not reviewed after `since`, and since when the one that has
 * waited longest waits. One without a review waits since it was made.
 */
export async function findUnreviewed(
  db: Queryable,
  now: Date,
  since: Date,
): Promise<{ late: number; oldestAt: Date | null }> {
  const [row] = await db.query<{ late: number; oldestAt: Date | null }>(
    `select count(*) filter (where coalesce(d.at, o.created_at) <= $2)::integer as late,
       min(coalesce(d.at, o.created_at)) as "oldestAt"
     from operators o ${LAST_DECISION} where ${HAS_ACCESS}`,
    [now, since],
  );
  if (!row) throw new Error("an aggregate without a group answers a row");
  return row;
}

export type NotRemovedRow = { id: bigint; name: string; loginId: string; at: Date };

/** Accounts that have the access that their last review took away until a moment. */
export const listNotRemoved = (
  db: Queryable,
  now: Date,
  until: Date,
  most: number,
): Promise<NotRemovedRow[]> =>
  db.query<NotRemovedRow>(
    `select o.id, o.name, o.login_id as "loginId", d.at
     from operators o ${LAST_DECISION}
     where ${HAS_ACCESS} and d.decision = 'remove' and d.at <= $2 order by d.at, o.id limit $3`,
    [now, until, most],
  );

/** The last review of a kind; null before the first. */
export async function findLastReview(
  db: Queryable,
  kind: ReviewKind,
): Promise<{ at: Date; lastEntry: bigint | null } | undefined> {
  const [row] = await db.query<{ at: Date; lastEntry: bigint | null }>(
    `select at, last_entry as "lastEntry" from audit_reviews where kind = $1
     order by id desc limit 1`,
    [kind],
  );
  return row;
}

/** When the first operator was made; null without one. */
export async function findFirstOperatorAt(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>("select min(created_at) as at from operators");
  return row?.at ?? null;
}

/** The number of the newest entry of the audit trail; 0 for an empty one. */
export async function findLastEntry(db: Queryable): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    "select id from audit_entries order by id desc limit 1",
  );
  return row?.id ?? 0n;
}

/** Entries of the audit trail with numbers from `from` to `until`, by operator, most first. */
export const countEntries = (
  db: Queryable,
  from: bigint,
  until: bigint,
  most: number,
): Promise<{ operator: string; count: number }[]> =>
  db.query<{ operator: string; count: number }>(
    `select o.name as operator, e.count
     from (select operator_id, count(*)::integer as count from audit_entries
       where id between $1 and $2 group by operator_id) e
     join operators o on o.id = e.operator_id order by e.count desc, o.id limit $3`,
    [from, until, most],
  );

type NewReview = { at: Date; operatorId: bigint; findings: string };

export async function insertAccessReview(db: Queryable, review: NewReview): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into audit_reviews (kind, at, operator_id, findings, looked)
     values ('access', $1, $2, $3, '{}') returning id`,
    [review.at, review.operatorId, review.findings],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Stores an account as it is now, with what the review decided about it. */
export async function insertReviewedAccount(
  db: Queryable,
  reviewId: bigint,
  account: AccountRow,
  decision: AccessDecision,
): Promise<void> {
  await db.query(
    `insert into audit_review_accounts (review_id, operator_id, role, last_sign_in_at,
       password_changed_at, second_factor, access_until, decision)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      reviewId,
      account.id,
      account.role,
      account.lastSignInAt,
      account.passwordChangedAt,
      account.secondFactor,
      account.accessUntil,
      decision,
    ],
  );
}

/**
 * Its id; undefined when a review from the same entry on exists, or the trail does not reach
 * `until`.
 */
export async function insertLogReview(
  db: Queryable,
  review: NewReview & {
    looked: readonly ReviewedLog[];
    since: Date | null;
    from: bigint;
    until: bigint;
  },
): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into audit_reviews (kind, at, operator_id, findings, looked, since, first_entry,
       last_entry, head)
     select 'log', $1, $2, $3, $4, $5, $6, $7, e.chain from audit_entries e where e.id = $7
     on conflict (first_entry) do nothing returning id`,
    [
      review.at,
      review.operatorId,
      review.findings,
      textArray(review.looked),
      review.since,
      review.from,
      review.until,
    ],
  );
  return row?.id;
}

export type ReviewRow = {
  id: bigint;
  kind: ReviewKind;
  at: Date;
  operator: string;
  findings: string;
  accounts: number;
  removed: number;
  looked: ReviewedLog[];
  since: Date | null;
  firstEntry: bigint | null;
  lastEntry: bigint | null;
  head: string | null;
};

/** Reviews, newest first: those of a kind with ids below `before`, or the one with an id. */
export const listReviews = (
  db: Queryable,
  which: { id: bigint | null; kind: ReviewKind | null; before: bigint | null },
  most: number,
): Promise<ReviewRow[]> =>
  db.query<ReviewRow>(
    `select v.id, v.kind, v.at, o.name as operator, v.findings, a.accounts, a.removed, v.looked,
       v.since, v.first_entry as "firstEntry", v.last_entry as "lastEntry",
       encode(v.head, 'hex') as head
     from audit_reviews v join operators o on o.id = v.operator_id
     cross join lateral (
       select count(*)::integer as accounts,
         count(*) filter (where decision = 'remove')::integer as removed
       from audit_review_accounts where review_id = v.id) a
     where ($1::bigint is null or v.id = $1) and ($2::text is null or v.kind = $2)
       and ($3::bigint is null or v.id < $3)
     order by v.id desc limit $4`,
    [which.id, which.kind, which.before, most],
  );

export type ReviewedRow = {
  id: bigint;
  loginId: string;
  name: string;
  role: Role;
  lastSignInAt: Date | null;
  passwordChangedAt: Date;
  secondFactor: ReviewedAccount["secondFactor"];
  accessUntil: Date | null;
  decision: AccessDecision;
  isOwn: boolean;
};

/** What a review decided about each account, by id. */
export const listReviewedAccounts = (db: Queryable, reviewId: bigint): Promise<ReviewedRow[]> =>
  db.query<ReviewedRow>(
    `select o.id, o.login_id as "loginId", o.name, a.role, a.last_sign_in_at as "lastSignInAt",
       a.password_changed_at as "passwordChangedAt", a.second_factor as "secondFactor",
       a.access_until as "accessUntil", a.decision, o.id = v.operator_id as "isOwn"
     from audit_review_accounts a join operators o on o.id = a.operator_id
     join audit_reviews v on v.id = a.review_id
     where a.review_id = $1 order by o.id`,
    [reviewId],
  );
