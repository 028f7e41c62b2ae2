import { enOfficeBreaks } from "#locales/en/breaks.ts";
import { enOfficeMembers } from "#locales/en/office/members.ts";
import { enOfficeFacts } from "#locales/en/office/facts.ts";
import { enOfficeComponents } from "#locales/en/office/components.ts";
import { enOfficeBuilds } from "#locales/en/office/builds.ts";
import { enOfficeAvailability } from "#locales/en/office/availability.ts";
import { enOfficeCatalogue } from "#locales/en/office/catalogue.ts";
import { enOfficeCertificateFiles } from "#locales/en/office/certificate-files.ts";
import { enOfficeSheetFiles } from "#locales/en/office/sheet-files.ts";
import { enOfficeGameFiles } from "#locales/en/office/game-files.ts";
import { enOfficeCertificates } from "#locales/en/office/certificates.ts";
import { enOfficeConnections } from "#locales/en/office/connections.ts";
import { enOfficeSelfTests } from "#locales/en/office/self-tests.ts";
import { enOfficeJackpots } from "#locales/en/office/jackpots.ts";
import { enOfficeGames } from "#locales/en/office/games.ts";
import { enOfficeMessages } from "#locales/en/office/messages.ts";
import { enOfficeOperators } from "#locales/en/office/operators.ts";
import { enOfficeBarredPersons } from "#locales/en/office/barred-persons.ts";
import { enOfficePrivacyRequests } from "#locales/en/office/privacy-requests.ts";
import { enOfficeDuplicateAccounts } from "#locales/en/office/duplicate-accounts.ts";
import { enOfficeIdentityChecks } from "#locales/en/office/identity-checks.ts";
import { enOfficePlayPatterns } from "#locales/en/office/play-patterns.ts";
import { enOfficeSuspicions } from "#locales/en/office/suspicions.ts";
import { enOfficeCases } from "#locales/en/office/cases.ts";
import { enOfficeMarketing } from "#locales/en/office/marketing.ts";
import { enOfficeProtectionFigures } from "#locales/en/office/protection-figures.ts";
import { enOfficeImposedLimits } from "#locales/en/office/imposed-limits.ts";
import { enOfficeDocuments } from "#locales/en/office/documents.ts";
import { enOfficeOpening } from "#locales/en/office/opening.ts";
import { enOfficeNetworks } from "#locales/en/office/networks.ts";
import { enOfficeLicences } from "#locales/en/office/licences.ts";
import { enOfficeProfiles } from "#locales/en/office/profiles.ts";
import { enOfficeLooks } from "#locales/en/office/looks.ts";
import { enOfficeSettings } from "#locales/en/office/settings.ts";
import { enOfficeApprovalRefusals, enOfficeApprovals } from "#locales/en/office/approvals.ts";
import { enOfficePasskeys } from "#locales/en/office/passkeys.ts";
import { enOfficePayments } from "#locales/en/office/payments.ts";
import { enOfficePaymentHistory } from "#locales/en/office/payment-history.ts";
import { enOfficePayouts } from "#locales/en/office/payouts.ts";
import { enOfficeStatements } from "#locales/en/office/statements.ts";
import { enOfficeProposals } from "#locales/en/office/proposals.ts";
import { enOfficeAlerts } from "#locales/en/office/alerts.ts";
import { enOfficeLists } from "#locales/en/office/lists.ts";
import { enOfficeScheduledReports } from "#locales/en/office/scheduled-reports.ts";
import { enOfficeDisputes } from "#locales/en/office/disputes.ts";
import { enOfficeBulk } from "#locales/en/office/bulk.ts";
import { enOfficeLargeJackpots } from "#locales/en/office/large-jackpots.ts";
import { enOfficeSignificantEvents } from "#locales/en/office/significant-events.ts";
import { enOfficeEmergencies } from "#locales/en/office/emergencies.ts";
import { enOfficeReviews } from "#locales/en/office/reviews.ts";
import { enOfficeAuditorReads } from "#locales/en/office/auditor-reads.ts";
import { enOfficeSessionEnd } from "#locales/en/office/session-end.ts";
import { enOfficeSessionRecord } from "#locales/en/office/session-record.ts";
import { enOfficeSessionReport } from "#locales/en/office/session-report.ts";
import { enOfficeGameReport } from "#locales/en/office/game-report.ts";
import { enOfficeIncentives } from "#locales/en/office/incentives.ts";
import { enOfficeAccount } from "#locales/en/office/account.ts";
import { enOfficeAccountSummary } from "#locales/en/office/account-summary.ts";
import { enOfficeBalances } from "#locales/en/office/balances.ts";
import { enOfficeAgreedLevels } from "#locales/en/office/agreed-levels.ts";
import { enOfficeFunds } from "#locales/en/office/funds.ts";
import { enOfficeSettlement } from "#locales/en/office/settlement.ts";
import { enOfficeDayFiles } from "#locales/en/office/day-files.ts";
import { enOfficeDifferences } from "#locales/en/office/differences.ts";
import { enOfficeReports } from "#locales/en/office/reports.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

