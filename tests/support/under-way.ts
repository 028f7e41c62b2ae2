import type { Database, Transaction } from "#server/kit/database.ts";

/** Does `meanwhile` while a transaction has done its work and is still open; then commits it. */
export async function whileUnderWay(
  db: Database,
  work: (tx: Transaction) => Promise<unknown>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const underWay = db.transaction(async (tx) => {
    await work(tx);
    done.resolve();
    await over.promise;
  });
  await Promise.race([done.promise, underWay]);
  try {
    await meanwhile();
  } finally {
    over.resolve();
    await underWay;
  }
}
