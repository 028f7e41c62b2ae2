import { Link } from "react-router";
import type { LargeJackpot } from "#contract/office/large-jackpots.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type JackpotTableProps = {
  rows: readonly LargeJackpot[];
  /** Null for an operator who may not confirm. */
  onAsk: ((jackpot: LargeJackpot) => void) | null;
};

/** Large jackpots, newest first, each with who confirmed its payout and how. */
export function JackpotTable({ rows, onAsk }: JackpotTableProps) {
  const { reports, largeJackpots: texts } = useOfficeTexts();
  const nameOf = useName();
  const columns: Column<LargeJackpot>[] = [
    { id: "at", header: texts.at, renderCell: ({ at }) => <Moment at={at} /> },
    {
      id: "member",
      header: texts.member,
      renderCell: ({ memberId, loginId }) => (
        <Link className="link" to={`/members/${memberId}`} translate="no">
          {loginId}
        </Link>
      ),
    },
    {
      id: "pool",
      header: texts.pool,
      renderCell: ({ pool }) =>
        pool === null ? texts.own : <span translate="no">{pool.toUpperCase()}</span>,
    },
    {
      id: "amount",
      header: texts.amount,
      isEnd: true,
      renderCell: ({ amount, isTakenBack }) => (
        <>
          <Money amount={Number(amount)} />{" "}
          {isTakenBack && <span className="tag">{texts.takenBack}</span>}
        </>
      ),
    },
    ...confirmationColumns(texts),
    { id: "game", header: texts.game, renderCell: ({ game }) => nameOf(game) },
    { id: "provider", header: texts.provider, renderCell: ({ provider }) => nameOf(provider) },
    {
      id: "paid",
      header: texts.byPool,
      isEnd: true,
      renderCell: ({ paidByPool }) => <Money amount={Number(paidByPool)} />,
    },
    {
      id: "round",
      header: texts.round,
      renderCell: ({ round }) => (
        <Link className="link num" to={`/games/rounds/${round}`}>
          {round}
        </Link>
      ),
    },
    ...(onAsk ? [confirming(texts, onAsk)] : []),
  ];
  return (
    <DenseTable
      caption={texts.title}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      empty={reports.noActivity}
    />
  );
}

type Texts = ReturnType<typeof useOfficeTexts>["largeJackpots"];

const isWaiting = ({ isTakenBack, confirmation }: LargeJackpot): boolean =>
  !isTakenBack && confirmation === null;

const confirmationColumns = (texts: Texts): Column<LargeJackpot>[] => [
  {
    id: "by",
    header: texts.confirmedBy,
    renderCell: (row) =>
      row.confirmation?.by ??
      (isWaiting(row) ? <span className="tag tag-warn">{texts.missing}</span> : "-"),
  },
  {
    id: "confirmed",
    header: texts.confirmedAt,
    renderCell: ({ confirmation }) => (confirmation ? <Moment at={confirmation.at} /> : "-"),
  },
  {
    id: "reason",
    header: texts.reason,
    renderCell: ({ confirmation }) =>
      confirmation ? <span className="cut">{confirmation.reason}</span> : "-",
  },
];

const confirming = (
  texts: Texts,
  onAsk: (jackpot: LargeJackpot) => void,
): Column<LargeJackpot> => ({
  id: "confirm",
  header: texts.confirm,
  isKept: true,
  renderCell: (row) =>
    isWaiting(row) && (
      <Button
        look="small"
        text={texts.confirm}
        of={`${row.loginId} ${row.round}`}
        onClick={() => onAsk(row)}
      />
    ),
});
