const DAY_MS = 86_400_000;

/**
 * Retention periods of personal data, in days, each as long as its purpose needs. A browser: as
 * long as its cookie. A sign-in and an access by staff: a year and a month, so that a yearly review
 * includes them; as long what an auditor read, and the file of a report. An attempt with an unknown
 * id: a quarter. Questions to national registers: the seven years of a self-exclusion; what third
 * parties said in a case of protection the same after its close. Changes of an account's
 * credentials, answered privacy requests, and bundles about disputed records: the five years of
 * disputes about money. What the register of significant events reads (operators' attempts, checks
 * of components, alerts): the five years of GLI-19 2.8. A visitor's request: a quarter after it was
 * handled. A file of an inquiry: the two years in which a complaint may follow; one that was not
 * sent a day. An identity document that was refused or counts no longer: the year and a month in
 * which a refusal is reviewed; one that is verified is kept with the account. The lines of a
 * provider's day in parts: the month in which parts are corrected; GLI-19 2.3.3 asks for 90 days.
 * Rounds that began too soon: a year and a month, so that a yearly review of a game includes them.
 * How a member plays at the moment: a day. Of the published totals, what each member was owed: the
 * three months in which members check it.
 */
export const KEPT_DAYS = {
  memberSignIns: 400,
  signInsWithUnknownId: 90,
  memberSessions: 400,
  memberSightings: 400,
  memberAccesses: 400,
  auditorReads: 400,
  memberEvents: 5 * 365,
  privacyRequests: 5 * 365,
  registerQuestions: 7 * 365,
  caseEvidence: 7 * 365,
  operatorSignIns: 5 * 365,
  operatorBrowsers: 400,
  refusedRequests: 400,
  handledContacts: 90,
  unsentFiles: 1,
  helpFiles: 2 * 365,
  endedIdentityFiles: 400,
  storedAnswers: 30,
  outboxEvents: 7,
  alerts: 5 * 365,
  reportFiles: 400,
  disputeBundles: 5 * 365,
  dayLines: 30,
  quickStarts: 400,
  playAtTheMoment: 1,
  liabilityLeaves: 92,
  componentChecks: 5 * 365,
  significantEvents: 5 * 365,
  statusOutages: 100,
  throttles: 1,
} as const;

/** The moment before which rows have been kept long enough. */
export const keptSince = (now: Date, what: keyof typeof KEPT_DAYS): Date =>
  new Date(now.getTime() - KEPT_DAYS[what] * DAY_MS);

/** How many rows one step of a sweep deletes, so that its locks are short. */
export const SWEPT_AT_ONCE = 1_000;
