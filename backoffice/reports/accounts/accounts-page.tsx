import { Form, useLoaderData } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { EARLIEST_DAY } from "#backoffice/reports/report-spans.ts";
import type { AccountsPage } from "#backoffice/reports/accounts/load-accounts.ts";
import { MemberTable } from "#backoffice/reports/accounts/member-table.tsx";
import { SummaryTable } from "#backoffice/reports/accounts/summary-table.tsx";
import { OriginLine } from "#backoffice/reports/origin-line.tsx";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";

/** What members owned at both ends of a day and what moved it: in total, and for each member. */
export default function Accounts() {
  const { asked, summary, members } = useLoaderData<AccountsPage>();
  const { reports, accountSummary: texts } = useOfficeTexts();
  const lines = [summary.total, ...members.rows.map(({ total }) => total)];
  const isFooted = [...lines, ...summary.wallets].every(
    ({ difference }) => Number(difference) === 0,
  );
  return (
    <div className="page page-wide">
      <h1>{reports.reports}</h1>
      <ReportTabs current="accounts" />
      <p className="page-lead">{texts.lead}</p>
      <AccountsForm asked={asked} />
      {!isFooted && (
        <p className="notice notice-bad" role="alert">
          {texts.unfooted}
        </p>
      )}
      <SummaryTable summary={summary} />
      <OriginLine origin={summary.origin} />
      <section className="card">
        <div className="card-head">
          <h2>{texts.members}</h2>
          <ExportButton name="export-member-summaries" filter={asked} access="lists.export" />
        </div>
        <MemberTable rows={members.rows} />
        <MorePages next={members.next} name="after" />
      </section>
    </div>
  );
}

/** The day and the member, kept in the address. */
function AccountsForm({ asked }: Pick<AccountsPage, "asked">) {
  const { reports, accountSummary: texts } = useOfficeTexts();
  const { save, isBusy, problem } = useAct();
  const download = () => save("export-account-summary", { day: asked.day }, reports.saved);
  return (
    <Form className="report-form" key={`${asked.day} ${asked.loginId ?? ""}`}>
      <label className="field">
        <span>{texts.day}</span>
        <input type="date" name="day" required min={EARLIEST_DAY} defaultValue={asked.day} />
      </label>
      <label className="field">
        <span>{texts.member}</span>
        <input name="member" maxLength={64} autoComplete="off" defaultValue={asked.loginId ?? ""} />
      </label>
      <Button type="submit" look="main" text={reports.show} />
      <Button disabled={isBusy} onClick={() => void download()}>
        <Icon name="download" />
        {reports.download}
      </Button>
      <Problem>{problem}</Problem>
    </Form>
  );
}
