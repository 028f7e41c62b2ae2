import { Link } from "react-router";
import type { SessionLine } from "#contract/office/session-report.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const cells = ["opening", "deposits", "wagers", "wins", "other", "closing"] as const;

type SessionTableProps = {
  rows: readonly SessionLine[];
  /** Whether the sessions are of several members, who are then named. */
  isOfSeveral?: boolean;
  /** Whether it is the one session whose record is shown already. */
  isOfOne?: boolean;
};

/** Sessions with both ends, why they ended, and what the ledger booked in them. */
export function SessionTable({ rows, isOfSeveral = false, isOfOne = false }: SessionTableProps) {
  const { sessionReport: texts, sessionRecord } = useOfficeTexts();
  const format = useFormat();
  const member: Column<SessionLine> = {
    id: "member",
    header: texts.member,
    renderCell: ({ memberId, loginId }) => (
      <Link className="link" to={`/members/${memberId}?tab=sessions`} translate="no">
        {loginId}
      </Link>
    ),
  };
  const record: Column<SessionLine> = {
    id: "record",
    header: sessionRecord.open,
    isKept: true,
    renderCell: ({ id, memberId, startedAt }) => (
      <Link
        className="btn btn-small"
        to={`/members/${memberId}/sessions/${id}`}
        aria-label={`${sessionRecord.open}: ${format.time(startedAt)}`}
      >
        {sessionRecord.open}
      </Link>
    ),
  };
  const columns: Column<SessionLine>[] = [
    ...(isOfSeveral ? [member] : []),
    {
      id: "start",
      header: texts.startedAt,
      renderCell: ({ startedAt }) => <Moment at={startedAt} />,
    },
    {
      id: "end",
      header: texts.endedAt,
      renderCell: ({ endedAt }) => (endedAt === null ? "-" : <Moment at={endedAt} />),
    },
    {
      id: "reason",
      header: texts.reason,
      renderCell: ({ endedBecause, isShared }) => (
        <>
          {endedBecause === null ? (
            <span className="tag tag-good">{texts.lasting}</span>
          ) : (
            texts.ends[endedBecause]
          )}{" "}
          {isShared && <span className="tag">{texts.shared}</span>}
        </>
      ),
    },
    ...cells.map((name): Column<SessionLine> => ({
      id: name,
      header: texts.cells[name],
      isEnd: true,
      renderCell: (row) => <Money amount={Number(row[name])} />,
    })),
    ...(isOfOne ? [] : [record]),
  ];
  return (
    <DenseTable
      caption={texts.title}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      empty={texts.none}
    />
  );
}
