import { Link } from "react-router";
import type { SpanFigures } from "#contract/wallet.ts";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { RecordTable, type Column } from "#site/parts/record-table.tsx";
import { useSumColumns } from "#site/wallet/sum-columns.tsx";

type Row = SpanFigures & { id: string };

/** The name of a span, which leads to the statement of its days. */
function Span({ row: { span, from } }: { row: Row }) {
  const { wallet } = useAccountTexts();
  const name = wallet.spans[span];
  // A visit begins within a day, of which the statement shows the whole.
  if (span === "visit") return name;
  const to = from === null ? "/user?tab=money" : `/user?tab=money&from=${from}`;
  return (
    <Link className="figures-days" to={to} aria-label={`${wallet.statement}: ${name}`}>
      {name}
    </Link>
  );
}

function useColumns(): Column<Row>[] {
  const { wallet } = useAccountTexts();
  return [
    { id: "span", label: wallet.period, cell: (row) => <Span row={row} /> },
    ...useSumColumns<Row>(),
  ];
}

/** What the member deposited, withdrew, staked and won in this visit, month and year, and ever. */
export function SpanTotals({ spans }: { spans: readonly SpanFigures[] }) {
  const { wallet } = useAccountTexts();
  return (
    <section className="card" aria-labelledby="spans-title">
      <div className="sec-h">
        <h2 id="spans-title">{wallet.spansTitle}</h2>
      </div>
      <RecordTable
        label={wallet.spansTitle}
        columns={useColumns()}
        rows={spans.map((row) => ({ ...row, id: row.span }))}
      />
      <p className="figures-limits">
        <Link className="btn btn-soft btn-sm" to="/user?tab=limits">
          {wallet.toLimits}
        </Link>
      </p>
    </section>
  );
}
