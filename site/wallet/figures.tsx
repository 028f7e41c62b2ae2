import "#site/wallet/figures.css";
import { Link } from "react-router";
import type { OwnFigures as Row } from "#contract/wallet.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import { Filter } from "#site/parts/filters.tsx";
import { RecordList } from "#site/parts/record-list.tsx";
import type { Column } from "#site/parts/record-table.tsx";
import type { Figures } from "#site/wallet/load-wallet.ts";
import { SpanTotals } from "#site/wallet/span-totals.tsx";
import { useSumColumns } from "#site/wallet/sum-columns.tsx";

/** Hours and minutes. */
const duration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** The days of a period, which lead to the statement of these days. */
function Days({ row: { from, until } }: { row: Row }) {
  const { wallet } = useAccountTexts();
  return (
    <Link
      className="figures-days num"
      to={`/user?tab=money&from=${from}&until=${until}`}
      aria-label={`${wallet.statement}: ${wallet.daysFromTo(from, until)}`}
    >
      {from === until ? from : wallet.daysFromTo(from, until)}
    </Link>
  );
}

function useColumns(): Column<Row & { id: string }>[] {
  const { wallet } = useAccountTexts();
  return [
    { id: "days", label: wallet.period, cell: (row) => <Days row={row} /> },
    ...useSumColumns<Row & { id: string }>(),
    {
      id: "minutes",
      label: wallet.stakedTime,
      end: true,
      cell: ({ minutes }) => duration(minutes),
    },
  ];
}

/** What the member deposited, withdrew, staked and won: up to now, and by day, week or month. */
export function OwnFigures({ figures }: { figures: Section<Figures> }) {
  const { wallet } = useAccountTexts();
  const format = useFormat();
  const columns = useColumns();
  const list = figures.ok ? figures.data.list.map((row) => ({ ...row, id: row.from })) : [];
  return (
    <>
      {figures.ok && <SpanTotals spans={figures.data.spans} />}
      <RecordList
        icon="coins"
        title={wallet.figures}
        empty={wallet.noFigures}
        columns={columns}
        loaded={figures.ok ? { ok: true, data: { list, maxCount: list.length } } : figures}
        perPage={Math.max(1, list.length)}
        filter={
          <>
            <p className="money-text">{wallet.figuresLead(format.number(14), format.number(12))}</p>
            <div className="filters figures-filter" role="group" aria-label={wallet.period}>
              <Filter
                name="by"
                label={wallet.period}
                all={wallet.byDay}
                options={[
                  ["week", wallet.byWeek],
                  ["month", wallet.byMonth],
                ]}
              />
            </div>
          </>
        }
      />
    </>
  );
}
