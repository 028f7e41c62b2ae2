import { settlementFigures, type ProviderFileLayout } from "#contract/office/settlement.ts";
import { statementDelimiters } from "#contract/office/statements.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const MOST_SKIPPED = 50;

const noFigures = Object.fromEntries(
  settlementFigures.map((figure) => [figure, null]),
) as ProviderFileLayout["figures"];

type FileColumnsProps = {
  preview: OfficeOutput<"preview-provider-file">;
  onChange: (layout: ProviderFileLayout) => void;
};

/** Which column is which figure: as it was detected, and as the operator corrects it. */
export function FileColumns({ preview, onChange }: FileColumnsProps) {
  const { settlement: texts, statements } = useOfficeTexts();
  const format = useFormat();
  const { records, delimiter } = preview;
  const layout = preview.layout ?? { delimiter, skipped: 1, studio: null, figures: noFigures };
  const width = Math.max(1, ...records.map(({ length }) => length));
  const options = [
    ["", statements.noColumn] as const,
    ...Array.from({ length: width }, (_, index) => {
      const name = records[0]?.[index] || statements.columnNumber(format.number(index + 1));
      return [String(index), name] as const;
    }),
  ];
  const place = (value: string) => (value === "" ? null : Number(value));
  return (
    <div className="field-grid">
      <Select
        name="column-studio"
        label={texts.studioColumn}
        value={layout.studio ?? ""}
        options={options}
        onChange={(event) => onChange({ ...layout, studio: place(event.target.value) })}
      />
      {settlementFigures.map((figure) => (
        <Select
          key={figure}
          name={`column-${figure}`}
          label={texts.figures[figure]}
          value={layout.figures[figure] ?? ""}
          options={options}
          onChange={(event) =>
            onChange({
              ...layout,
              figures: { ...layout.figures, [figure]: place(event.target.value) },
            })
          }
        />
      ))}
      <Select
        name="delimiter"
        label={statements.delimiter}
        value={layout.delimiter}
        options={statementDelimiters.map((each) => [each, statements.delimiters[each]] as const)}
        onChange={(event) =>
          onChange({
            ...layout,
            delimiter: event.target.value as ProviderFileLayout["delimiter"],
          })
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
        onChange={(event) => onChange({ ...layout, skipped: Number(event.target.value) })}
      />
    </div>
  );
}
