import { Link } from "react-router";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { GameReportRow, GameReportTotal, GameState } from "#contract/office/game-report.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const amounts = ["stakes", "voided", "returns", "jackpots", "result"] as const;

/** The sums of all games, then each game's rounds, money, returns and state. */
export function GameTable({
  report: { rows, total },
  empty,
}: {
  report: OfficeOutput<"get-game-report">;
  empty: string;
}) {
  const { reports, gameReport } = useOffice().texts;
  return (
    <>
      <dl className="facts card report-total" aria-label={reports.total}>
        {useCells().map(({ id, header, renderCell }) => (
          <div key={id}>
            <dt>{header}</dt>
            <dd>{renderCell(total)}</dd>
          </div>
        ))}
      </dl>
      <DenseTable
        caption={gameReport.title}
        columns={useColumns()}
        rows={rows}
        idOf={({ provider, game }) => `${provider}/${game}`}
        empty={empty}
      />
    </>
  );
}

/** The columns that a game and the sums of all games share. */
function useCells(): Column<GameReportTotal>[] {
  const { reports, gameReport } = useOffice().texts;
  const format = useFormat();
  /** A count, with its amount when there is any. */
  const counted = (count: number, amount: string) => (
    <>
      {format.number(count)}
      {count > 0 && (
        <>
          {" · "}
          <Money amount={Number(amount)} />
        </>
      )}
    </>
  );
  const headers = {
    stakes: reports.stakes,
    voided: gameReport.voided,
    returns: reports.returns,
    jackpots: gameReport.jackpots,
    result: reports.result,
  };
  return [
    {
      id: "rounds",
      header: reports.rounds,
      isEnd: true,
      renderCell: ({ rounds }) => format.number(rounds),
    },
    ...amounts.map((name) => ({
      id: name,
      header: headers[name],
      isEnd: true,
      renderCell: (row: GameReportTotal) =>
        name === "voided" ? counted(row.voids, row.voided) : <Money amount={Number(row[name])} />,
    })),
    {
      id: "open",
      header: gameReport.open,
      isEnd: true,
      renderCell: ({ openRounds, openStakes }) => counted(openRounds, openStakes),
    },
  ];
}

function useColumns(): Column<GameReportRow>[] {
  const { texts, locale, may } = useOffice();
  const { reports, gameReport } = texts;
  const format = useFormat();
  const nameOf = (name: { ko: string; en: string }) => (locale === "ko" ? name.ko : name.en);
  const percent = (share: number | null) =>
    share === null ? "-" : format.rate(Math.round(share * 10_000));
  const states: Record<GameState, string> = {
    in_use: reports.inUse,
    switched_off: reports.switchedOff,
    provider_off: gameReport.providerOff,
  };
  return [
    {
      id: "game",
      header: reports.game,
      renderCell: ({ provider, game, name }) =>
        may("games.read") ? (
          <Link to={`/games/rounds?${new URLSearchParams({ provider, game }).toString()}`}>
            {nameOf(name)}
          </Link>
        ) : (
          nameOf(name)
        ),
    },
    {
      id: "provider",
      header: reports.provider,
      renderCell: ({ providerName }) => nameOf(providerName),
    },
    ...useCells(),
    {
      id: "observed",
      header: reports.observed,
      isEnd: true,
      renderCell: ({ observed }) => percent(observed),
    },
    {
      id: "declared",
      header: reports.declared,
      isEnd: true,
      renderCell: ({ declared }) => percent(declared),
    },
    {
      id: "state",
      header: reports.state,
      renderCell: ({ state }) => (
        <span className={state === "in_use" ? "tag tag-good" : "tag"}>{states[state]}</span>
      ),
    },
  ];
}
