import type { CallDay } from "#contract/office/agreed-levels.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { usePercent } from "#backoffice/games/agreed-levels/use-percent.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The least height of the failed part, so that one failed call of a million is seen. */
const LEAST_PERCENT = 8;

/** The last 30 days as a row of bars, and the same days as a table. */
export function DayBars({ days }: { days: readonly CallDay[] }) {
  const words = useOffice().texts.agreedLevels;
  const percent = usePercent();
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  return (
    <>
      <h3>{words.days}</h3>
      <div className="day-bars" aria-hidden="true">
        {days.map((day) => (
          <span
            key={day.day}
            className="day-bar"
            data-state={day.calls === 0 ? "none" : "some"}
            title={`${day.day} · ${day.calls === 0 ? words.noCalls : percent(day.share)}`}
          >
            {day.calls > day.answered && <i style={{ blockSize: `${failedHeight(day)}%` }} />}
          </span>
        ))}
      </div>
      <p className="day-bars-ends num" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
      <ul className="plain day-bars-key" aria-hidden="true">
        {(["some", "failed", "none"] as const).map((state) => (
          <li key={state}>
            <span className="day-bar" data-state={state} />
            {words.key[state]}
          </li>
        ))}
      </ul>
      <details className="day-table">
        <summary>{words.asTable}</summary>
        <DayTable days={days} />
      </details>
    </>
  );
}

const failedHeight = ({ calls, answered }: CallDay): number =>
  Math.max(LEAST_PERCENT, ((calls - answered) / calls) * 100);

function DayTable({ days }: { days: readonly CallDay[] }) {
  const words = useOffice().texts.agreedLevels;
  const format = useFormat();
  const percent = usePercent();
  const counts = [
    [words.calls, (row: CallDay) => row.calls],
    [words.errors, (row: CallDay) => row.failed],
    [words.late, (row: CallDay) => row.late],
    [words.unsent, (row: CallDay) => row.unsent],
    [words.received, (row: CallDay) => row.received],
    [words.faults, (row: CallDay) => row.faults],
    [words.checks, (row: CallDay) => row.checks],
    [words.missed, (row: CallDay) => row.missed],
  ] as const;
  const heads = [words.share, ...counts.map(([name]) => name)];
  return (
    <TableFrame name={words.days} scroller="table-scroll rows-scroll">
      <thead>
        <Headings names={[words.day, ...heads.map((name) => ({ name, isEnd: true }))]} />
      </thead>
      <tbody>
        {days.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row" className="num nowrap">
              {row.day}
            </th>
            <td className="num end nowrap">
              {row.calls === 0 ? words.noCalls : percent(row.share)}
            </td>
            {counts.map(([name, countOf]) => (
              <td key={name} className="num end">
                {format.number(countOf(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
