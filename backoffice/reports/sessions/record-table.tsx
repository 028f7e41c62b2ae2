import type { RecordedEvent } from "#contract/office/session-record.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { EventDetail } from "#backoffice/reports/sessions/event-detail.tsx";

type RecordTableProps = { events: readonly RecordedEvent[]; memberId: number };

/** The events of a session, oldest first; entries with their change and the balance after it. */
export function RecordTable({ events, memberId }: RecordTableProps) {
  const { sessionRecord: texts, members } = useOfficeTexts();
  const columns: Column<RecordedEvent>[] = [
    { id: "at", header: texts.at, renderCell: ({ at }) => <Moment at={at} /> },
    {
      id: "event",
      header: texts.event,
      renderCell: (event) => (
        <>
          {event.kind === "entry"
            ? members.movements[event.entry.movement]
            : texts.kinds[event.kind]}{" "}
          {event.kind === "entry" && event.isLate && <span className="tag">{texts.late}</span>}
        </>
      ),
    },
    {
      id: "details",
      header: texts.details,
      renderCell: (event) => <EventDetail event={event} memberId={memberId} />,
    },
    {
      id: "delta",
      header: members.change,
      isEnd: true,
      renderCell: (event) => event.kind === "entry" && <Exact won={event.entry.delta} isChange />,
    },
    {
      id: "balance",
      header: members.balance,
      isEnd: true,
      renderCell: (event) => event.kind === "entry" && <Exact won={event.entry.balance} />,
    },
  ];
  return (
    <DenseTable
      caption={texts.title}
      columns={columns}
      rows={events}
      idOf={({ id }) => id}
      empty={texts.none}
    />
  );
}
