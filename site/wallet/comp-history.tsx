import type { CompLine } from "#contract/wallet.ts";
import { nameIn } from "#contract/named.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Comp } from "#ui/money.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { RecordList } from "#site/parts/record-list.tsx";
import type { Column } from "#site/parts/record-table.tsx";
import { SaveButton } from "#site/parts/save-button.tsx";
import { Change, Moment } from "#site/parts/moment.tsx";
import { nameMarks } from "#site/games/names.ts";
import { type CompList, linesPerPage } from "#site/wallet/load-wallet.ts";

function useColumns(): Column<CompLine>[] {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const format = useFormat();
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
      cell: ({ kind, game, rule }) => (
        <span className="cell-lines">
          <span>{kinds[kind]}</span>
          {game && (
            <small>
              <span {...nameMarks(locale, game)}>{nameIn(locale, game)}</span> ·{" "}
              {game.rounds > 1 ? wallet.compRounds(format.number(game.rounds)) : game.round}
            </small>
          )}
          {rule && (
            <small className="num">
              {format.rate(rule.basisPoints)} · {wallet.compVersion(format.number(rule.version))}
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

/** Comp that was earned and converted, newest first. */
export function CompHistory({ comp }: { comp: CompList }) {
  const { wallet } = useAccountTexts();
  return (
    <RecordList
      icon="coins"
      title={wallet.compHistory}
      empty={wallet.noComp}
      columns={useColumns()}
      loaded={{ ok: true, data: comp }}
      perPage={linesPerPage}
      foot={
        <div className="list-files">
          <SaveButton
            name="get-comp-file"
            input={{ form: "readable" }}
            label={wallet.downloadCsv}
          />
          <SaveButton
            name="get-comp-file"
            input={{ form: "machine" }}
            label={wallet.downloadMachine}
          />
        </div>
      }
    />
  );
}
