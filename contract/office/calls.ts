import type * as z from "zod/mini";
import { accessCalls } from "#contract/office/accesses.ts";
import { aliasOfficeCalls } from "#contract/office/aliases.ts";
import { approvalCalls } from "#contract/office/approvals.ts";
import { alertCalls } from "#contract/office/alerts.ts";
import { barredPersonOfficeCalls } from "#contract/office/barred-persons.ts";
import { accountSummaryCalls } from "#contract/office/account-summary.ts";
import { balanceReportCalls } from "#contract/office/balance-report.ts";
import { availabilityOfficeCalls } from "#contract/office/availability.ts";
import { buildOfficeCalls } from "#contract/office/builds.ts";
import { catalogueOfficeCalls } from "#contract/office/catalogue.ts";
import { certificateFileCalls } from "#contract/office/certificate-files.ts";
import { certificateOfficeCalls } from "#contract/office/certificates.ts";
import { connectionOfficeCalls } from "#contract/office/connections.ts";
import { gameOfficeCalls } from "#contract/office/games.ts";
import { privacyRequestOfficeCalls } from "#contract/office/privacy-requests.ts";
import { duplicateAccountCalls } from "#contract/office/duplicate-accounts.ts";
import { identityCheckOfficeCalls } from "#contract/office/identity-checks.ts";
import { playPatternCalls } from "#contract/office/play-patterns.ts";
import { suspicionCalls } from "#contract/office/suspicions.ts";
import { marketingOfficeCalls } from "#contract/office/marketing-consents.ts";
import { importListOfficeCalls } from "#contract/office/import-lists.ts";
import { imposedLimitCalls } from "#contract/office/imposed-limits.ts";
import { jackpotChangeCalls } from "#contract/office/jackpot-changes.ts";
import { jackpotOfficeCalls } from "#contract/office/jackpots.ts";
import { dayFileOfficeCalls } from "#contract/office/day-files.ts";
import { differenceOfficeCalls } from "#contract/office/differences.ts";
import { disputeCalls } from "#contract/office/disputes.ts";
import { documentOfficeCalls } from "#contract/office/documents.ts";
import { openingOfficeCalls } from "#contract/office/opening.ts";
import { testerLinkCalls } from "#contract/office/tester-links.ts";
import { networkOfficeCalls } from "#contract/office/networks.ts";
import { licenceOfficeCalls } from "#contract/office/licences.ts";
import { profileOfficeCalls } from "#contract/office/profiles.ts";
import { lookOfficeCalls } from "#contract/office/looks.ts";
import { siteContactCalls } from "#contract/office/contacts-of-sites.ts";
import { caseRequestOfficeCalls } from "#contract/office/case-requests.ts";
import { caseOfficeCalls } from "#contract/office/cases.ts";
import { memberFileCalls } from "#contract/office/member-list-file.ts";
import { memberSearchCalls } from "#contract/office/member-search.ts";
import { memberTabCalls } from "#contract/office/member-tabs.ts";
import { memberOfficeCalls } from "#contract/office/members.ts";
import { officeMessageCalls } from "#contract/office/messages.ts";
import { auditorReadCalls } from "#contract/office/auditor-reads.ts";
import { auditCalls } from "#contract/office/audit.ts";
import { operatorCalls } from "#contract/office/operators.ts";
import { proposalCalls } from "#contract/office/proposals.ts";
import { passkeyCalls } from "#contract/office/passkeys.ts";
import type { FactorChoice } from "#contract/office/passkey-request.ts";
import { paymentHistoryCalls } from "#contract/office/payment-history.ts";
import { paymentSearchCalls } from "#contract/office/payment-search.ts";
import { paymentOfficeCalls } from "#contract/office/payments.ts";
import { paymentFileCalls } from "#contract/office/payment-files.ts";
import { payoutOfficeCalls } from "#contract/office/payouts.ts";
import { returnOfficeCalls } from "#contract/office/returns.ts";
import { reportOfficeCalls } from "#contract/office/reports.ts";
import { walletOfficeCalls } from "#contract/office/wallet.ts";
import { savedViewCalls } from "#contract/office/saved-views.ts";
import { gameReportCalls } from "#contract/office/game-report.ts";
import { incentiveReportCalls } from "#contract/office/incentive-report.ts";
import { emergencyCalls } from "#contract/office/emergencies.ts";
import { reviewCalls } from "#contract/office/reviews.ts";
import { largeJackpotCalls } from "#contract/office/large-jackpots.ts";
import { significantEventCalls } from "#contract/office/significant-events.ts";
import { sessionRecordCalls } from "#contract/office/session-record.ts";
import { sessionReportCalls } from "#contract/office/session-report.ts";
import { scheduledReportCalls } from "#contract/office/scheduled-reports.ts";
import { fundsCalls } from "#contract/office/funds.ts";
import { agreedLevelOfficeCalls } from "#contract/office/agreed-levels.ts";
import { settlementOfficeCalls } from "#contract/office/settlement.ts";
import { sheetFileCalls } from "#contract/office/sheet-files.ts";
import { sheetOfficeCalls } from "#contract/office/sheets.ts";
import { statementOfficeCalls } from "#contract/office/statements.ts";
import { systemCertificateOfficeCalls } from "#contract/office/system-certificates.ts";
import { componentOfficeCalls } from "#contract/office/components.ts";
import { settingOfficeCalls } from "#contract/office/settings.ts";
import { enrolmentCalls, staffCalls } from "#contract/office/staff.ts";
import { unstakedWinOfficeCalls } from "#contract/office/unstaked-wins.ts";

