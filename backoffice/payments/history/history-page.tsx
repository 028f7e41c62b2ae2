import { useLoaderData } from "react-router";
import { DenseTable } from "#backoffice/frame/dense-table.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { SavedViews } from "#backoffice/frame/saved-views.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { useHistoryColumns } from "#backoffice/payments/history/history-columns.tsx";
import { HistoryFilterForm } from "#backoffice/payments/history/history-filter-form.tsx";
import { HistoryTotals } from "#backoffice/payments/history/history-totals.tsx";
import type { HistoryPage } from "#backoffice/payments/history/load-history.ts";

/** Every deposit and withdrawal, filtered by the address, with totals and a file. */
export default function PaymentHistory() {
  const { paymentHistory: words } = useOfficeTexts();
  const page = useLoaderData<HistoryPage>();
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{words.title}</h1>
        <ExportButton name="export-payments" filter={page.filter} access="payments.decide" />
      </div>
      <p className="page-lead">{words.lead}</p>
      <SavedViews screen="payments" views={page.views} />
      {/* A new address begins the form anew, whose inputs would not match what is shown. */}
      <HistoryFilterForm
        key={JSON.stringify(page.filter)}
        filter={page.filter}
        operators={page.operators}
      />
      <HistoryTotals totals={page.totals} />
      <DenseTable
        caption={words.title}
        columns={useHistoryColumns()}
        rows={page.payments}
        idOf={({ id }) => String(id)}
        empty={words.empty}
      />
      <MorePages next={page.next} />
    </div>
  );
}
