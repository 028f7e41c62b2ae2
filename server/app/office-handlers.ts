import type { Acts } from "#server/kit/act.ts";
import type { Database } from "#server/kit/database.ts";
import type { OfficeHandlers } from "#server/http/calls/office-dispatch.ts";
import { proposalDecisions } from "#server/http/calls/proposal-decisions.ts";
import type { GameOffice } from "#server/games/office.ts";
import { availabilityRoutes } from "#server/games/availability/office-routes.ts";
import { catalogueRoutes } from "#server/games/catalogue-release/office-routes.ts";
import { importListRoutes } from "#server/games/catalogue-release/import-lists/office-routes.ts";
import { certificateFileRoutes } from "#server/games/certificates/certificate-files/office-routes.ts";
import { certificateRoutes } from "#server/games/certificates/office-routes.ts";
import { connectionRoutes } from "#server/games/connections/office-routes.ts";
import { agreedLevelRoutes } from "#server/games/connections/agreed-levels/office-routes.ts";
import { dayFileRoutes } from "#server/games/reconciling/day-files/office-routes.ts";
import { jackpotOfficeRoutes } from "#server/games/jackpots/office-routes.ts";
import { gameOfficeRoutes } from "#server/games/office-routes.ts";
import { systemCertificateRoutes } from "#server/games/certificates/systems/office-routes.ts";
import { componentRoutes } from "#server/components/office-routes.ts";
import { buildRoutes } from "#server/games/builds/office-routes.ts";
import { sheetFileRoutes } from "#server/games/sheets/sheet-files/office-routes.ts";
import { sheetRoutes } from "#server/games/sheets/office-routes.ts";
import { memberTabRoutes } from "#server/views/member-tabs.ts";
import { entryLinks } from "#server/views/entry-links.ts";
import { askersOfReference } from "#server/payments/deposit-instructions.ts";
import { subjectsNow, subjectsOf } from "#server/views/subjects/subjects.ts";
import { playersOfRound } from "#server/games/history/history.ts";
import { barredPersonRoutes } from "#server/members/barred-persons/office-routes.ts";
import { caseOfficeRoutes } from "#server/members/cases/office-routes.ts";
import { caseRequestOfficeRoutes } from "#server/members/cases/requests/office-routes.ts";
import { imposedLimitRoutes } from "#server/members/imposed-limits/office-routes.ts";
import { memberOfficeRoutes } from "#server/members/office-routes.ts";
import { officeMessageRoutes } from "#server/messages/office-routes.ts";
import { operatorRoutes } from "#server/operators/office-routes.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";
import { approvalRoutes } from "#server/operators/approvals/office-routes.ts";
import { auditorReadRoutes } from "#server/operators/auditor-reads/office-routes.ts";
import { auditRoutes } from "#server/operators/audit/office-routes.ts";
import { passkeyRoutes } from "#server/operators/passkeys/office-routes.ts";
import { emergencyRoutes } from "#server/operators/emergencies/office-routes.ts";
import { reviewRoutes } from "#server/operators/reviews/office-routes.ts";
import { colleagueRoutes, enrolmentRoutes } from "#server/operators/staff-routes.ts";
import { walletOfficeRoutes } from "#server/wallet/office-routes.ts";
import { houseAccountRoutes } from "#server/payments/receiving-accounts/office-routes.ts";
import { paymentOfficeRoutes } from "#server/payments/office-routes.ts";
import { paymentHistoryRoutes } from "#server/payments/history/office-routes.ts";
import { paymentSearchRoutes } from "#server/payments/find/office-routes.ts";
import { paymentFileRoutes } from "#server/payments/payouts/files/office-routes.ts";
import { payoutOfficeRoutes } from "#server/payments/payout-office-routes.ts";
import { returnOfficeRoutes } from "#server/payments/statements/return-office-routes.ts";
import { reviewDays } from "#server/alerts/alerts.ts";
import { alertRoutes } from "#server/alerts/office-routes.ts";
import type { Reach } from "#server/alerts/channels/channels.ts";
import { playPatternRoutes } from "#server/games/play-patterns/office-routes.ts";
import { suspicionRoutes } from "#server/payments/suspicions/office-routes.ts";
import { statementOfficeRoutes } from "#server/payments/statements/office-routes.ts";
import { accountSummaryRoutes } from "#server/reports/accounts/office-routes.ts";
import { balanceReportRoutes } from "#server/reports/balances/office-routes.ts";
import { disputeRoutes } from "#server/views/disputes/office-routes.ts";
import { sessionRecordRoutes } from "#server/views/session-record/office-routes.ts";
import { sessionReportRoutes } from "#server/reports/sessions/office-routes.ts";
import { scheduledReportRoutes } from "#server/reports/scheduled/office-routes.ts";
import { savedViewRoutes } from "#server/operators/views/office-routes.ts";
import { reportOfficeRoutes } from "#server/reports/office-routes.ts";
import { differenceRoutes } from "#server/reports/differences/office-routes.ts";
import { fundsRoutes } from "#server/reports/funds/office-routes.ts";
import { settlementRoutes } from "#server/reports/settlement/office-routes.ts";
import { stakesOfMonth } from "#server/reports/stakes/month.ts";
import { aliasOfficeRoutes } from "#server/settings/aliases/office-routes.ts";
import { lookOfficeRoutes } from "#server/settings/looks/office-routes.ts";
import { privacyRequestOfficeRoutes } from "#server/members/privacy-requests/office-routes.ts";
import { duplicateAccountRoutes } from "#server/members/duplicate-accounts/office-routes.ts";
import { identityCheckOfficeRoutes } from "#server/members/identity-checks/office-routes.ts";
import { marketingOfficeRoutes } from "#server/views/member-marketing.ts";
import { testerLinkRoutes } from "#server/members/testers/office-routes.ts";
import { siteContactRoutes } from "#server/settings/contacts/office-routes.ts";
import { endLaunchesOfSite } from "#server/games/launch.ts";
import { documentOfficeRoutes } from "#server/settings/documents/office-routes.ts";
import { openingOfficeRoutes } from "#server/views/opening/office-routes.ts";
import type { Installation } from "#server/views/opening/opening.ts";
import { networkOfficeRoutes } from "#server/settings/networks/office-routes.ts";
import { licenceOfficeRoutes } from "#server/settings/licences/office-routes.ts";
import { profileOfficeRoutes } from "#server/settings/profiles/office-routes.ts";
import { settingOfficeRoutes } from "#server/settings/office-routes.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

