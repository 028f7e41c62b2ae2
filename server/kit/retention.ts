const DAY_MS = 86_400_000;

/**
 * How many days are kept, of what follows people about. Each is as long as its purpose asks for:
 * a browser as long as its cookie, a sign-in for a year and a month, so that a yearly review
 * still sees it, an attempt with an id that does not exist for a quarter, what was done to the
 * keys of an account for the five years of disputes about money, what operators tried for two.
 */
export const KEPT_DAYS = {
  memberSignIns: 400,
  signInsOfNobody: 90,
  memberSessions: 400,
  memberSightings: 400,
  memberEvents: 5 * 365,
  operatorSignIns: 2 * 365,
  operatorBrowsers: 400,
  refusedRequests: 400,
  storedAnswers: 30,
  outboxEvents: 7,
  throttles: 1,
} as const;

/** The moment before which something has been kept for long enough. */
export const keptSince = (now: Date, what: keyof typeof KEPT_DAYS): Date =>
  new Date(now.getTime() - KEPT_DAYS[what] * DAY_MS);

/** Rows that one step of a sweep deletes at most, so that it holds no lock for long. */
export const SWEPT_AT_ONCE = 1_000;
