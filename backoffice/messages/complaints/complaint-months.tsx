import type { ComplaintMonth } from "#contract/office/complaints.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What an authority asks for: complaints by month, newest first, up to the last one with any. */
export function ComplaintMonths({ months }: { months: readonly ComplaintMonth[] }) {
  const { complaints: words } = useOfficeTexts().messages;
  const format = useFormat();
  const oldest = months.findLastIndex(
    ({ received, decidedInTime, decidedLate }) => received + decidedInTime + decidedLate > 0,
  );
  const shown = months.slice(0, Math.max(oldest, 0) + 1);
  const columns = [
    [words.received, (row: ComplaintMonth) => row.received],
    [words.answeredLate, (row: ComplaintMonth) => row.answeredLate],
    [words.decidedInTime, (row: ComplaintMonth) => row.decidedInTime],
    [words.decidedLate, (row: ComplaintMonth) => row.decidedLate],
    [words.outcomes.upheld, (row: ComplaintMonth) => row.upheld],
    [words.outcomes.partly, (row: ComplaintMonth) => row.partly],
    [words.outcomes.not_upheld, (row: ComplaintMonth) => row.notUpheld],
  ] as const;
  return (
    <section className="complaint-months">
      <div className="card-head">
        <h2>{words.months}</h2>
        <ExportButton name="export-complaint-months" filter={{}} access="lists.export" />
      </div>
      <TableFrame name={words.months}>
        <thead>
          <Headings names={[words.month, ...columns.map(([name]) => ({ name, isEnd: true }))]} />
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.month}>
              <th scope="row" className="num">
                {row.month}
              </th>
              {columns.map(([name, of]) => (
                <td key={name} className="num end">
                  {format.number(of(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  );
}
