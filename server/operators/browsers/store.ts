import type { Queryable } from "#server/kit/database.ts";

/** Queried by login id, so that an unknown id costs the same. */
export async function isKnownBrowser(
  db: Queryable,
  loginId: string,
  browserHash: Buffer,
): Promise<boolean> {
  const rows = await db.query(
    `select from operator_browsers b join operators o on o.id = b.operator_id
     where o.login_id = $1 and b.browser_hash = $2`,
    [loginId, browserHash],
  );
  return rows.length > 0;
}

export async function rememberBrowser(
  db: Queryable,
  operatorId: bigint,
  browserHash: Buffer,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into operator_browsers (operator_id, browser_hash, first_at, last_at)
     values ($1, $2, $3, $3)
     on conflict (operator_id, browser_hash) do update
       set last_at = greatest(operator_browsers.last_at, excluded.last_at)`,
    [operatorId, browserHash, at],
  );
}
