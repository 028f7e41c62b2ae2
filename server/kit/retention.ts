const DAY_MS = 86_400_000;

/**
 * Retention periods of personal data, in days, each as long as its purpose needs: a browser as long
 * as its cookie, a sign-in and an access by staff for a year and a month, so that a yearly review includes them, an attempt
 * with an unknown id for a quarter, questions to national registers for the seven years of a
 * self-exclusion, changes of an account's credentials for the five years of disputes about money,
 * what the register of significant events reads (operators' attempts, checks of components, alerts)
 * for the five years of GLI-19 2.8, a visitor's request for a quarter after it was handled, what third parties said in a case of protection for the same seven years after its close,
 * a file of an inquiry for the two years in which a complaint may follow, one that was not
 * sent for a day, the file of a report as long as a sign-in, the lines of a
 * provider's day in parts for the month in which parts are corrected; GLI-19 2.3.3 asks for 90 days.
 */
export const KEPT_DAYS = {
  memberSignIns: 400,
  signInsWithUnknownId: 90,
  memberSessions: 400,
  memberSightings: 400,
  memberAccesses: 400,
  memberEvents: 5 * 365,
  registerQuestions: 7 * 365,
  caseEvidence: 7 * 365,
  operatorSignIns: 5 * 365,
  operatorBrowsers: 400,
  refusedRequests: 400,
  handledContacts: 90,
  unsentFiles: 1,
  helpFiles: 2 * 365,
  storedAnswers: 30,
  outboxEvents: 7,
  alerts: 5 * 365,
  reportFiles: 400,
  dayLines: 30,
  componentChecks: 5 * 365,
  significantEvents: 5 * 365,
  throttles: 1,
} as const;

/** The moment before which rows have been kept long enough. */
export const keptSince = (now: Date, what: keyof typeof KEPT_DAYS): Date =>
  new Date(now.getTime() - KEPT_DAYS[what] * DAY_MS);

/** How many rows one step of a sweep deletes, so that its locks are short. */
export const SWEPT_AT_ONCE = 1_000;
