import type { FeedServices } from "#server/games/catalogue-import/catalogue-import.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";
import { differencesOf } from "#server/games/reconciling/comparing.ts";
import * as store from "#server/games/reconciling/store.ts";

/** A transaction may be reported late, or be unfinished during the comparison. */
const OVERLAP_MS = 15 * 60_000;
const QUIET_MS = 5 * 60_000;
const FIRST_LOOK_MS = 86_400_000;
const SPAN_AT_MOST_MS = 6 * 3_600_000;

/** Every hour; at once when a question has set the comparison back. */
const READ_AGAIN_AFTER_MS = 3_600_000;
const TRY_AGAIN_AFTER_MS = 300_000;

/**
 * Compares providers' reports with our transactions, from the end of the last comparison, with a
 * quarter of an hour of overlap. It books nothing: a difference is stored and reported, and
 * resolved when a later comparison no longer finds it. A report that could not be read is read
 * again after five minutes.
 */
export function createReconciler(services: FeedServices): () => Promise<void> {
  const tryAgainAt = new WeakMap<ProviderAdapter, number>();
  return async () => {
    for (const [connection, adapter] of services.adapters) {
      const now = services.clock.now().getTime();
      if (!adapter.reportTransactions || now < (tryAgainAt.get(adapter) ?? 0)) continue;
      const report = adapter.reportTransactions.bind(adapter);
      if (await reconcileOne(services, connection, report)) tryAgainAt.delete(adapter);
      else tryAgainAt.set(adapter, now + TRY_AGAIN_AFTER_MS);
    }
  };
}

/** Answers false when the report could not be read. */
async function reconcileOne(
  { db, clock, warn }: FeedServices,
  connection: string,
  report: NonNullable<ProviderAdapter["reportTransactions"]>,
): Promise<boolean> {
  const now = clock.now().getTime();
  const last = await store.findReconciledUntil(db, connection);
  if (last && now - last.getTime() < READ_AGAIN_AFTER_MS) return true;
  const from = new Date((last?.getTime() ?? now - FIRST_LOOK_MS) - OVERLAP_MS);
  const until = new Date(Math.min(now - QUIET_MS, from.getTime() + SPAN_AT_MOST_MS));
  const theirs = await report({ from, until }).catch((error: unknown) => {
    warn({ connection, reason: "the report could not be read", error });
    return null;
  });
  if (theirs === null) return false;
  const open = await db.transaction(async (tx) => {
    const keys = theirs.map(({ key }) => key);
    const ours = await store.listOurs(tx, connection, keys, { from, until });
    const looked = [...new Set([...keys, ...ours.map(({ key }) => key)])];
    const differences = differencesOf(ours, theirs);
    await store.saveDifferences(tx, connection, {
      differences,
      looked,
      at: clock.now(),
      day: null,
    });
    await store.saveReconciledUntil(tx, connection, { last: last ?? null, until });
    return store.countOpen(tx, connection);
  });
  if (open > 0) warn({ connection, reason: `${open} transactions differ from the report` });
  return true;
}