type OfficeHandlersOptions = {
  acts: Acts;
  games: GameOffice;
  appSecret: AppSecret;
  /** What alerts may reach. */
  reach: Reach;
  installation: Installation;
};

/** The calls about staff, what they did, and the reviews of both. */
const staffHandlers = (door: OfficeDoor) => ({
  ...colleagueRoutes(door),
  ...enrolmentRoutes(door),
  ...passkeyRoutes(door),
  ...approvalRoutes(door),
  ...auditRoutes(door.db, subjectsOf(door.db)),
  ...auditorReadRoutes(door.db),
  ...reviewRoutes({ ...door, reviewDays }),
  ...emergencyRoutes(door),
});

/** The calls about requests for deposits and withdrawals, and what is suspected of them. */
const paymentHandlers = (acts: Acts) => ({
  ...paymentOfficeRoutes(acts),
  ...paymentSearchRoutes(acts.db),
  ...paymentHistoryRoutes(acts),
  ...suspicionRoutes(acts),
  ...playPatternRoutes(acts),
});

/** Members' tabs, protection, identity and consent. */
const memberHandlers = (acts: Acts) => ({
  ...memberTabRoutes(acts),
  ...caseOfficeRoutes(acts.db),
  ...caseRequestOfficeRoutes,
  ...imposedLimitRoutes,
  ...barredPersonRoutes(acts.db),
  ...testerLinkRoutes(acts.db, acts.clock),
  ...identityCheckOfficeRoutes(acts.db),
  ...duplicateAccountRoutes(acts.db),
  ...privacyRequestOfficeRoutes(acts),
  ...marketingOfficeRoutes(acts.db),
});

/** The calls about what is recorded of a session and of a disputed record. */
const recordHandlers = (db: Database) => ({
  ...sessionRecordRoutes(db),
  ...disputeRoutes(db),
});

/** The handlers of all office calls, gathered from the nouns' office routes. */
export function officeHandlersOf({
  acts,
  games,
  appSecret,
  reach,
  installation,
}: OfficeHandlersOptions): OfficeHandlers {
  const { db, clock } = acts;
  const door = { db, clock, appSecret };
  const handlers = {
    ...operatorRoutes({ ...door, subjectsOf: subjectsNow(db) }),
    ...savedViewRoutes({ db, clock }),
    ...memberOfficeRoutes({
      db,
      clock,
      membersBy: { round: playersOfRound, reference: askersOfReference },
    }),
    ...memberHandlers(acts),
    ...walletOfficeRoutes({ db, linksOf: entryLinks(db) }),
    ...officeMessageRoutes(acts),
    ...paymentHandlers(acts),
    ...statementOfficeRoutes(acts),
    ...payoutOfficeRoutes(acts),
    ...alertRoutes(acts, reach),
    ...paymentFileRoutes(acts),
    ...returnOfficeRoutes(acts),
    ...gameOfficeRoutes(games),
    ...jackpotOfficeRoutes({ db, clock }),
    ...connectionRoutes(games),
    ...agreedLevelRoutes(games),
    ...catalogueRoutes(games),
    ...importListRoutes({ db, clock, mode: installation.mode }),
    ...certificateRoutes({ db, clock }),
    ...certificateFileRoutes(db),
    ...systemCertificateRoutes({ db, clock }),
    ...componentRoutes({ db }),
    ...sheetRoutes(db),
    ...sheetFileRoutes(db),
    ...buildRoutes({ db, clock, mode: installation.mode }),
    ...availabilityRoutes({ db, clock, knowsCountries: installation.allowedCountries !== null }),
    ...reportOfficeRoutes({ db, clock, subjectsOf: subjectsOf(db) }),
    ...balanceReportRoutes({ db, clock }),
    ...fundsRoutes({ db, clock }),
    ...accountSummaryRoutes({ db, clock }),
    ...sessionReportRoutes({ db, clock }),
    ...recordHandlers(db),
    ...settlementRoutes({ db, clock }),
    ...differenceRoutes({ db, clock }),
    ...dayFileRoutes({ db, clock }),
    ...scheduledReportRoutes(db),
    ...staffHandlers(door),
    ...houseAccountRoutes(db),
    ...profileOfficeRoutes(db),
    ...documentOfficeRoutes({ db, endLaunches: endLaunchesOfSite }),
    ...licenceOfficeRoutes({ db, clock, allowed: installation.allowedCountries }),
    ...networkOfficeRoutes({ db, clock, isKnown: installation.knowsNetworks }),
    ...openingOfficeRoutes({ db, clock }, installation),
    ...siteContactRoutes(db),
    ...aliasOfficeRoutes(),
    ...lookOfficeRoutes(db, games.uploadsDir),
    ...settingOfficeRoutes({ db, clock, readStakes: (from) => stakesOfMonth(from, clock) }),
  };
  return { ...handlers, "decide-proposal": proposalDecisions(clock, appSecret, handlers) };
}
