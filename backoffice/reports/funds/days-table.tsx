import { Link } from "react-router";
import type { FundsDay } from "#contract/office/funds.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { StateTag } from "#backoffice/reports/funds/state-tag.tsx";

/** What members were owed at the end of each day beside the balances, the newest day first. */
export function DaysTable({ days }: { days: readonly FundsDay[] }) {
  const { funds: texts, reports } = useOffice().texts;
  const columns: Column<FundsDay>[] = [
    {
      id: "day",
      header: texts.day,
      renderCell: ({ day }) => (
        <Link className="link num nowrap" to={`/reports/funds/${day}`}>
          {day}
        </Link>
      ),
    },
    { id: "state", header: texts.state, renderCell: ({ state }) => <StateTag state={state} /> },
    {
      id: "owed",
      header: texts.owed,
      isEnd: true,
      renderCell: ({ owed }) => <Exact won={owed.total} />,
    },
    {
      id: "held",
      header: texts.held,
      isEnd: true,
      renderCell: ({ held }) => (held === null ? "-" : <Exact won={held} />),
    },
    {
      id: "difference",
      header: texts.difference,
      isEnd: true,
      renderCell: ({ difference }) =>
        difference === null ? "-" : <Exact won={difference} isChange />,
    },
  ];
  return (
    <DenseTable
      caption={texts.title}
      columns={columns}
      rows={days}
      idOf={({ day }) => day}
      empty={`${reports.noActivity}. ${reports.empty}`}
    />
  );
}
