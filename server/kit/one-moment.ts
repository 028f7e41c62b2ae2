import type { Database, Transaction } from "#server/kit/database.ts";

/** Reads everything as of one moment, so that sums of several statements agree. */
export const atOneMoment = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query("set transaction isolation level repeatable read, read only");
    return work(tx);
  });
