import type { StatementFault, StatementPreview } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The transfers that the file would add, or its faults by line and column. */
export function PreviewTable({ preview }: { preview: StatementPreview }) {
  const { statements: texts } = useOfficeTexts();
  const { columns } = texts;
  const format = useFormat();
  if (preview.faultCount > 0) return <Faults preview={preview} />;
  return (
    <section>
      <p role="status">
        {texts.found(
          format.number(preview.incoming),
          format.number(preview.outgoing),
          format.number(preview.known),
          format.number(preview.passedOver),
        )}
      </p>
      <TableFrame name={texts.preview} scroller="preview-scroll">
        <thead>
          <Headings
            names={[
              columns.time,
              { name: columns.amount, isEnd: true },
              columns.sender,
              columns.memo,
            ]}
          />
        </thead>
        <tbody>
          {preview.transfers.map(
            ({ line, isOutgoing, bookedAt, hasTime, amount, sender, memo }) => (
              <tr key={line}>
                <td>{hasTime ? <Moment at={bookedAt} /> : format.date(bookedAt)}</td>
                <td className="end">
                  <Money amount={isOutgoing ? -amount : amount} />
                </td>
                <td dir="auto">{sender}</td>
                <td dir="auto">{memo}</td>
              </tr>
            ),
          )}
        </tbody>
      </TableFrame>
    </section>
  );
}

function Faults({ preview: { faults, faultCount, records } }: { preview: StatementPreview }) {
  const { statements: texts } = useOfficeTexts();
  const format = useFormat();
  const nameOf = ({ column }: StatementFault) =>
    column === null ? null : records[0]?.[column] || texts.columnNumber(format.number(column + 1));
  return (
    <section className="notice notice-bad" role="alert">
      <p>{texts.faultsTitle(format.number(faultCount))}</p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.column}`}>
            {[
              fault.line !== null && texts.faultAt(format.number(fault.line)),
              nameOf(fault),
              fault.text !== "" && `“${fault.text}”`,
              texts.faults[fault.code],
            ]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
