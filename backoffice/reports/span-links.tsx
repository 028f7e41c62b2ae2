import { Views } from "#backoffice/frame/views.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import {
  daysOfSpan,
  groupingOf,
  reportSpans,
  spanOf,
  type ShownSpan,
} from "#backoffice/reports/report-spans.ts";

/**
 * Links to the spans of time that a report is asked for most; lines of providers stay, and so does
 * the `filter` of the address.
 */
export function SpanLinks({ filter, ...shown }: ShownSpan & { filter?: Filter }) {
  const { reports: texts } = useOfficeTexts();
  const { today, firstDay, grouping, groupings } = shown;
  return (
    <Views
      label={texts.spansLabel}
      views={reportSpans}
      current={spanOf(shown)}
      nameOf={(span) => texts.spans[span]}
      hrefOf={(span) => {
        const query = new URLSearchParams({ ...daysOfSpan(span, today, firstDay), ...filter });
        const by = grouping === "provider" ? grouping : groupingOf(span, groupings);
        if (by !== null) query.set("by", by);
        return `?${query.toString()}`;
      }}
    />
  );
}
type Filter = Readonly<Record<string, string>>;
