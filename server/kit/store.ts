import type { Queryable } from "#server/kit/database.ts";

/** Counts one use and answers how many there are in the window that began at `startedAt`. */
export async function countUse(
  db: Queryable,
  key: string,
  now: Date,
  windowMs: number,
): Promise<{ uses: number; startedAt: Date }> {
  const [row] = await db.query<{ uses: number; startedAt: Date }>(
    `insert into throttles as t (key, window_started_at, uses) values ($1, $2, 1)
     on conflict (key) do update set
       uses = case when t.window_started_at <= $3 then 1 else t.uses + 1 end,
       window_started_at = case when t.window_started_at <= $3 then $2 else t.window_started_at end
     returning uses, window_started_at as "startedAt"`,
    [key, now, new Date(now.getTime() - windowMs)],
  );
  if (!row) throw new Error("a throttle was neither made nor counted");
  return row;
}

export async function forgetUses(db: Queryable, key: string): Promise<void> {
  await db.query("delete from throttles where key = $1", [key]);
}

export async function takeBackUse(db: Queryable, key: string): Promise<void> {
  await db.query("update throttles set uses = uses - 1 where key = $1 and uses > 1", [key]);
}

export async function deleteOldThrottles(db: Queryable, before: Date): Promise<void> {
  await db.query("delete from throttles where window_started_at < $1", [before]);
}