/** Every call of the back office, by its name on the wire. */
export const officeCalls = {
  ...operatorCalls,
  ...savedViewCalls,
  ...alertCalls,
  ...proposalCalls,
  ...approvalCalls,
  ...memberSearchCalls,
  ...memberOfficeCalls,
  ...memberFileCalls,
  ...memberTabCalls,
  ...accessCalls,
  ...auditorReadCalls,
  ...caseOfficeCalls,
  ...caseRequestOfficeCalls,
  ...imposedLimitCalls,
  ...barredPersonOfficeCalls,
  ...identityCheckOfficeCalls,
  ...duplicateAccountCalls,
  ...privacyRequestOfficeCalls,
  ...suspicionCalls,
  ...playPatternCalls,
  ...marketingOfficeCalls,
  ...walletOfficeCalls,
  ...officeMessageCalls,
  ...paymentOfficeCalls,
  ...paymentSearchCalls,
  ...paymentHistoryCalls,
  ...statementOfficeCalls,
  ...payoutOfficeCalls,
  ...paymentFileCalls,
  ...returnOfficeCalls,
  ...gameOfficeCalls,
  ...connectionOfficeCalls,
  ...agreedLevelOfficeCalls,
  ...availabilityOfficeCalls,
  ...sheetOfficeCalls,
  ...sheetFileCalls,
  ...buildOfficeCalls,
  ...catalogueOfficeCalls,
  ...importListOfficeCalls,
  ...certificateOfficeCalls,
  ...certificateFileCalls,
  ...systemCertificateOfficeCalls,
  ...componentOfficeCalls,
  ...jackpotOfficeCalls,
  ...jackpotChangeCalls,
  ...unstakedWinOfficeCalls,
  ...reportOfficeCalls,
  ...balanceReportCalls,
  ...accountSummaryCalls,
  ...gameReportCalls,
  ...incentiveReportCalls,
  ...sessionReportCalls,
  ...sessionRecordCalls,
  ...largeJackpotCalls,
  ...significantEventCalls,
  ...settlementOfficeCalls,
  ...fundsCalls,
  ...differenceOfficeCalls,
  ...dayFileOfficeCalls,
  ...scheduledReportCalls,
  ...disputeCalls,
  ...staffCalls,
  ...enrolmentCalls,
  ...passkeyCalls,
  ...auditCalls,
  ...reviewCalls,
  ...emergencyCalls,
  ...settingOfficeCalls,
  ...profileOfficeCalls,
  ...licenceOfficeCalls,
  ...networkOfficeCalls,
  ...openingOfficeCalls,
  ...testerLinkCalls,
  ...documentOfficeCalls,
  ...siteContactCalls,
  ...lookOfficeCalls,
  ...aliasOfficeCalls,
};

type Calls = typeof officeCalls;
export type OfficeCallName = keyof Calls;
export type OfficeInput<Name extends OfficeCallName> = z.infer<Calls[Name]["input"]>;
export type OfficeOutput<Name extends OfficeCallName> = z.infer<Calls[Name]["output"]>;
type Declared<Name extends OfficeCallName, Key extends string> =
  Calls[Name] extends Record<Key, infer Value> ? Value : never;

/** The calls that write an audit row. */
export type ActName = {
  [Name in OfficeCallName]: Calls[Name]["kind"] extends "act" ? Name : never;
}[OfficeCallName];

/** The calls that only read. */
export type ReadName = {
  [Name in OfficeCallName]: Calls[Name]["kind"] extends "read" ? Name : never;
}[OfficeCallName];

/** The calls that can need a second operator. */
export type CheckedActName = {
  [Name in OfficeCallName]: Declared<Name, "checkedBy"> extends never ? never : Name;
}[OfficeCallName];

/** The calls that answer a file instead of JSON. */
export type FileCallName = {
  [Name in OfficeCallName]: Declared<Name, "file"> extends never ? never : Name;
}[OfficeCallName];

/** What a refusal carries beside its status. */
export type OfficeRefusalDetail = {
  /** Seconds until another attempt can succeed. */
  retryAfter?: number;
  min?: number;
  max?: number;
  step?: number;
  /** The colleague who has claimed it, or who acted first. */
  operator?: string;
  /** Until when, ISO 8601. */
  until?: string;
  /** Which second factors count for an operator with passkeys, for the refusal `otp`. */
  factors?: FactorChoice;
  /** The object's present state, for the refusal `stale`. */
  now?: Record<string, string | number | null>;
};

/** Every answer of a call, distinguished by `status`. */
export type OfficeAnswer<Name extends OfficeCallName> =
  | ({ status: "success" } & OfficeOutput<Name>)
  | (Name extends CheckedActName ? { status: "proposed"; proposalId: number } : never)
  | ({ status: Calls[Name]["refusals"][number] } & OfficeRefusalDetail)
  | { status: "unauthenticated" }
  | { status: "forbidden" }
  | ({ status: "time" } & OfficeRefusalDetail);
