/** A cooling-off ends by itself: a day, a week, 30 days, six weeks. */
export const coolingOffTerms = ["1d", "7d", "30d", "6w"] as const;
/** A self-exclusion ends when the member asks to return afterwards: half a year to for ever. */
export const exclusionTerms = ["6m", "1y", "5y", "ever"] as const;
export const breakTerms = [...coolingOffTerms, ...exclusionTerms] as const;
export type BreakTerm = (typeof breakTerms)[number];

/** The most characters of the reason with which a self-excluded member asks to return. */
export const LONGEST_RETURN_REASON = 500;
