import type { OfficeOutput } from "#contract/office/calls.ts";
import { dayColumns, type DayColumn, type DayFileLayout } from "#contract/office/day-files.ts";
import { FileShapeFields, useColumnChoices } from "#backoffice/frame/file-shape.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

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
  const { records, delimiter } = preview;
  const none = { transaction: 0, amount: 0, kind: null, state: null, original: null, round: null };
  const layout = preview.layout ?? { delimiter, skipped: 1, hoursAhead, columns: none };
  const places = useColumnChoices(records);
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
      <FileShapeFields shape={layout} onChange={(changed) => onChange({ ...layout, ...changed })} />
    </div>
  );
}
