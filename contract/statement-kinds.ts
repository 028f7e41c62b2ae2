/** The kinds of a statement's filter. */
export const moneyGroups = ["deposit", "withdrawal", "bet", "win", "other"] as const;
export type MoneyGroup = (typeof moneyGroups)[number];

/** The periods of a member's own figures, by the calendar of the site's time zone. */
export const figurePeriods = ["day", "week", "month"] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** The times over which a member's figures are summed up to now. */
export const figureSpans = ["visit", "month", "year", "ever"] as const;
export type FigureSpan = (typeof figureSpans)[number];
