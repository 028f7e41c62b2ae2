import type { Database, Transaction } from "#server/kit/database.ts";

/** Reads everything as of one moment, so that a report's lines, total and origin agree. */
export const atOneMoment = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query("set transaction isolation level repeatable read, read only");
    return work(tx);
  });
