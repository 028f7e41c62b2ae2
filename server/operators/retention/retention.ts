import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { sweepAuditorReads } from "#server/operators/auditor-reads/auditor-reads.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/operators/retention/store.ts";
import { sweepChallenges } from "#server/passkeys/passkeys.ts";

/**
 * Deletes a bounded number of operators' rows whose retention period is over: sign-in attempts,
 * browsers, what auditors read, and expired challenges of passkeys. Sessions stay, because the audit trail refers to them. Answers how many.
 */
export async function sweepOperatorTraces(db: Queryable, clock: Clock): Promise<number> {
  const now = clock.now();
  return (
    (await store.deleteSignIns(db, keptSince(now, "operatorSignIns"), SWEPT_AT_ONCE)) +
    (await store.deleteBrowsers(db, keptSince(now, "operatorBrowsers"), SWEPT_AT_ONCE)) +
    (await sweepAuditorReads(db)) +
    (await sweepChallenges(db, clock, "operator", SWEPT_AT_ONCE))
  );
}
