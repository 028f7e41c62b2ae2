import type { CompLine } from "#contract/wallet.ts";
import { Comp } from "#ui/money.tsx";
import { useApp } from "#site/app-context.tsx";
import { type Column, RecordTable } from "#site/frame/record-table.tsx";
import { Change, Moment } from "#site/frame/moment.tsx";
import { pageCount } from "#site/frame/page-address.ts";
import { Pager } from "#site/frame/pager.tsx";
import { nameIn, nameMarks } from "#site/games/names.ts";
import { type CompList, linesPerPage } from "#site/wallet/load-wallet.ts";

function useColumns(): Column<CompLine>[] {
  const { texts, locale } = useApp();
  const { wallet } = texts;
  const kinds: Record<CompLine["kind"], string> = {
    earned: wallet.compEarned,
    taken_back: wallet.compTakenBack,
    granted: wallet.compGranted,
    converted: wallet.compConverted,
  };
  return [
    { id: "at", label: wallet.time, cell: ({ at }) => <Moment instant={at} /> },
    {
      id: "kind",
      label: wallet.kind,
      cell: ({ kind, game }) => (
        <span className="cell-lines">
          <span>{kinds[kind]}</span>
          {game && (
            <small>
              <span {...nameMarks(locale)}>{nameIn(locale, game)}</span> · {game.round}
            </small>
          )}
        </span>
      ),
    },
    {
      id: "amount",
      label: wallet.change,
      end: true,
      cell: ({ amount }) => <Change amount={amount} />,
    },
    {
      id: "balance",
      label: wallet.after,
      end: true,
      cell: ({ balance }) => <Comp amount={balance} />,
    },
  ];
}

/** What earned comp and what was converted, newest first. */
export function CompHistory({ comp }: { comp: CompList }) {
  const { wallet } = useApp().texts;
  const columns = useColumns();
  return (
    <section className="card" aria-labelledby="comp-title">
      <div className="sec-h">
        <h2 id="comp-title">{wallet.compHistory}</h2>
      </div>
      {comp.list.length === 0 ? (
        <p className="empty">{wallet.noComp}</p>
      ) : (
        <RecordTable
          label={wallet.compHistory}
          columns={columns}
          rows={comp.list}
          keyOf={({ id }) => id}
        />
      )}
      <Pager label={wallet.compHistory} pages={pageCount(comp.maxCount, linesPerPage)} />
    </section>
  );
}
