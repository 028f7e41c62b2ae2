import { Link, useSearchParams } from "react-router";
import type { OfficeRound } from "#contract/office/games.ts";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { selectColumn } from "#backoffice/frame/select-column.tsx";
import type { Selecting } from "#backoffice/frame/use-selection.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type RoundTableProps = {
  caption: string;
  rounds: readonly OfficeRound[];
  next: string | null;
  empty: string;
  /** For a list whose rounds can be selected. */
  selection?: Selecting & { cursor: OfficeRound | null };
};

/** Rounds with links to their pages, and a link to the next fifty. */
export function RoundTable({ caption, rounds, next, empty, selection }: RoundTableProps) {
  const { games } = useOfficeTexts();
  const [query] = useSearchParams();
  return (
    <>
      <DenseTable
        caption={caption}
        columns={useColumns(selection)}
        rows={rounds}
        idOf={({ id }) => id}
        empty={empty}
        cursor={selection?.cursor?.id ?? null}
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

function useColumns(selection: RoundTableProps["selection"]): Column<OfficeRound>[] {
  const { bulk, games } = useOfficeTexts();
  const nameOf = useName();
  return [
    ...(selection
      ? [
          selectColumn<OfficeRound>({
            ...selection,
            header: bulk.select,
            idOf: ({ id }) => id,
            nameOf: ({ id, loginId }) => `${id} ${loginId}`,
          }),
        ]
      : []),
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
}

function withAfter(query: URLSearchParams, after: string): string {
  const next = new URLSearchParams(query);
  next.set("after", after);
  return next.toString();
}

const looks: Record<OfficeRound["state"], string> = {
  open: "tag tag-warn",
  interrupted: "tag tag-bad",
  closed: "tag",
  cancelled: "tag",
};

export function RoundState({ state }: Pick<OfficeRound, "state">) {
  const { games } = useOfficeTexts();
  return <span className={looks[state]}>{games.states[state]}</span>;
}
