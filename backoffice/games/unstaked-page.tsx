import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { UnstakedWin } from "#contract/office/unstaked-wins.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { UnstakedPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Large wins of rounds without a stake, which are paid and need a review. */
export default function UnstakedWins() {
  const { texts, may } = useOffice();
  const { games } = texts;
  const format = useFormat();
  const { wins, waiting, next } = useLoaderData<UnstakedPage>();
  const { act, ...acting } = useAct();
  const [asking, setAsking] = useState<UnstakedWin | null>(null);
  const mayAcknowledge = may("wallet.check");
  const submit = async ({ id, amount }: UnstakedWin, reason: string) => {
    const input = { id, amount, reason };
    const answer = await act("acknowledge-unstaked-win", input, games.acknowledged);
    if (answer?.status === "success") setAsking(null);
  };
  return (
    <div className="page page-wide">
      <h1>{games.unstaked}</h1>
      <GameTabs />
      <p className="page-lead">{games.unstakedLead}</p>
      {waiting > 0 && <p className="page-lead">{games.unstakedCount(format.number(waiting))}</p>}
      {!mayAcknowledge && <p className="why">{games.acknowledgeNot}</p>}
      <Wins wins={wins} onAsk={mayAcknowledge ? setAsking : null} />
      {next !== null && (
        <p>
          <Link className="btn" to={{ search: `after=${next}` }}>
            {games.more}
          </Link>
        </p>
      )}
      {asking && (
        <ReasonSheet
          title={games.acknowledgeTitle}
          submit={games.acknowledge}
          acting={acting}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void submit(asking, reason)}
        >
          <p className="sheet-sum">
            <b>{asking.loginId}</b> <Money amount={asking.amount} />
          </p>
          <p>{games.acknowledgeLead}</p>
        </ReasonSheet>
      )}
    </div>
  );
}

type WinsProps = { wins: readonly UnstakedWin[]; onAsk: ((win: UnstakedWin) => void) | null };

function Wins({ wins, onAsk }: WinsProps) {
  const { games } = useOffice().texts;
  const format = useFormat();
  const nameOf = useName();
  const columns: Column<UnstakedWin>[] = [
    {
      id: "id",
      header: games.round,
      renderCell: ({ id }) => (
        <Link className="link num" to={`/games/rounds/${id}`}>
          {id}
        </Link>
      ),
    },
    { id: "member", header: games.member, renderCell: (row) => row.loginId },
    { id: "connection", header: games.connection, renderCell: (row) => row.connection },
    {
      id: "game",
      header: games.game,
      renderCell: (row) => nameOf({ nameKo: row.gameKo, nameEn: row.gameEn }),
    },
    {
      id: "amount",
      header: games.paidOut,
      isEnd: true,
      renderCell: ({ amount, jackpot }) => (
        <>
          <Money amount={amount} />
          {jackpot > 0 && (
            <span className="tag tag-warn">{games.ofJackpot(format.number(jackpot))}</span>
          )}
        </>
      ),
    },
    { id: "found", header: games.foundAt, renderCell: (row) => <Moment at={row.foundAt} /> },
    {
      id: "act",
      header: games.acknowledgeTitle,
      renderCell: (row) =>
        onAsk && <Button look="small" text={games.acknowledge} onClick={() => onAsk(row)} />,
    },
  ];
  return (
    <DenseTable
      caption={games.unstaked}
      columns={columns}
      rows={wins}
      idOf={({ id }) => id}
      empty={games.noUnstaked}
    />
  );
}
