import { Link } from "react-router";
import type { QuickGame } from "#contract/office/play-patterns.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Games with rounds that began too soon, beside their certificates. */
export function QuickGames({ games }: { games: readonly QuickGame[] }) {
  const { games: gameWords, playPatterns: words, profiles } = useOfficeTexts();
  const format = useFormat();
  const nameOf = useName();
  const ms = (value: number) => profiles.units.milliseconds(format.number(value));
  const columns: Column<QuickGame>[] = [
    {
      id: "game",
      header: gameWords.game,
      renderCell: (row) => (
        <Link className="link" to={`/games/providers/${row.provider}`}>
          <b>{nameOf(row)}</b>
        </Link>
      ),
    },
    {
      id: "starts",
      header: words.starts,
      isEnd: true,
      renderCell: ({ starts }) => <span className="num">{format.number(starts)}</span>,
    },
    {
      id: "members",
      header: words.members,
      isEnd: true,
      renderCell: ({ members }) => <span className="num">{format.number(members)}</span>,
    },
    {
      id: "shortest",
      header: words.shortest,
      isEnd: true,
      renderCell: ({ shortestMs }) => <span className="num">{ms(shortestMs)}</span>,
    },
    {
      id: "least",
      header: words.least,
      isEnd: true,
      renderCell: ({ leastMs }) => <span className="num">{ms(leastMs)}</span>,
    },
    { id: "last", header: words.last, renderCell: ({ lastAt }) => <Moment at={lastAt} /> },
    {
      id: "certificates",
      header: words.certificates,
      renderCell: (row) => (
        <Link
          className="link"
          to={`/games/providers/${row.provider}/certificates`}
          aria-label={words.certificatesOf(nameOf(row))}
        >
          {words.certificates}
        </Link>
      ),
    },
  ];
  return (
    <DenseTable
      caption={words.views.games}
      columns={columns}
      rows={games}
      idOf={({ provider, code }) => `${provider}/${code}`}
      empty={words.none.games}
    />
  );
}
