import type { Database, Queryable } from "#server/kit/database.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { sealNumbers } from "#server/kit/seal-keys/number-rows.ts";

/** The check of each table that refuses a number in clear; not valid until every row was sealed. */
const checks = { members: "members_sealed", payment_requests: "payment_requests_sealed" } as const;

/**
 * Seals members' numbers that an earlier release stored in clear, once: the tables' checks are valid
 * afterwards. The tables are rewritten, so that their files keep no earlier version of a row.
 * Answers how many rows it sealed. Interrupted, it continues when it is called again.
 * @param db the database as its owner @throws Error for a seal that opens with none of the secrets
 */
export async function sealEarlierNumbers(db: Database, appSecret: AppSecret): Promise<number> {
  if (await areSealed(db)) return 0;
  const count = await sealNumbers(db, appSecret);
  for (const [table, check] of Object.entries(checks)) {
    await db.query(`vacuum (full, analyze) ${table}`);
    await db.query(`alter table ${table} validate constraint ${check}`);
  }
  return count;
}

/** Throws Error while numbers of an earlier release may be in clear. */
export async function refuseUnsealedNumbers(db: Queryable): Promise<void> {
  if (await areSealed(db)) return;
  throw new Error(
    "This database may contain members' numbers in clear. Run `npm run migrate` first, with its " +
      "owner in DATABASE_URL.",
  );
}

async function areSealed(db: Queryable): Promise<boolean> {
  const names = Object.values(checks);
  const valid = await db.query(
    "select from pg_constraint where conname = any($1) and convalidated",
    [names],
  );
  return valid.length === names.length;
}
