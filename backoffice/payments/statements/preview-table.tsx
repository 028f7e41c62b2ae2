import type { StatementPreview } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { FileFaults } from "#backoffice/frame/file-faults.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The transfers that the file would add, or its faults by line and column. */
export function PreviewTable({ preview }: { preview: StatementPreview }) {
  const { statements: texts } = useOfficeTexts();
  const { columns } = texts;
  const format = useFormat();
  const { faults, faultCount, records } = preview;
  if (faultCount > 0)
    return (
      <FileFaults
        title={texts.faultsTitle(format.number(faultCount))}
        faults={faults}
        columns={records[0]}
        words={texts.faults}
      />
    );
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
