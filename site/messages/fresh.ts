/** How long an item counts as new. */
const freshForMs = 3 * 24 * 60 * 60 * 1000;

/** Whether something of this day is still new; `now` is the page's moment, ISO. */
export const isFresh = (day: string, now: string): boolean =>
  Date.parse(now) - Date.parse(day) < freshForMs;
