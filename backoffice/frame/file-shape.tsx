import { statementDelimiters } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const MOST_SKIPPED = 50;

type Delimiter = (typeof statementDelimiters)[number];
type FileShape = { delimiter: Delimiter; skipped: number };

/** The columns of a provider's file as choices: its place and the name in its first line. */
export function useColumnChoices(records: readonly (readonly string[])[]) {
  const { statements } = useOfficeTexts();
  const format = useFormat();
  const width = Math.max(1, ...records.map(({ length }) => length));
  return Array.from({ length: width }, (_, index) => {
    const name = records[0]?.[index] || statements.columnNumber(format.number(index + 1));
    return [String(index), name] as const;
  });
}

type FileShapeFieldsProps = { shape: FileShape; onChange: (changed: Partial<FileShape>) => void };

/** What separates the columns of a provider's file, and how many lines are above its rows. */
export function FileShapeFields({ shape, onChange }: FileShapeFieldsProps) {
  const { statements } = useOfficeTexts();
  const format = useFormat();
  return (
    <>
      <Select
        name="delimiter"
        label={statements.delimiter}
        value={shape.delimiter}
        options={statementDelimiters.map((each) => [each, statements.delimiters[each]] as const)}
        onChange={({ target }) => onChange({ delimiter: target.value as Delimiter })}
      />
      <Select
        name="skipped"
        label={statements.skipped}
        value={shape.skipped}
        options={Array.from(
          { length: MOST_SKIPPED + 1 },
          (_, count) => [String(count), format.number(count)] as const,
        )}
        onChange={({ target }) => onChange({ skipped: Number(target.value) })}
      />
    </>
  );
}
