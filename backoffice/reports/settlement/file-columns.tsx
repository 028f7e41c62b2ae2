import { settlementFigures, type ProviderFileLayout } from "#contract/office/settlement.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { FileShapeFields, useColumnChoices } from "#backoffice/frame/file-shape.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

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
  const { records, delimiter } = preview;
  const layout = preview.layout ?? { delimiter, skipped: 1, studio: null, figures: noFigures };
  const options = [["", statements.noColumn] as const, ...useColumnChoices(records)];
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
      <FileShapeFields shape={layout} onChange={(changed) => onChange({ ...layout, ...changed })} />
    </div>
  );
}
