import type { Act } from "#server/kit/act.ts";
import * as attempts from "#server/ledger/seals/commitments/attempts-store.ts";
import { faultOfChange } from "#server/ledger/seals/commitments/transitions.ts";

/** Records of a day are looked at again, so that a stopped worker misses none of the time before. */
const LOOKED_BACK_MS = 25 * 3_600_000;
const RECORDS_AT_ONCE = 1_000;

/**
 * Writes down how many changes of breaks, limits and quiet times the database refused since the
 * last time. The count comes from sequences, which keep what a refused transaction counted. Answers
 * 0, because it does its whole work.
 */
export async function noteRefusedChanges({ tx, clock }: Act): Promise<number> {
  await attempts.insertRefused(tx, clock.now());
  return 0;
}

/**
 * Writes down each break, limit and quiet time that was changed past the triggers: one that differs
 * from its newest record, and one of a record of the last day that no member could have made. Each
 * is written once a day while it lasts. What only the signatures of the seals show, `npm run
 * verify` names. Answers 0.
 */
export async function noteChangesPastTriggers({ tx, clock }: Act): Promise<number> {
  const at = clock.now();
  const found = await attempts.listDiffering(tx);
  const since = new Date(at.getTime() - LOOKED_BACK_MS);
  for (let last = 0n; ;) {
    const records = await attempts.listRecords(tx, { since, after: last, most: RECORDS_AT_ONCE });
    for (const { subject, was, is, recordedAt } of records) {
      const fault = faultOfChange(subject, was ?? undefined, is, {
        at: recordedAt,
        before: recordedAt,
      });
      if (fault !== null) found.push({ subject, fault });
    }
    const newest = records.at(-1);
    if (!newest || records.length < RECORDS_AT_ONCE) break;
    last = newest.id;
  }
  await attempts.insertChanged(tx, found, at);
  return 0;
}
