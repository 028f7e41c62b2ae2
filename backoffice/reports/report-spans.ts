/** The usual periods of a report; `ever`: from the first day with a ledger entry. */
export const reportSpans = ["today", "yesterday", "month", "year", "ever"] as const;
export type ReportSpan = (typeof reportSpans)[number];

/** The first day that can be asked for: before every record. */
export const EARLIEST_DAY = "2000-01-01";
const DAY_MS = 86_400_000;
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

type Asked = { from: string; until: string };

/**
 * The days of a span, both included, up to today.
 * @param today YYYY-MM-DD in the installation's time zone
 * @param firstDay the first day with an entry; null before any
 */
export function daysOfSpan(span: ReportSpan, today: string, firstDay: string | null): Asked {
  switch (span) {
    case "today":
      return { from: today, until: today };
    case "yesterday":
      return { from: dayBefore(today), until: dayBefore(today) };
    case "month":
      return { from: `${today.slice(0, 7)}-01`, until: today };
    case "year":
      return { from: `${today.slice(0, 4)}-01-01`, until: today };
    case "ever":
      return { from: firstDay ?? today, until: today };
  }
}

export type ShownSpan = Asked & {
  today: string;
  firstDay: string | null;
  /** What the lines are grouped by; null for a report without a grouping. */
  grouping: string | null;
  groupings: readonly string[];
};

/**
 * The span that a report shows; null for another period. On the first day of a house several spans
 * have the same days: the grouping then decides.
 */
export function spanOf({
  today,
  firstDay,
  grouping,
  groupings,
  ...asked
}: ShownSpan): ReportSpan | null {
  const same = reportSpans.filter((span) => {
    const { from, until } = daysOfSpan(span, today, firstDay);
    return from === asked.from && until === asked.until;
  });
  return same.find((span) => groupingOf(span, groupings) === grouping) ?? same[0] ?? null;
}

/** The grouping that shows a span in few lines, of those that a report offers; null for none. */
export function groupingOf(span: ReportSpan, groupings: readonly string[]): string | null {
  const wished = span === "ever" ? ["year", "month"] : span === "year" ? ["month"] : ["day"];
  return wished.find((each) => groupings.includes(each)) ?? null;
}
