import type { DuplicateOutcome, DuplicateSign } from "#contract/office/duplicate-accounts.ts";
import type { MemberStatus } from "#contract/office/members.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";

/** What two accounts share, and since when it is known (ISO 8601). */
export type Shared = { by: DuplicateSign; foundAt: string };

type OfPair = { id: bigint; shared: Shared[]; isOpen: boolean };

/** Every review of two accounts, whichever of them was found. */
export const listOfPair = (db: Queryable, one: bigint, other: bigint): Promise<OfPair[]> =>
  db.query<OfPair>(
    `select id, shared, decided_at is null as "isOpen" from member_duplicate_reviews
     where least(member_id, other_id) = least($1::bigint, $2::bigint)
       and greatest(member_id, other_id) = greatest($1::bigint, $2::bigint)
     order by id for update`,
    [one, other],
  );

/** How many reviews are open that this member's own registration or changes opened. */
export async function countOpened(db: Queryable, memberId: bigint): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from member_duplicate_reviews
     where member_id = $1 and decided_at is null`,
    [memberId],
  );
  return row?.count ?? 0;
}

export const insertReview = (
  db: Queryable,
  review: { memberId: bigint; otherId: bigint; at: Date; shared: readonly Shared[] },
): Promise<unknown> =>
  db.query(
    `insert into member_duplicate_reviews (member_id, other_id, opened_at, shared)
     values ($1, $2, $3, $4::jsonb)`,
    [review.memberId, review.otherId, review.at, JSON.stringify(review.shared)],
  );

export const addShared = (db: Queryable, id: bigint, shared: readonly Shared[]): Promise<unknown> =>
  db.query(
    `update member_duplicate_reviews set shared = shared || $2::jsonb, version = version + 1
     where id = $1`,
    [id, JSON.stringify(shared)],
  );

/** The suspension that reviews made of a member, while it holds; null without one. */
export async function findHold(db: Queryable, memberId: bigint): Promise<bigint | null> {
  const [row] = await db.query<{ id: bigint }>(
    `select s.id from member_suspensions s where s.member_id = $1 and s.ended_at is null
       and exists (select from member_duplicate_reviews r where r.suspension_id = s.id)`,
    [memberId],
  );
  return row?.id ?? null;
}

/** Notes which suspension holds the member of open reviews that they opened. */
export const setHold = (db: Queryable, memberId: bigint, suspensionId: bigint): Promise<unknown> =>
  db.query(
    `update member_duplicate_reviews set suspension_id = $2, version = version + 1
     where member_id = $1 and decided_at is null and suspension_id is distinct from $2`,
    [memberId, suspensionId],
  );

/** Whether another review that has not found different persons has this suspension. */
export async function isHeldByAnother(
  db: Queryable,
  suspensionId: bigint,
  reviewId: bigint,
): Promise<boolean> {
  const rows = await db.query(
    `select from member_duplicate_reviews
     where suspension_id = $1 and id <> $2 and outcome is distinct from 'different_persons' limit 1`,
    [suspensionId, reviewId],
  );
  return rows.length > 0;
}

type AccountRow = {
  id: bigint;
  loginId: string;
  nick: string;
  status: MemberStatus;
  registeredAt: Date;
};

export type ReviewRow = {
  id: bigint;
  version: number;
  memberId: bigint;
  otherId: bigint;
  shared: Shared[];
  openedAt: Date;
  /** The suspension that it made of the member, while that holds. */
  holdId: bigint | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  outcome: DuplicateOutcome | null;
  secondId: bigint | null;
  findings: string | null;
};

const REVIEW = `select r.id, r.version, r.member_id as "memberId", r.other_id as "otherId", r.shared,
    r.opened_at as "openedAt", s.id as "holdId", r.decided_at as "decidedAt", o.name as "decidedBy",
    r.outcome, r.second_id as "secondId", r.findings
  from member_duplicate_reviews r
  left join member_suspensions s on s.id = r.suspension_id and s.ended_at is null
  left join operators o on o.id = r.decided_by`;

export async function findReview(db: Queryable, id: bigint): Promise<ReviewRow | undefined> {
  const [row] = await db.query<ReviewRow>(`${REVIEW} where r.id = $1`, [id]);
  return row;
}

export async function lockReview(db: Queryable, id: bigint): Promise<ReviewRow | undefined> {
  const [row] = await db.query<ReviewRow>(`${REVIEW} where r.id = $1 for update of r`, [id]);
  return row;
}

/** Open reviews, the oldest first; `after` is the id of the last one on the page before. */
export const listOpen = (db: Queryable, after: bigint | null, most: number): Promise<ReviewRow[]> =>
  db.query<ReviewRow>(
    `${REVIEW} where r.decided_at is null and r.id > coalesce($1, 0::bigint) order by r.id limit $2`,
    [after, most],
  );

/** Those decided, the latest first; `after` is the id of the last one on the page before. */
export const listDecided = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<ReviewRow[]> =>
  db.query<ReviewRow>(
    `${REVIEW} where r.decided_at is not null and ($1::bigint is null or (r.decided_at, r.id)
       < (select b.decided_at, b.id from member_duplicate_reviews b where b.id = $1))
     order by r.decided_at desc, r.id desc limit $2`,
    [after, most],
  );

/** A member's reviews, the newest first. */
export const listOfMember = (db: Queryable, memberId: bigint, most: number): Promise<ReviewRow[]> =>
  db.query<ReviewRow>(
    `${REVIEW} where r.id in (
       (select id from member_duplicate_reviews where member_id = $1 order by id desc limit $2)
       union all
       (select id from member_duplicate_reviews where other_id = $1 order by id desc limit $2))
     order by r.id desc limit $2`,
    [memberId, most],
  );

export const listAccounts = (db: Queryable, ids: readonly bigint[]): Promise<AccountRow[]> =>
  db.query<AccountRow>(
    `select id, login_id as "loginId", nick, status, registered_at as "registeredAt"
     from members where id = any($1::bigint[])`,
    [plainArray(ids)],
  );

/** Counts at most `most` open ones, because an exact larger number is not needed. */
export async function countOpen(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
       select from member_duplicate_reviews where decided_at is null limit $1) w`,
    [most],
    "members-duplicates-open",
  );
  return row?.count ?? 0;
}

/** Decides a locked one; it is not decided before it was opened, should a clock differ. */
export const decide = (
  db: Queryable,
  id: bigint,
  decision: {
    at: Date;
    by: bigint;
    outcome: DuplicateOutcome;
    secondId: bigint | null;
    findings: string;
  },
): Promise<unknown> =>
  db.query(
    `update member_duplicate_reviews set decided_at = greatest($2, opened_at), decided_by = $3,
       outcome = $4, second_id = $5, findings = $6, version = version + 1 where id = $1`,
    [id, decision.at, decision.by, decision.outcome, decision.secondId, decision.findings],
  );

/** Deletes the reviews of a member and of every other account with it. */
export const deleteOfMember = (db: Queryable, memberId: bigint): Promise<unknown> =>
  db.query("delete from member_duplicate_reviews where member_id = $1 or other_id = $1", [
    memberId,
  ]);
