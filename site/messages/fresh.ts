/** How long an item counts as new. */
const freshForMs = 3 * 24 * 60 * 60 * 1000;

/** Whether an item of this day still counts as new; `now` is the page's moment, ISO. */
export const isFresh = (day: string, now: string): boolean =>
  Date.parse(now) - Date.parse(day) < freshForMs;
