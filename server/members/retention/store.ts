import type { Queryable } from "#server/kit/database.ts";

/** Deletes at most so many rows; answers how many. */
type Sweep = (db: Queryable, before: Date, most: number) => Promise<number>;

const sweepBy =
  (statement: string): Sweep =>
  async (db, before, most) =>
    (await db.query(statement, [before, most])).length;

export const deleteSignIns = sweepBy(
  `delete from member_sign_ins where id in (
     select id from member_sign_ins where at < $1 order by at limit $2) returning id`,
);

export const deleteSignInsWithUnknownId = sweepBy(
  `delete from member_sign_ins where id in (
     select id from member_sign_ins where at < $1 and member_id is null order by at limit $2)
   returning id`,
);

export const deleteSessions = sweepBy(
  `delete from member_sessions where id in (
     select id from member_sessions where ends_at < $1 order by ends_at limit $2) returning id`,
);

export const deleteSightings = sweepBy(
  `delete from member_sightings s using (
     select kind, value, member_id from member_sightings where last_at < $1
     order by last_at limit $2) old
   where (s.kind, s.value, s.member_id) = (old.kind, old.value, old.member_id)
   returning s.member_id`,
);

export const deleteEvents = sweepBy(
  `delete from member_events where id in (
     select id from member_events where at < $1 order by at limit $2) returning id`,
);
