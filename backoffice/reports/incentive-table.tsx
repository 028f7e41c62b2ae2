import type { OfficeOutput } from "#contract/office/calls.ts";
import { incentiveColumns, type IncentiveRow } from "#contract/office/incentive-report.ts";
import type { TimeGrouping } from "#contract/office/reports.ts";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { keyOf } from "#backoffice/reports/report-columns.tsx";

const cells = ["opening", ...incentiveColumns, "current"] as const;

type IncentiveTableProps = {
  report: OfficeOutput<"get-incentive-report">;
  grouping: TimeGrouping;
  empty: string;
};

/** Comp at both ends of the period and what moved it, then the same of each day, month or year. */
export function IncentiveTable({ report: { rows, total }, grouping, empty }: IncentiveTableProps) {
  const { reports, incentives: texts } = useOfficeTexts();
  const columns: Column<IncentiveRow>[] = [
    {
      id: "key",
      header: reports[grouping],
      renderCell: ({ key }) => keyOf(key, grouping),
    },
    ...cells.map((name) => ({
      id: name,
      header: texts.columns[name],
      renderCell: (row: IncentiveRow) => <Money amount={Number(row[name])} />,
    })),
  ];
  return (
    <>
      <dl className="facts card report-total" aria-label={reports.total}>
        {cells.map((name) => (
          <div key={name}>
            <dt>{texts.columns[name]}</dt>
            <dd>
              <Money amount={Number(total[name])} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="figures">
        <DenseTable
          caption={texts.title}
          columns={columns}
          rows={rows}
          idOf={({ key }) => key}
          empty={empty}
        />
      </div>
    </>
  );
}
