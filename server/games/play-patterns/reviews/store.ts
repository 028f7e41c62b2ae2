import type { OtherNames } from "#contract/named.ts";
import type { PlayReviewOutcome } from "#contract/office/play-patterns.ts";
import type { PlaySign } from "#contract/play-signs.ts";
import type { Queryable } from "#server/kit/database.ts";

/** What was measured when a sign was reached, as the review keeps it. */
export type Measured = {
  sign: PlaySign;
  value: number;
  threshold: number;
  from: string;
  until: string;
  gameId: number | null;
  intervals: number | null;
  meanMs: number | null;
};

export type ReviewRow = {
  id: bigint;
  version: number;
  memberId: bigint;
  loginId: string;
  nick: string;
  openedAt: Date;
  reasons: Measured[];
  closedAt: Date | null;
  closedBy: string | null;
  outcome: PlayReviewOutcome | null;
  findings: string | null;
};

const REVIEW = `select v.id, v.version, v.member_id as "memberId", m.login_id as "loginId", m.nick,
    v.opened_at as "openedAt", v.reasons, v.closed_at as "closedAt", k.name as "closedBy", v.outcome,
    v.findings
  from game_play_reviews v join members m on m.id = v.member_id
  left join operators k on k.id = v.closed_by`;

/** Open reviews, the oldest first; `after` is the id of the last one on the page before. */
export const listOpen = (db: Queryable, after: bigint | null, most: number): Promise<ReviewRow[]> =>
  db.query<ReviewRow>(
    `${REVIEW} where v.closed_at is null and v.id > coalesce($1, 0::bigint) order by v.id limit $2`,
    [after, most],
  );

/** Closed reviews, the latest closed first; `after` is the id of the last one on the page before. */
export const listClosed = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<ReviewRow[]> =>
  db.query<ReviewRow>(
    `${REVIEW} where v.closed_at is not null and ($1::bigint is null or (v.closed_at, v.id)
       < (select b.closed_at, b.id from game_play_reviews b where b.id = $1))
     order by v.closed_at desc, v.id desc limit $2`,
    [after, most],
  );

export async function lockReview(db: Queryable, id: bigint): Promise<ReviewRow | undefined> {
  const [row] = await db.query<ReviewRow>(`${REVIEW} where v.id = $1 for update of v`, [id]);
  return row;
}

/** The open review of a member, or the one closed last, locked. */
export async function lockNewest(
  db: Queryable,
  memberId: bigint,
): Promise<Pick<ReviewRow, "id" | "reasons" | "closedAt"> | undefined> {
  const [row] = await db.query<Pick<ReviewRow, "id" | "reasons" | "closedAt">>(
    `select id, reasons, closed_at as "closedAt" from game_play_reviews
     where member_id = $1 order by closed_at desc nulls first limit 1 for update`,
    [memberId],
  );
  return row;
}

export const insertReview = (
  db: Queryable,
  { memberId, at, reasons }: { memberId: bigint; at: Date; reasons: readonly Measured[] },
): Promise<unknown> =>
  db.query(
    "insert into game_play_reviews (member_id, opened_at, reasons) values ($1, $2, $3::jsonb)",
    [memberId, at, JSON.stringify(reasons)],
  );

export const saveReasons = (
  db: Queryable,
  id: bigint,
  reasons: readonly Measured[],
): Promise<unknown> =>
  db.query(
    "update game_play_reviews set reasons = $2::jsonb, version = version + 1 where id = $1",
    [id, JSON.stringify(reasons)],
  );

/** Closes a locked one; it is not closed before it was opened, should a clock differ. */
export const closeReview = (
  db: Queryable,
  id: bigint,
  close: { at: Date; by: bigint; outcome: PlayReviewOutcome; findings: string },
): Promise<unknown> =>
  db.query(
    `update game_play_reviews set closed_at = greatest($2, opened_at), closed_by = $3,
       outcome = $4, findings = $5, version = version + 1 where id = $1`,
    [id, close.at, close.by, close.outcome, close.findings],
  );

export type GameNames = {
  id: number;
  provider: string;
  code: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
};

export const listGames = (db: Queryable, ids: readonly number[]): Promise<GameNames[]> =>
  db.query<GameNames>(
    `select g.id, p.code as provider, g.code, g.name_ko as "nameKo", g.name_en as "nameEn",
       g.other_names as "otherNames"
     from games g join game_providers p on p.id = g.provider_id where g.id = any($1::integer[])`,
    [ids],
  );

export const deleteOfMember = (db: Queryable, memberId: bigint): Promise<unknown> =>
  db.query("delete from game_play_reviews where member_id = $1", [memberId]);
