import { useState, type ReactNode } from "react";
import type { Outage } from "#contract/status.ts";
import { useFormat } from "#ui/format-context.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { Empty } from "#site/parts/empty.tsx";
import { Moment } from "#site/parts/moment.tsx";
import { RecordTable, type Column } from "#site/parts/record-table.tsx";

/** How many more rows a press shows. */
const ROWS = 20;

export type Interruption = Outage & { id: string; name: ReactNode };
type InterruptionsProps = {
  /** Newest first. */
  rows: readonly Interruption[];
  days: number;
  measuredAt: string;
};

/** What was interrupted, why, from when, until when and for how long. */
export function Interruptions({ rows, days, measuredAt }: InterruptionsProps) {
  const { statusPage: words, messages } = usePageTexts();
  const format = useFormat();
  const [shown, setShown] = useState(ROWS);
  const columns = useColumns(days, measuredAt);
  const title = words.interruptions(format.number(days));
  return (
    <section className="card status-interruptions" aria-labelledby="interruptions">
      <div className="sec-h">
        <h2 id="interruptions">{title}</h2>
      </div>
      {rows.length === 0 ? (
        <Empty icon="check" text={words.noInterruptions} />
      ) : (
        <RecordTable label={title} columns={columns} rows={rows.slice(0, shown)} />
      )}
      {rows.length > shown && (
        <button type="button" className="btn btn-soft" onClick={() => setShown(shown + ROWS)}>
          {messages.more}
        </button>
      )}
    </section>
  );
}

function useColumns(days: number, measuredAt: string): Column<Interruption>[] {
  const { statusPage: words } = usePageTexts();
  const format = useFormat();
  const first = new Date(Date.parse(measuredAt) - days * 86_400_000).toISOString();
  const minutesOf = ({ beganAt, endedAt }: Interruption) => {
    const lastsMs = Date.parse(endedAt ?? measuredAt) - Date.parse(beganAt ?? first);
    return Math.max(Math.round(lastsMs / 60_000), 1);
  };
  return [
    { id: "part", label: words.part, cell: ({ name }) => name },
    { id: "cause", label: words.cause, cell: ({ cause }) => words.states[cause] },
    {
      id: "began",
      label: words.began,
      cell: ({ beganAt }) =>
        beganAt === null ? words.before(format.date(first)) : <Moment instant={beganAt} />,
    },
    {
      id: "ended",
      label: words.ended,
      cell: ({ endedAt }) => (endedAt === null ? words.lasts : <Moment instant={endedAt} />),
    },
    {
      id: "length",
      label: words.length,
      cell: (row) => {
        const minutes = minutesOf(row);
        return <time dateTime={`PT${minutes}M`}>{format.duration(minutes)}</time>;
      },
      end: true,
    },
  ];
}
