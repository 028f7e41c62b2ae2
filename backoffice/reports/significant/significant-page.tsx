import { Form, useLoaderData } from "react-router";
import { significantKinds } from "#contract/office/significant-events.ts";
import { Button } from "#ui/button.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { OriginLine } from "#backoffice/reports/origin-line.tsx";
import { PeriodFields } from "#backoffice/reports/period-fields.tsx";
import { EARLIEST_DAY } from "#backoffice/reports/report-spans.ts";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";
import { SpanLinks } from "#backoffice/reports/span-links.tsx";
import { EventTable } from "#backoffice/reports/significant/event-table.tsx";
import { KindCounts } from "#backoffice/reports/significant/kind-counts.tsx";
import type { SignificantPage } from "#backoffice/reports/significant/load-significant.ts";

/** The significant events of a period; period and kind are in the address. */
export default function Significant() {
  const { asked, today, report } = useLoaderData<SignificantPage>();
  const { reports, significantEvents: texts } = useOfficeTexts();
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{reports.reports}</h1>
        {report && (
          <ExportButton name="export-significant-events" filter={asked} access="audit.read" />
        )}
      </div>
      <ReportTabs current="significant" search={`from=${asked.from}&until=${asked.until}`} />
      <p className="page-lead">{texts.lead}</p>
      <SpanLinks
        {...asked}
        today={today}
        firstDay={EARLIEST_DAY}
        grouping={null}
        groupings={[]}
        {...(asked.kind && { filter: { kind: asked.kind } })}
      />
      <Form className="report-form" key={Object.values(asked).join(" ")}>
        <PeriodFields from={asked.from} until={asked.until} />
        <label className="field">
          <span>{texts.kind}</span>
          <select name="kind" defaultValue={asked.kind ?? ""}>
            <option value="">{texts.everyKind}</option>
            {significantKinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="main" text={reports.show} />
      </Form>
      {report ? (
        <>
          <KindCounts kinds={report.kinds} current={asked.kind} period={asked} />
          <EventTable rows={report.rows} />
          <MorePages next={report.next} name="after" />
          <OriginLine origin={report.origin} />
        </>
      ) : (
        <p className="notice notice-bad" role="alert">
          {reports.tooLong}
        </p>
      )}
    </div>
  );
}
