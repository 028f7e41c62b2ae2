import { Link } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import type { JackpotsPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Win = JackpotsPage["wins"][number];

/** The newest jackpots: the winner, the tier, the amount, and the part that the pool lacked. */
export function JackpotWins({ wins }: { wins: readonly Win[] }) {
  const { games } = useOfficeTexts();
  const nameOf = useName();
  const columns: Column<Win>[] = [
    { id: "at", header: games.at, renderCell: ({ at }) => <Moment at={at} /> },
    { id: "tier", header: games.tier, renderCell: ({ tier }) => <b>{tier.toUpperCase()}</b> },
    { id: "member", header: games.member, renderCell: ({ loginId }) => loginId },
    {
      id: "amount",
      header: games.amount,
      isEnd: true,
      renderCell: (win) => <WonAmount win={win} />,
    },
    { id: "game", header: games.game, renderCell: nameOf },
    {
      id: "round",
      header: games.round,
      renderCell: ({ round }) => (
        <Link className="link num" to={`/games/rounds/${round}`}>
          {round}
        </Link>
      ),
    },
  ];
  return (
    <section className="pool-section">
      <h2>{games.jackpotWins}</h2>
      <DenseTable
        caption={games.jackpotWins}
        columns={columns}
        rows={wins}
        idOf={({ id }) => String(id)}
        empty={games.noJackpotWins}
      />
    </section>
  );
}

function WonAmount({ win: { amount, paidByPool, isTakenBack } }: { win: Win }) {
  const { games } = useOfficeTexts();
  const format = useFormat();
  return (
    <>
      <Money amount={amount} />
      {isTakenBack && <> · {games.jackpotTakenBack}</>}
      {paidByPool < amount && <> · {games.jackpotSurplus(format.moneyText(amount - paidByPool))}</>}
    </>
  );
}
