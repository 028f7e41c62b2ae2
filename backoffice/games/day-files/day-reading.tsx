import type { OfficeOutput } from "#contract/office/calls.ts";
import { dayDifferences } from "#contract/office/day-files.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { FileFaults } from "#backoffice/frame/file-faults.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What the comparison found, or the faults of the file by line and column. */
export function DayReading({ preview }: { preview: OfficeOutput<"preview-day-file"> }) {
  const { dayFiles: texts } = useOfficeTexts();
  const format = useFormat();
  const { faults, lines, records, compared } = preview;
  if (compared === null)
    return <FileFaults faults={faults} columns={records[0]} words={texts.faults} />;
  return (
    <section>
      <p role="status">{texts.linesFound(format.number(lines))}</p>
      <dl className="facts">
        <Fact name={texts.same}>
          <span className="num">{format.number(compared.same)}</span>
        </Fact>
        {dayDifferences.map((kind) => {
          const count = compared.differing[kind];
          return count === null ? null : (
            <Fact key={kind} name={texts.differing[kind]}>
              <span className="num">{format.number(count)}</span>
            </Fact>
          );
        })}
      </dl>
    </section>
  );
}
