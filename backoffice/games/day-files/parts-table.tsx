import type { DayPart } from "#contract/office/day-files.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type PartsTableProps = {
  parts: readonly DayPart[];
  mayChange: boolean;
  onReplace: (part: DayPart) => void;
  onRemove: (part: DayPart) => void;
};

/** The files of a day in the order of their import. */
export function PartsTable({ parts, mayChange, onReplace, onRemove }: PartsTableProps) {
  const { dayFiles: texts } = useOfficeTexts();
  const format = useFormat();
  return (
    <RowsTable
      caption={texts.files}
      head={[
        texts.name,
        { name: texts.lines, isEnd: true },
        texts.by,
        ...(mayChange ? [texts.replace] : []),
      ]}
      empty={texts.noParts}
    >
      {parts.map((part) => (
        <tr key={part.id}>
          <th scope="row" dir="auto">
            {part.name}
          </th>
          <td className="num end">{format.number(part.lines)}</td>
          <td>
            {part.by} <Moment at={part.at} />
          </td>
          {mayChange && (
            <td>
              <Acts part={part} onReplace={onReplace} onRemove={onRemove} />
            </td>
          )}
        </tr>
      ))}
    </RowsTable>
  );
}

type ActsProps = Pick<PartsTableProps, "onReplace" | "onRemove"> & { part: DayPart };

function Acts({ part, onReplace, onRemove }: ActsProps) {
  const { dayFiles: texts } = useOfficeTexts();
  return (
    <span className="row-of-buttons">
      <Button look="small" onClick={() => onReplace(part)}>
        {texts.replace}
        <span className="vh"> {part.name}</span>
      </Button>
      <Button look="small" onClick={() => onRemove(part)}>
        {texts.remove}
        <span className="vh"> {part.name}</span>
      </Button>
    </span>
  );
}
