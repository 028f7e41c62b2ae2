import type { OfficeOutput } from "#contract/office/calls.ts";
import { dayDifferences } from "#contract/office/day-files.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What the comparison found, or the faults of the file by line and column. */
export function DayReading({ preview }: { preview: OfficeOutput<"preview-day-file"> }) {
  const { dayFiles: texts, statements } = useOfficeTexts();
  const format = useFormat();
  const { faults, lines, records, compared } = preview;
  if (compared === null)
    return (
      <section className="notice notice-bad" role="alert">
        <ul>
          {faults.map(({ code, line, column, text }) => (
            <li key={`${code} ${line} ${column}`}>
              {[
                line !== null && statements.faultAt(format.number(line)),
                column !== null &&
                  (records[0]?.[column] || statements.columnNumber(format.number(column + 1))),
                text !== "" && `“${text}”`,
                texts.faults[code],
              ]
                .filter(Boolean)
                .join(" · ")}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section>
      <p role="status">{texts.linesFound(format.number(lines))}</p>
      <dl className="facts">
        <Fact name={texts.same}>
          <span className="num">{format.number(compared.same)}</span>
        </Fact>
        {dayDifferences.map((kind) => (
          <Fact key={kind} name={texts.differing[kind]}>
            <span className="num">{format.number(compared.differing[kind] ?? 0)}</span>
          </Fact>
        ))}
      </dl>
    </section>
  );
}
