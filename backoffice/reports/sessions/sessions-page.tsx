import { Form, useLoaderData } from "react-router";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { PeriodFields } from "#backoffice/reports/period-fields.tsx";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";
import type { SessionsPage } from "#backoffice/reports/sessions/load-sessions.ts";
import { SessionTable } from "#backoffice/reports/sessions/session-table.tsx";

/** The sessions of a period; period and member are in the address. */
export default function Sessions() {
  const { asked, report } = useLoaderData<SessionsPage>();
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
        <button type="submit" className="btn btn-main">
          {reports.show}
        </button>
      </Form>
      {report ? (
        <>
          <SessionTable rows={report.rows} isOfSeveral />
          <MorePages next={report.next} name="after" />
          <p className="card-lead num">
            {asked.from} – {asked.until} · {report.timeZone}
          </p>
        </>
      ) : (
        <p className="notice notice-bad" role="alert">
          {reports.tooLong}
        </p>
      )}
    </div>
  );
}
