import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/ledger/store.ts";

/**
 * Throws Error when this login could change postings: if a serving process were the owner of its
 * database, the ledger's guarantees would depend on its code alone.
 */
export async function refuseOwner(db: Queryable): Promise<void> {
  if (await store.mayChangePostings(db))
    throw new Error(
      "DATABASE_URL is a login that may change postings; a serving process needs one that is " +
        'only in dalbit_application: see README, "Your own PostgreSQL"',
    );
}
