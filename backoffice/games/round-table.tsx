import { Link, useSearchParams } from "react-router";
import type { OfficeRound } from "#contract/office/games.ts";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type RoundTableProps = {
  caption: string;
  rounds: readonly OfficeRound[];
  next: string | null;
  empty: string;
};

/** Rounds with links to their pages, and a link to the next fifty. */
export function RoundTable({ caption, rounds, next, empty }: RoundTableProps) {
  const { games } = useOfficeTexts();
  const nameOf = useName();
  const [query] = useSearchParams();
  const columns: Column<OfficeRound>[] = [
    {
      id: "id",
      header: games.round,
      renderCell: (row) => (
        <Link className="link num" to={`/games/rounds/${row.id}`}>
          {row.id}
        </Link>
      ),
    },
    {
      id: "member",
      header: games.member,
      renderCell: (row) => (
        <Link className="link" to={`/members/${row.memberId}?tab=games`}>
          {row.loginId}
        </Link>
      ),
    },
    {
      id: "provider",
      header: games.provider,
      renderCell: (row) => nameOf({ nameKo: row.providerKo, nameEn: row.providerEn }),
    },
    {
      id: "game",
      header: games.game,
      renderCell: (row) => nameOf({ nameKo: row.gameKo, nameEn: row.gameEn }),
    },
    {
      id: "stake",
      header: games.stake,
      isEnd: true,
      renderCell: (row) => <Money amount={row.stake} />,
    },
    {
      id: "payout",
      header: games.payout,
      isEnd: true,
      renderCell: (row) => <Money amount={row.payout} />,
    },
    { id: "state", header: games.state, renderCell: (row) => <RoundState state={row.state} /> },
    { id: "opened", header: games.openedAt, renderCell: (row) => <Moment at={row.openedAt} /> },
  ];
  return (
    <>
      <DenseTable
        caption={caption}
        columns={columns}
        rows={rounds}
        idOf={({ id }) => id}
        empty={empty}
      />
      {next && (
        <p>
          <Link className="btn" to={{ search: withAfter(query, next) }}>
            {games.more}
          </Link>
        </p>
      )}
    </>
  );
}

function withAfter(query: URLSearchParams, after: string): string {
  const next = new URLSearchParams(query);
  next.set("after", after);
  return next.toString();
}

export function RoundState({ state }: Pick<OfficeRound, "state">) {
  const { games } = useOfficeTexts();
  return <span className={state === "open" ? "tag tag-warn" : "tag"}>{games.states[state]}</span>;
}
