import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { addYears } from "#server/kit/years.ts";
import { sweepAccesses } from "#server/members/accesses/accesses.ts";
import { deleteEnded } from "#server/members/privacy-requests/store.ts";
import { deleteOld as deleteQuestions } from "#server/members/registers/store.ts";
import * as store from "#server/members/retention/store.ts";
import { longestRecordYears } from "#server/settings/profiles/rules.ts";
import { sweepChallenges } from "#server/passkeys/passkeys.ts";

/** Rows about play and accounts, which the years of the jurisdictions can keep longer. */
type RecordName = "memberSessions" | "memberEvents" | "registerQuestions" | "privacyRequests";

/**
 * Deletes a bounded number of members' rows whose retention period is over: sign-in attempts,
 * sessions, addresses and devices, questions to national registers, accesses of staff, changes of
 * credentials, privacy requests that ended, and expired challenges of passkeys.
 * Sessions, questions, requests and changes of credentials are records: they are kept at least for the years
 * of the jurisdiction that demands the most of those that sites name. Answers how many.
 */
export async function sweepMemberTraces(db: Queryable, clock: Clock): Promise<number> {
  const now = clock.now();
  const recordsSince = addYears(now, -(await longestRecordYears(db)));
  const since = (what: RecordName): Date =>
    new Date(Math.min(keptSince(now, what).getTime(), recordsSince.getTime()));
  const swept = [
    await store.deleteSignIns(db, keptSince(now, "memberSignIns"), SWEPT_AT_ONCE),
    await store.deleteSignInsWithUnknownId(
      db,
      keptSince(now, "signInsWithUnknownId"),
      SWEPT_AT_ONCE,
    ),
    await store.deleteSessions(db, since("memberSessions"), SWEPT_AT_ONCE),
    await store.deleteSightings(db, keptSince(now, "memberSightings"), SWEPT_AT_ONCE),
    await deleteQuestions(db, since("registerQuestions"), SWEPT_AT_ONCE),
    await sweepAccesses(db),
    await sweepChallenges(db, clock, "member", SWEPT_AT_ONCE),
    await store.deleteEvents(db, since("memberEvents"), SWEPT_AT_ONCE),
    await deleteEnded(db, since("privacyRequests"), SWEPT_AT_ONCE),
  ];
  return swept.reduce((sum, rows) => sum + rows, 0);
}
