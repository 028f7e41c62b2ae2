import { Views } from "#backoffice/frame/views.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { groupingsOf, type ReportPage } from "#backoffice/reports/load-reports.ts";
import { daysOfSpan, groupingOf, reportSpans, spanOf } from "#backoffice/reports/report-spans.ts";

/** Links to the spans of time that a report is asked for most; lines of providers stay. */
export function SpanLinks({ page }: { page: ReportPage }) {
  const { reports: texts } = useOfficeTexts();
  const firstDay = page.report?.origin.firstDay ?? null;
  const grouping = "grouping" in page ? page.grouping : null;
  const groupings = groupingsOf[page.kind];
  return (
    <Views
      label={texts.spansLabel}
      views={reportSpans}
      current={spanOf({ ...page, firstDay, grouping, groupings })}
      nameOf={(span) => texts.spans[span]}
      hrefOf={(span) => {
        const query = new URLSearchParams(daysOfSpan(span, page.today, firstDay));
        const by = grouping === "provider" ? grouping : groupingOf(span, groupings);
        if (by !== null) query.set("by", by);
        return `?${query.toString()}`;
      }}
    />
  );
}
