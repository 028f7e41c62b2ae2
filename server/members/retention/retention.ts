import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { sweepAccesses } from "#server/members/accesses/accesses.ts";
import { deleteOld as deleteQuestions } from "#server/members/registers/store.ts";
import * as store from "#server/members/retention/store.ts";

/**
 * Deletes a bounded number of members' rows whose retention period is over: sign-in attempts,
 * sessions, addresses and devices, questions to national registers, accesses of staff, and changes of credentials.
 * Answers how many.
 */
export async function sweepMemberTraces(db: Queryable, clock: Clock): Promise<number> {
  const now = clock.now();
  const swept = [
    await store.deleteSignIns(db, keptSince(now, "memberSignIns"), SWEPT_AT_ONCE),
    await store.deleteSignInsWithUnknownId(
      db,
      keptSince(now, "signInsWithUnknownId"),
      SWEPT_AT_ONCE,
    ),
    await store.deleteSessions(db, keptSince(now, "memberSessions"), SWEPT_AT_ONCE),
    await store.deleteSightings(db, keptSince(now, "memberSightings"), SWEPT_AT_ONCE),
    await deleteQuestions(db, keptSince(now, "registerQuestions"), SWEPT_AT_ONCE),
    await sweepAccesses(db),
    await store.deleteEvents(db, keptSince(now, "memberEvents"), SWEPT_AT_ONCE),
  ];
  return swept.reduce((sum, rows) => sum + rows, 0);
}
