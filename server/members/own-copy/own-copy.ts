import type { Queryable } from "#server/kit/database.ts";
import { accessesForCopy } from "#server/members/accesses/own-accesses.ts";
import { listOwnAcceptances } from "#server/members/acceptances/store.ts";
import { listOwnBars } from "#server/members/barred-persons/store.ts";
import { listOwn } from "#server/members/breaks/store.ts";
import { privacyRequestsForCopy } from "#server/members/privacy-requests/own-requests.ts";
import { listOwnCases } from "#server/members/cases/store.ts";
import { listOwnClosings, listOwnReopenings } from "#server/members/closing/store.ts";
import { listOwnDormancies } from "#server/members/dormancy/store.ts";
import { listOwnImposed } from "#server/members/imposed-limits/store.ts";
import { listOwnChanges, listOwnDeclined, listOwnReviews } from "#server/members/limits/store.ts";
import { listOwnNotices } from "#server/members/funds-notices/store.ts";
import { listOwnConsents } from "#server/members/marketing-consents/store.ts";
import { listOwnPasskeys } from "#server/members/passkeys/store.ts";
import { quietChangesOf } from "#server/members/quiet-times/own-quiet-times.ts";
import { listOwnSuspensions } from "#server/members/suspensions/store.ts";
import { listOwnChecks } from "#server/members/identity-checks/store.ts";
import { listOwnChecks as listOwnRealityChecks } from "#server/members/play-time/store.ts";
import { detailsOf } from "#server/members/person/person.ts";
import { listOwnQuestions } from "#server/members/registers/store.ts";
import { listOwnTools } from "#server/members/tools/store.ts";
import * as store from "#server/members/own-copy/store.ts";

/**
 * The personal data kept about a member, complete and unmasked, for that member only. Accesses of
 * staff are told by days of the time zone, as on the member's page.
 */
export async function ownMemberData(
  db: Queryable,
  memberId: bigint,
  timeZone: string,
  most: number,
): Promise<Record<string, unknown>> {
  const profile = await store.getOwnRow(db, memberId);
  return {
    profile,
    sessions: await store.listOwnSessions(db, memberId, most),
    signIns: await store.listOwnSignIns(db, memberId, most),
    securityEvents: await store.listOwnEvents(db, memberId, most),
    passkeys: await listOwnPasskeys(db, memberId),
    accesses: await accessesForCopy(db, memberId, timeZone, most),
    acceptedDocuments: await listOwnAcceptances(db, memberId, most),
    fundsNotices: await listOwnNotices(db, memberId, most),
    marketingConsents: await listOwnConsents(db, memberId, most),
    detailsForRegisters: await detailsOf(db, memberId),
    registerAnswers: await listOwnQuestions(db, memberId, most),
    identityChecks: await listOwnChecks(db, memberId, most),
    privacyRequests: await privacyRequestsForCopy(db, memberId, most),
    bars: await listOwnBars(db, memberId, most),
    closings: await listOwnClosings(db, memberId, most),
    reopenings: await listOwnReopenings(db, memberId, most),
    dormancies: await listOwnDormancies(db, memberId, most),
    breaks: await listOwn(db, memberId, most),
    limits: await listOwnChanges(db, memberId, most),
    quietTimes: await quietChangesOf(db, memberId, most),
    imposedLimits: await listOwnImposed(db, memberId, most),
    declinedLimits: await listOwnDeclined(db, memberId),
    toolsOfProtection: await listOwnTools(db, memberId),
    reviewedLimits: await listOwnReviews(db, memberId, most),
    suspensions: await listOwnSuspensions(db, memberId, most),
    protectionCases: await listOwnCases(db, memberId, most),
    realityChecks: await listOwnRealityChecks(db, memberId, most),
    placesAndBrowsers: await store.listOwnPlaces(db, memberId, most),
  };
}
