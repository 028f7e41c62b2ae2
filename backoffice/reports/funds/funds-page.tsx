import { Form, useLoaderData } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { AccountsCard } from "#backoffice/reports/funds/accounts-card.tsx";
import { DaysTable } from "#backoffice/reports/funds/days-table.tsx";
import type { FundsPage } from "#backoffice/reports/funds/load-funds.ts";
import { OriginLine } from "#backoffice/reports/origin-line.tsx";
import { PeriodFields } from "#backoffice/reports/period-fields.tsx";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";
import { SpanLinks } from "#backoffice/reports/span-links.tsx";

/** What members are owed by day beside the segregated accounts; the period is in the address. */
export default function Funds() {
  const { asked, today, report } = useLoaderData<FundsPage>();
  const { reports, funds: texts } = useOffice().texts;
  return (
    <div className="page page-wide">
      <h1>{reports.reports}</h1>
      <ReportTabs current="funds" search={`from=${asked.from}&until=${asked.until}`} />
      <p className="page-lead">{texts.lead}</p>
      <SpanLinks
        {...asked}
        today={today}
        firstDay={report?.origin.firstDay ?? null}
        grouping={null}
        groupings={[]}
      />
      <AskedForm asked={asked} isAvailable={report !== null} />
      {report ? (
        <>
          <DaysTable days={report.days} />
          <p className="why">{texts.differenceLead}</p>
          <p className="why">{texts.inside}</p>
          <p className="why">{texts.outside}</p>
          <p className="why">{texts.notCountedLead}</p>
          <OriginLine origin={report.origin} />
          <AccountsCard accounts={report.accounts} today={today} />
        </>
      ) : (
        <p className="notice notice-bad" role="alert">
          {reports.tooLong}
        </p>
      )}
    </div>
  );
}

type FormProps = Pick<FundsPage, "asked"> & { isAvailable: boolean };

function AskedForm({ asked, isAvailable }: FormProps) {
  const { reports } = useOffice().texts;
  const { save, isBusy, problem } = useAct();
  return (
    <Form className="report-form" key={Object.values(asked).join(" ")}>
      <PeriodFields from={asked.from} until={asked.until} />
      <Button type="submit" look="main" text={reports.show} />
      {isAvailable && (
        <Button
          disabled={isBusy}
          onClick={() => void save("export-funds-report", asked, reports.saved)}
        >
          <Icon name="download" />
          {reports.download}
        </Button>
      )}
      <Problem>{problem}</Problem>
    </Form>
  );
}
