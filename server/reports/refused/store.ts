import type { RefusalReason } from "#contract/office/reports.ts";
import type { Queryable } from "#server/kit/database.ts";

export type ReasonRow = { reason: RefusalReason; requests: number };

/** Adds to the counts of the hour in which `at` lies. */
export async function addRefused(
  db: Queryable,
  at: Date,
  counts: readonly (readonly [RefusalReason, number])[],
): Promise<void> {
  await db.query(
    `insert into report_refused_requests as r (hour, reason, requests)
     select date_trunc('hour', $1::timestamptz), c.reason, c.requests
     from unnest($2::text[], $3::bigint[]) as c(reason, requests)
     on conflict (hour, reason) do update set requests = r.requests + excluded.requests`,
    [at, counts.map(([reason]) => reason), counts.map(([, requests]) => requests)],
  );
}

/** The sums since the hour that `since` begins, the most frequent first. */
export const listRefused = (db: Queryable, since: Date): Promise<ReasonRow[]> =>
  db.query(
    `select reason, sum(requests)::float8 as requests from report_refused_requests
     where hour >= date_trunc('hour', $1::timestamptz) group by reason order by requests desc, reason`,
    [since],
  );

/** Deletes at most this many rows from before a moment; answers how many. */
export async function deleteRefused(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from report_refused_requests where (hour, reason) in
       (select hour, reason from report_refused_requests where hour < $1 order by hour limit $2)
     returning hour`,
    [before, most],
  );
  return rows.length;
}
