import { useState } from "react";
import { useLoaderData } from "react-router";
import { DenseTable } from "#backoffice/frame/dense-table.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { useHistoryColumns } from "#backoffice/payments/history/history-columns.tsx";
import { HistoryFilterForm } from "#backoffice/payments/history/history-filter-form.tsx";
import { HistoryTotals } from "#backoffice/payments/history/history-totals.tsx";
import type { HistoryFilter, HistoryPage } from "#backoffice/payments/history/load-history.ts";

/** Every deposit and withdrawal, filtered by the address, with totals and a file. */
export default function PaymentHistory() {
  const { texts, may } = useOffice();
  const { paymentHistory: words } = texts;
  const page = useLoaderData<HistoryPage>();
  const [isExporting, setIsExporting] = useState(false);
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{words.title}</h1>
        {may("payments.decide") && (
          <button type="button" className="btn" onClick={() => setIsExporting(true)}>
            {words.export}
          </button>
        )}
      </div>
      <p className="page-lead">{words.lead}</p>
      <HistoryFilterForm filter={page.filter} operators={page.operators} />
      <HistoryTotals totals={page.totals} />
      <DenseTable
        caption={words.title}
        columns={useHistoryColumns()}
        rows={page.payments}
        idOf={({ id }) => String(id)}
        empty={words.empty}
      />
      <MorePages next={page.next} name="before" />
      {isExporting && <ExportSheet filter={page.filter} onClose={() => setIsExporting(false)} />}
    </div>
  );
}

/** Exporting is an act with a reason. */
function ExportSheet({ filter, onClose }: { filter: HistoryFilter; onClose: () => void }) {
  const { paymentHistory: words } = useOffice().texts;
  const { save, isBusy, problem } = useAct();
  const download = async (reason: string) => {
    const answer = await save("export-payments", { ...filter, reason }, words.exported);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={words.export}
      submit={words.export}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void download(reason)}
    >
      <p>{words.exportLead}</p>
    </ReasonSheet>
  );
}
