/** A day in the site's time zone as YYYY-MM-DD (specification section 9). */
export const dateOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);
