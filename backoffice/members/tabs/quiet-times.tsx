import type { OwnQuietTimes, QuietChange, QuietKind } from "#contract/quiet-times.ts";
import { daysWords, hoursWords } from "#ui/quiet-words.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Props = { quiet: OwnQuietTimes; changes: readonly QuietChange[] };

/** The hours and weekdays that a member closed, what waits, and their changes; staff only read them. */
export function QuietTimes({ quiet: { hours, days }, changes }: Props) {
  const { quietTimes: words, ownLimits } = useOfficeTexts().members;
  const rows: readonly { kind: QuietKind; present: string; to: string; asked: Asked | null }[] = [
    {
      kind: "hours",
      present: hoursWords(words, hours.own),
      to: hoursWords(words, hours.loosening?.to ?? null),
      asked: hours.loosening,
    },
    {
      kind: "days",
      present: daysWords(words, days.own),
      to: daysWords(words, days.loosening?.to ?? []),
      asked: days.loosening,
    },
  ];
  return (
    <section className="card">
      <h3>{words.title}</h3>
      <p className="card-lead">{words.lead}</p>
      <RowsTable
        caption={words.title}
        head={[words.kind, words.present, words.asked]}
        empty={words.noChanges}
      >
        {rows.map(({ kind, present, to, asked }) => (
          <tr key={kind}>
            <th scope="row">{words.kinds[kind]}</th>
            <td className="wraps">{present}</td>
            <td className="wraps">
              {asked === null ? (
                ownLimits.noRaise
              ) : (
                <>
                  {to}{" "}
                  <span className="tag tag-warn">
                    {asked.isReady ? ownLimits.waitsForMember : ownLimits.waits}
                  </span>{" "}
                  <Moment at={asked.isReady ? asked.lapsesAt : asked.readyAt} />
                </>
              )}
            </td>
          </tr>
        ))}
      </RowsTable>
      <h4>{words.history}</h4>
      <RowsTable
        caption={words.history}
        head={[words.at, words.kind, words.change, words.present]}
        empty={words.noChanges}
      >
        {changes.map(({ kind, change, hours: set, days: chosen, changedAt }) => (
          <tr key={`${kind} ${changedAt}`}>
            <td>
              <Moment at={changedAt} />
            </td>
            <th scope="row">{words.kinds[kind]}</th>
            <td>{words.changes[change]}</td>
            <td className="wraps">
              {kind === "hours" ? hoursWords(words, set) : daysWords(words, chosen)}
            </td>
          </tr>
        ))}
      </RowsTable>
    </section>
  );
}

type Asked = { readyAt: string; isReady: boolean; lapsesAt: string };