export const enOffice = {
  payments: enOfficePayments,
  reports: enOfficeReports,
  balances: enOfficeBalances,
  accountSummary: enOfficeAccountSummary,
  gameReport: enOfficeGameReport,
  incentives: enOfficeIncentives,
  passkeys: enOfficePasskeys,
  approvals: enOfficeApprovals,
  reviews: enOfficeReviews,
  auditorReads: enOfficeAuditorReads,
  emergencies: enOfficeEmergencies,
  sessionEnd: enOfficeSessionEnd,
  sessionReport: enOfficeSessionReport,
  sessionRecord: enOfficeSessionRecord,
  largeJackpots: enOfficeLargeJackpots,
  significantEvents: enOfficeSignificantEvents,
  differences: enOfficeDifferences,
  dayFiles: enOfficeDayFiles,
  settlement: enOfficeSettlement,
  funds: enOfficeFunds,
  alerts: enOfficeAlerts,
  bulk: enOfficeBulk,
  lists: enOfficeLists,
  scheduledReports: enOfficeScheduledReports,
  disputes: enOfficeDisputes,
  members: enOfficeMembers,
  paymentHistory: enOfficePaymentHistory,
  payouts: enOfficePayouts,
  statements: enOfficeStatements,
  games: enOfficeGames,
  jackpots: enOfficeJackpots,
  connections: enOfficeConnections,
  selfTests: enOfficeSelfTests,
  agreedLevels: enOfficeAgreedLevels,
  certificates: enOfficeCertificates,
  certificateFiles: enOfficeCertificateFiles,
  sheetFiles: enOfficeSheetFiles,
  gameFiles: enOfficeGameFiles,
  availability: enOfficeAvailability,
  builds: enOfficeBuilds,
  components: enOfficeComponents,
  catalogue: enOfficeCatalogue,
  ...enOfficeOperators,
  facts: enOfficeFacts,
  settings: enOfficeSettings,
  looks: enOfficeLooks,
  profiles: enOfficeProfiles,
  licences: enOfficeLicences,
  networks: enOfficeNetworks,
  opening: enOfficeOpening,
  documents: enOfficeDocuments,
  cases: enOfficeCases,
  marketing: enOfficeMarketing,
  protectionFigures: enOfficeProtectionFigures,
  imposedLimits: enOfficeImposedLimits,
  barredPersons: enOfficeBarredPersons,
  duplicateAccounts: enOfficeDuplicateAccounts,
  identityChecks: enOfficeIdentityChecks,
  privacyRequests: enOfficePrivacyRequests,
  playPatterns: enOfficePlayPatterns,
  suspicions: enOfficeSuspicions,
  frame: {
    brand: "Dalbit",
    office: "Back office",
    pageTitle: (page) => `${page} — Dalbit back office`,
    skipToContent: "Skip to content",
    menu: "Main menu",
    groups: {
      money: "Money",
      members: "Members",
      messages: "Messages",
      games: "Games",
      reports: "Reports",
      system: "System",
    },
    jump: "Go to or find",
    ownAccount: "My account",
    signOut: "Sign out",
    theme: "Theme",
    themeSystem: "Same as device",
    themeLight: "Light",
    themeDark: "Dark",
    language: "Language",
    singleKeys: "Use single-key shortcuts",
    sound: "Sound for new deposits and withdrawals",
    shortcuts: "Shortcuts",
    shortcutsOff: "Single-key shortcuts are switched off. You can switch them on in My account.",
    close: "Close",
    cancel: "Cancel",
    retry: "Try again",
    loading: "Loading…",
    loadFailed: "This could not be loaded",
    lineLost:
      "The live connection is down, so this screen may be outdated. It reconnects by itself.",
    faultId: (id) => `Error ${id}`,
    callFailed: "This failed. Please try again.",
    outcomeUnknown:
      "The server's answer did not arrive, so it is unknown whether this was done. Check the state shown now before you try again.",
    notFound: "This screen does not exist",
    notAllowed: "You have no access to this screen",
    notAllowedText: (role) => `Your role is ${role}. Please ask an administrator.`,
    toStart: "Go to the start screen",
    reason: "Reason",
    reasonHint: "3 to 500 characters. Recorded in the audit trail.",
    reasonTooShort: "Please write at least three characters.",
    nothing: "None",
    unsaved: "You have unsaved changes",
    unsavedText: "Your changes here are lost unless you save them.",
    stay: "Keep editing",
    discard: "Discard",
  },
  palette: {
    title: "Go to or find",
    placeholder: "Screen, number, reference or member",
    nothingFound: "Nothing found",
    screens: "Screens",
    hint: "↑ ↓ choose · Enter opens · Esc closes",
  },
  signIn: {
    title: "Back office sign-in",
    lead: "For staff only. Member accounts cannot sign in here.",
    loginId: "ID",
    password: "Password",
    showPassword: "Show the password",
    next: "Next",
    code: "Six digits from the authenticator app",
    codeHint: "The code your app shows now. Each code works once.",
    codeWrong: "This code is wrong or was already used. Please enter a new one.",
    wrong: "The ID or the password is wrong.",
    tooOften: (minutes) => `Too many attempts. Please try again in ${minutes} min.`,
    closed: "This account cannot be used. Please ask an administrator.",
    submit: "Sign in",
    back: "Use another ID",
    ends: {
      idle: "Your session ended after 15 minutes without activity.",
      longest: "Your session has reached its longest time and ended.",
      displaced:
        "A sign-in elsewhere went above the limit of sessions, and this one, the least recently used, ended. If that was not you, please change your password.",
      replaced: "You signed in again in this browser, which ended the earlier session.",
      signed_out: "You signed out in another window of this browser.",
      revoked:
        "Your session was ended from the list of sessions, or because the password or the role changed.",
      unknown: "Your session has ended.",
    },
    again: "Sign in again to continue where you were, with what you typed.",
  },
  account: enOfficeAccount,
  proposals: enOfficeProposals,
  breaks: enOfficeBreaks,
  messages: enOfficeMessages,
  /** One sentence for each refusal of a call, by its status. */
  refusals: {
    pass: "The ID or the password is wrong.",
    otp: "Please check the code or the passkey.",
    passkey: "Every operator with access needs a passkey for this address.",
    passkey_address:
      "Passkeys do not work at this address. Please open the office at its own address with https, or as localhost at this machine.",
    ...enOfficeApprovalRefusals,
    time: "Too many attempts. Please wait a moment.",
    closed: "The account is suspended or its funds are frozen, so this is not possible.",
    not_found: "It could not be found.",
    already: "This has already been decided.",
    under_way: "This is already under way.",
    break: "The member is taking a break, so this cannot be done.",
    own_measure: "You took the measure that the member contests, so a colleague answers.",
    complaint:
      "A complaint ends with its decision only: it cannot be filed as something else or closed without an answer.",
    barred: "A national register has not cleared the member, so this cannot be done.",
    no_play: "The member is a barred person, so this cannot be done.",
    identity: "The member's identity is not verified, so this cannot be done.",
    suspected: "The member's withdrawals wait until the suspicion of money laundering is closed.",
    balance: "The balance or a limit does not allow this.",
    limit: "This is over a limit.",
    test_account:
      "The rules for test accounts do not allow this: the operator's money goes to test accounts only, and a test account is funded and paid out in no other way.",
    test_cap:
      "This is above the cap for one test account or for one day. The caps are in the settings.",
    own_limit: "This is above the member's deposit limit.",
    deposit_free_day:
      "The member closed this weekday for deposits. Approve it on another day, or return it.",
    waiting: "This is waiting for a colleague's approval.",
    in_play:
      "A game is not settled, or money is at a provider. To end play at once, suspend the account.",
    stale: "A colleague has changed this meanwhile.",
    claimed: "A colleague is working on this.",
    own: "You cannot approve your own proposal.",
    let_in:
      "One of you recently approved the other's invitation, so you do not count as two people yet. Another operator has to do it.",
    expired: "This proposal has expired.",
    file: "The file cannot be read; nothing was stored.",
    target: "This address cannot be called. Please enter an https address on the internet.",
    certificate:
      "A game has no certificate that is valid for the jurisdiction of every site. Please register it first.",
    rng_certificate:
      "This provider's random number generator has no certificate that is valid for the jurisdiction of every site. Please register it under the provider's certificates first.",
    platform_certificate:
      "The platform has no certificate that is valid for the jurisdiction of every site. Please register it first.",
    sheet:
      "A game has no rules or no stakes for members to see. Please write its info sheet first.",
    build: "A game has no pinned build. Please pin its build first.",
    declared: "The provider's feed declares this figure. Please compare with the feed.",
    used: "Providers use this connection, so its protocol, currency and environment stay. Please add another connection.",
    fed: "A provider feeds this pool, so its money stays.",
    shares:
      "A game's return and these shares would be more than its stake. Please lower the shares.",
    differs:
      "It has another share for a pool that the provider feeds already, and the share of a running pool changes only after its next win. Please change the shares of the present scheme.",
    detail_missing: "Please enter at least one detail besides the name.",
    kept: "The law has the records of this account kept, so its personal data cannot be erased yet.",
    privacy_request: "A privacy request of the member is waiting. Please answer it first.",
    erase: "A request for erasure is granted by erasing the person on the member's page.",
    late: "The time can be extended within the first month only.",
    governing_locale:
      "The governing language of the published terms must be one of those that the site offers.",
    default_locale: "The default language must be one of those that the site offers.",
    contrast: "A colour has too little contrast to be read or seen. Please change it.",
    secret_missing: "Please enter a signing secret.",
    not_ready: "Something that the opening needs is still missing.",
    texts_missing:
      "Both texts are needed in every language of the site before they can be published, and published before a language is added to the site.",
    mail_missing: "This installation has no mail server.",
    self: "You cannot do this to your own account.",
    last: "At least one administrator must remain.",
    weak: "This password is too common or contains the ID.",
    forbidden: "Your role does not allow this.",
    conflict: "This conflicted with another change. Please check again.",
    by: (operator) => `Operator: ${operator}`,
    until: (time) => `until ${time}`,
  },
} satisfies OfficeTexts;
