import type { Queryable } from "#server/kit/database.ts";

/** Deletes at most so many attempts; answers how many. */
export async function deleteSignIns(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from operator_sign_ins where id in (
       select id from operator_sign_ins where at < $1 order by at limit $2) returning id`,
    [before, most],
  );
  return rows.length;
}

/** Deletes at most so many browsers; answers how many. */
export async function deleteBrowsers(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from operator_browsers b using (
       select operator_id, browser_hash from operator_browsers where last_at < $1
       order by last_at limit $2) old
     where (b.operator_id, b.browser_hash) = (old.operator_id, old.browser_hash)
     returning b.operator_id`,
    [before, most],
  );
  return rows.length;
}
