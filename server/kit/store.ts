import type { Queryable, Transaction } from "#server/kit/database.ts";

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

/** The uses in a window that began after `since`. */
export async function findUses(
  db: Queryable,
  key: string,
  since: Date,
): Promise<{ uses: number; startedAt: Date } | undefined> {
  const [row] = await db.query<{ uses: number; startedAt: Date }>(
    `select uses, window_started_at as "startedAt" from throttles
     where key = $1 and window_started_at > $2`,
    [key, since],
  );
  return row;
}

export async function forgetUses(db: Queryable, key: string): Promise<void> {
  await db.query("delete from throttles where key = $1", [key]);
}

export async function takeBackUse(db: Queryable, key: string): Promise<void> {
  const last = await db.query("delete from throttles where key = $1 and uses = 1 returning key", [
    key,
  ]);
  if (last.length > 0) return;
  await db.query("update throttles set uses = uses - 1 where key = $1 and uses > 1", [key]);
}

/** Deletes at most so many windows from before a moment; answers how many. */
export async function deleteOldThrottles(
  db: Queryable,
  before: Date,
  most: number,
): Promise<number> {
  const rows = await db.query(
    `delete from throttles where key in (
       select key from throttles where window_started_at < $1 limit $2)
     and window_started_at < $1 returning key`,
    [before, most],
  );
  return rows.length;
}

export async function getListLength(
  db: Queryable,
  list: string,
  memberId: bigint,
): Promise<number> {
  const [row] = await db.query<{ length: number }>(
    `select coalesce(max(place), 0) as length from list_places where list = $1 and member_id = $2`,
    [list, memberId],
    "list-length",
  );
  return row?.length ?? 0;
}

export async function removeListPlace(
  db: Queryable,
  list: string,
  memberId: bigint,
  itemId: bigint,
): Promise<void> {
  await db.query("select lists_remove($1, $2, $3)", [list, memberId, itemId]);
}

export async function clearListPlaces(
  db: Queryable,
  list: string,
  memberId: bigint,
): Promise<void> {
  await db.query("select lists_clear($1, $2)", [list, memberId]);
}

/** Fills a list that this transaction has cleared. */
export async function insertListPlaces(
  tx: Transaction,
  list: string,
  memberId: bigint,
  items: readonly bigint[],
): Promise<void> {
  await tx.query(
    `insert into list_places (list, member_id, place, item_id)
     select $1, $2, place, item from unnest($3::bigint[]) with ordinality as kept(item, place)`,
    [list, memberId, items],
  );
}

type Claim = { memberId: bigint; call: string; keyHash: Buffer; bodyHash: Buffer };

/** Whether the key is new; waits for a concurrent transaction that has just used it. */
export async function claimKey(db: Queryable, claim: Claim, now: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into idempotent_answers (member_id, call, key_hash, body_hash, written_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning call`,
    [claim.memberId, claim.call, claim.keyHash, claim.bodyHash, now],
  );
  return rows.length > 0;
}

export async function getStoredAnswer(
  db: Queryable,
  claim: Claim,
): Promise<{ bodyHash: Buffer; answer: unknown }> {
  const [row] = await db.query<{ bodyHash: Buffer; answer: unknown }>(
    `select body_hash as "bodyHash", answer from idempotent_answers
     where member_id = $1 and call = $2 and key_hash = $3`,
    [claim.memberId, claim.call, claim.keyHash],
  );
  if (!row) throw new Error("a key that is in use has no row");
  return row;
}

export async function storeAnswer(db: Queryable, claim: Claim, answer: object): Promise<void> {
  await db.query(
    `update idempotent_answers set answer = $4
     where member_id = $1 and call = $2 and key_hash = $3`,
    [claim.memberId, claim.call, claim.keyHash, JSON.stringify(answer)],
  );
}

/** Deletes at most so many answers from before a moment; answers how many. */
export async function deleteOldAnswers(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from idempotent_answers a using (
       select member_id, call, key_hash from idempotent_answers where written_at < $1
       order by written_at limit $2) old
     where (a.member_id, a.call, a.key_hash) = (old.member_id, old.call, old.key_hash)
     returning a.member_id`,
    [before, most],
  );
  return rows.length;
}

/** Takes the advisory locks of these names that no other session holds, and answers those. */
export async function takeSessionLocks(
  db: Pick<Queryable, "query">,
  names: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select name from unnest($1::text[]) as asked(name)
     where pg_try_advisory_lock(hashtextextended('alone: ' || name, 0))`,
    [names],
  );
  return rows.map(({ name }) => name);
}

export async function isStandby(db: Pick<Queryable, "query">): Promise<boolean> {
  const [row] = await db.query<{ isStandby: boolean }>(`select pg_is_in_recovery() as "isStandby"`);
  return row?.isStandby ?? false;
}
