/** The spans of time that a report is asked for most; `ever`: all days with a ledger entry. */
export const reportSpans = ["today", "yesterday", "month", "year", "ever"] as const;
export type ReportSpan = (typeof reportSpans)[number];

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

type Shown = Asked & {
  today: string;
  firstDay: string | null;
  /** The grouping that it is shown in; null for a report with lines of its own. */
  grouping: string | null;
  groupings: readonly string[];
};

/**
 * The span that a report shows; null for another period. Spans of the same days, as in a house of
 * one day, are told apart by their grouping.
 */
export function spanOf({
  today,
  firstDay,
  grouping,
  groupings,
  ...asked
}: Shown): ReportSpan | null {
  const same = reportSpans.filter((span) => {
    const { from, until } = daysOfSpan(span, today, firstDay);
    return from === asked.from && until === asked.until;
  });
  return same.find((span) => groupingOf(span, groupings) === grouping) ?? same[0] ?? null;
}

/** The grouping in which a span has few lines, among those that a report has. */
export function groupingOf(span: ReportSpan, groupings: readonly string[]): string | null {
  const wished = span === "ever" ? ["year", "month"] : span === "year" ? ["month"] : ["day"];
  return wished.find((each) => groupings.includes(each)) ?? null;
}
