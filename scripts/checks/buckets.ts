import { EXCEPTIONS, notExcepted } from "#scripts/buckets/exceptions.ts";
import { faultsOfBuckets } from "#scripts/buckets/faults.ts";
import type { Check } from "#scripts/checks/check.ts";
import { withMigratedDatabase } from "#scripts/migrated-database.ts";

/** What a bet writes could be placed by `bucket` on several servers, apart from named exceptions. */
export const buckets: Check = {
  name: "buckets of what a bet writes",
  findFaults: ({ root }) =>
    withMigratedDatabase(async (url) => notExcepted(await faultsOfBuckets(root, url), EXCEPTIONS)),
};
