import { useState } from "react";
import { Form, useLoaderData } from "react-router";
import type { LargeJackpot } from "#contract/office/large-jackpots.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { OriginLine } from "#backoffice/reports/origin-line.tsx";
import { PeriodFields } from "#backoffice/reports/period-fields.tsx";
import { EARLIEST_DAY } from "#backoffice/reports/report-spans.ts";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";
import { SpanLinks } from "#backoffice/reports/span-links.tsx";
import { JackpotTable } from "#backoffice/reports/jackpots/jackpot-table.tsx";
import type { JackpotsPage } from "#backoffice/reports/jackpots/load-jackpots.ts";

/** The large jackpots of a period; the period, and whether only unconfirmed ones are shown, are in the address. */
export default function Jackpots() {
  const { asked, today, report } = useLoaderData<JackpotsPage>();
  const { texts: all, may } = useOffice();
  const { reports, largeJackpots: texts } = all;
  const format = useFormat();
  const [asking, setAsking] = useState<LargeJackpot | null>(null);
  const mayConfirm = may("wallet.check");
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{reports.reports}</h1>
        {report && (
          <ExportButton name="export-large-jackpots" filter={asked} access="lists.export" />
        )}
      </div>
      <ReportTabs current="jackpots" search={`from=${asked.from}&until=${asked.until}`} />
      {report && <p className="page-lead">{texts.lead(format.moneyText(report.from))}</p>}
      {!mayConfirm && <p className="why">{texts.confirmNot}</p>}
      <SpanLinks
        {...asked}
        today={today}
        firstDay={EARLIEST_DAY}
        grouping={null}
        groupings={[]}
        {...(asked.isWaiting && { filter: { show: "waiting" } })}
      />
      <AskedForm asked={asked} />
      {report ? (
        <>
          <JackpotTable rows={report.rows} onAsk={mayConfirm ? setAsking : null} />
          <MorePages next={report.next} name="after" />
          <OriginLine origin={report.origin} />
        </>
      ) : (
        <p className="notice notice-bad" role="alert">
          {reports.tooLong}
        </p>
      )}
      {asking && <ConfirmSheet jackpot={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}

function AskedForm({ asked }: Pick<JackpotsPage, "asked">) {
  const { reports, largeJackpots: texts } = useOffice().texts;
  return (
    <Form className="report-form" key={Object.values(asked).join(" ")}>
      <PeriodFields from={asked.from} until={asked.until} />
      <label className="field">
        <span>{texts.confirmation}</span>
        <select name="show" defaultValue={asked.isWaiting ? "waiting" : ""}>
          <option value="">{texts.all}</option>
          <option value="waiting">{texts.waiting}</option>
        </select>
      </label>
      <Button type="submit" look="main" text={reports.show} />
    </Form>
  );
}

function ConfirmSheet({ jackpot, onClose }: { jackpot: LargeJackpot; onClose: () => void }) {
  const { largeJackpots: texts } = useOffice().texts;
  const { act, ...acting } = useAct();
  const submit = async (reason: string) => {
    const answer = await act("confirm-jackpot", { id: jackpot.id, reason }, texts.confirmed);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={texts.confirm}
      submit={texts.confirm}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="sheet-sum">
        <b>{jackpot.loginId}</b> <Money amount={Number(jackpot.amount)} />
      </p>
      <p>{texts.confirmLead}</p>
    </ReasonSheet>
  );
}
