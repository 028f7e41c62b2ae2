import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/ledger/store.ts";

const MONTHS_AHEAD = 3;

/** Creates the partitions of the coming months, without which no bet could be posted. */
export const preparePartitions = (db: Queryable): Promise<void> =>
  store.createPartitions(db, MONTHS_AHEAD);
