import {
  statementDelimiters,
  type StatementColumns,
  type StatementLayout,
  type StatementPreview,
} from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type LayoutFieldsProps = {
  preview: StatementPreview;
  onChange: (layout: StatementLayout) => void;
};

const parts = ["date", "time", "amount", "paid", "sender", "memo"] as const;
const optional: ReadonlySet<string> = new Set(["time", "paid", "memo"]);
const MOST_SKIPPED = 50;

/** The detected layout of the file, every part of which can be corrected. */
export function LayoutFields({ preview, onChange }: LayoutFieldsProps) {
  const { statements: texts } = useOfficeTexts();
  const width = widthOf(preview);
  // When no column was recognised, the first ones are suggested.
  const layout: StatementLayout = preview.layout ?? {
    delimiter: preview.delimiter,
    skipped: 1,
    columns: {
      date: 0,
      time: null,
      amount: Math.min(1, width - 1),
      paid: null,
      sender: Math.min(2, width - 1),
      memo: null,
    },
  };
  return (
    <div className="layout-fields">
      <ColumnFields preview={preview} layout={layout} onChange={onChange} />
      <label>
        <span>{texts.delimiter}</span>
        <select
          value={layout.delimiter}
          onChange={(event) =>
            onChange({
              ...layout,
              delimiter: event.target.value as StatementLayout["delimiter"],
            })
          }
        >
          {statementDelimiters.map((each) => (
            <option key={each} value={each}>
              {texts.delimiters[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{texts.skipped}</span>
        <input
          type="number"
          min={0}
          max={MOST_SKIPPED}
          value={layout.skipped}
          onChange={(event) => {
            const skipped = Math.trunc(Number(event.target.value));
            if (skipped >= 0 && skipped <= MOST_SKIPPED) onChange({ ...layout, skipped });
          }}
        />
      </label>
    </div>
  );
}

const widthOf = ({ records }: StatementPreview): number =>
  Math.max(1, ...records.map(({ length }) => length));

/** The columns, by the names in the file's header. */
function ColumnFields({
  preview,
  layout,
  onChange,
}: LayoutFieldsProps & { layout: StatementLayout }) {
  const { statements: texts } = useOfficeTexts();
  const format = useFormat();
  const header = preview.records[0] ?? [];
  const change = (part: Partial<StatementColumns>) =>
    onChange({ ...layout, columns: { ...layout.columns, ...part } });
  return parts.map((part) => (
    <label key={part}>
      <span>{texts.parts[part]}</span>
      <select
        name={`column-${part}`}
        value={preview.layout ? (layout.columns[part] ?? "") : ""}
        onChange={(event) =>
          change({ [part]: event.target.value === "" ? null : Number(event.target.value) })
        }
      >
        {(optional.has(part) || !preview.layout) && <option value="">{texts.noColumn}</option>}
        {Array.from({ length: widthOf(preview) }, (_, index) => (
          <option key={index} value={index}>
            {header[index] || texts.columnNumber(format.number(index + 1))}
          </option>
        ))}
      </select>
    </label>
  ));
}
