import type { OfficeOutput } from "#contract/office/calls.ts";
import { dayColumns, type DayColumn, type DayFileLayout } from "#contract/office/day-files.ts";
import { statementDelimiters } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const MOST_SKIPPED = 50;
const FIRST_HOUR = -12;
const HOURS = 27;

const isNeeded = (column: DayColumn): boolean => column === "transaction" || column === "amount";

/** The name of a time zone so many hours ahead of UTC, as `UTC+9`. */
const zoneName = (hours: number): string =>
  hours === 0 ? "UTC" : `UTC${hours < 0 ? "−" : "+"}${Math.abs(hours)}`;

type DayColumnsProps = {
  preview: OfficeOutput<"preview-day-file">;
  hoursAhead: number;
  onChange: (layout: DayFileLayout) => void;
};

/** Which column is which: as it was detected, and as the operator corrects it. */
export function DayColumns({ preview, hoursAhead, onChange }: DayColumnsProps) {
  const { dayFiles: texts, statements } = useOfficeTexts();
  const format = useFormat();
  const { records, delimiter } = preview;
  const none = { transaction: 0, amount: 0, kind: null, state: null, original: null, round: null };
  const layout = preview.layout ?? { delimiter, skipped: 1, hoursAhead, columns: none };
  const width = Math.max(1, ...records.map(({ length }) => length));
  const places = Array.from({ length: width }, (_, index) => {
    const name = records[0]?.[index] || statements.columnNumber(format.number(index + 1));
    return [String(index), name] as const;
  });
  return (
    <div className="field-grid">
      {dayColumns.map((column) => (
        <Select
          key={column}
          name={`column-${column}`}
          label={texts.columns[column]}
          value={layout.columns[column] ?? ""}
          options={isNeeded(column) ? places : [["", statements.noColumn] as const, ...places]}
          onChange={({ target: { value } }) =>
            onChange({
              ...layout,
              columns: { ...layout.columns, [column]: value === "" ? null : Number(value) },
            })
          }
        />
      ))}
      <Select
        name="hours-ahead"
        label={texts.hoursAhead}
        value={layout.hoursAhead}
        options={Array.from({ length: HOURS }, (_, index) => {
          const hours = FIRST_HOUR + index;
          return [String(hours), zoneName(hours)] as const;
        })}
        onChange={({ target: { value } }) => onChange({ ...layout, hoursAhead: Number(value) })}
      />
      <Select
        name="delimiter"
        label={statements.delimiter}
        value={layout.delimiter}
        options={statementDelimiters.map((each) => [each, statements.delimiters[each]] as const)}
        onChange={({ target: { value } }) =>
          onChange({ ...layout, delimiter: value as DayFileLayout["delimiter"] })
        }
      />
      <Select
        name="skipped"
        label={statements.skipped}
        value={layout.skipped}
        options={Array.from(
          { length: MOST_SKIPPED + 1 },
          (_, count) => [String(count), format.number(count)] as const,
        )}
        onChange={({ target: { value } }) => onChange({ ...layout, skipped: Number(value) })}
      />
    </div>
  );
}
