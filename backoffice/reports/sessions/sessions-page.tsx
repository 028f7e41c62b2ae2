import { Form, useLoaderData } from "react-router";
import { Button } from "#ui/button.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { OriginLine } from "#backoffice/reports/origin-line.tsx";
import { PeriodFields } from "#backoffice/reports/period-fields.tsx";
import { EARLIEST_DAY } from "#backoffice/reports/report-spans.ts";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";
import { SpanLinks } from "#backoffice/reports/span-links.tsx";
import type { SessionsPage } from "#backoffice/reports/sessions/load-sessions.ts";
import { SessionTable } from "#backoffice/reports/sessions/session-table.tsx";

/** The sessions of a period; period and member are in the address. */
export default function Sessions() {
  const { asked, today, report } = useLoaderData<SessionsPage>();
  const { reports, sessionReport: texts } = useOfficeTexts();
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{reports.reports}</h1>
        {report && (
          <ExportButton name="export-session-report" filter={asked} access="lists.export" />
        )}
      </div>
      <ReportTabs current="sessions" search={`from=${asked.from}&until=${asked.until}`} />
      <p className="page-lead">{texts.lead}</p>
      <SpanLinks
        {...asked}
        today={today}
        firstDay={EARLIEST_DAY}
        grouping={null}
        groupings={[]}
        {...(asked.loginId !== undefined && { filter: { member: asked.loginId } })}
      />
      <Form className="report-form" key={Object.values(asked).join(" ")}>
        <PeriodFields from={asked.from} until={asked.until} />
        <label className="field">
          <span>{texts.member}</span>
          <input
            name="member"
            maxLength={64}
            autoComplete="off"
            defaultValue={asked.loginId ?? ""}
          />
        </label>
        <Button type="submit" look="main" text={reports.show} />
      </Form>
      {report ? (
        <>
          <SessionTable rows={report.rows} isOfSeveral />
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
