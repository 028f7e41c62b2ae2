/** The numbers of the rules of playing time, each behind one function. */

/** The interval of reality checks of members who chose none, in minutes. Source: RTS 13B. */
export const usualCheckMinutes = (): number => 60;

/**
 * After this time signed out, the next sign-in begins to play anew. Source: the five minutes that
 * Germany's activity file asks for between two places.
 */
export const pauseMs = (): number => 5 * 60_000;
