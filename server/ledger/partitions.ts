import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/ledger/store.ts";

const MONTHS_AHEAD = 3;

/** Makes sure that entries of the coming months have a place; without one no bet could be booked. */
export const preparePartitions = (db: Queryable): Promise<void> =>
  store.createPartitions(db, MONTHS_AHEAD);
