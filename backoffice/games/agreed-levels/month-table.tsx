import type { CallMonth } from "#contract/office/agreed-levels.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { usePercent } from "#backoffice/games/agreed-levels/use-percent.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The twelve months before, each with whether its level was kept. */
export function MonthTable({ months }: { months: readonly CallMonth[] }) {
  const words = useOffice().texts.agreedLevels;
  const end = (name: string) => ({ name, isEnd: true });
  return (
    <>
      <h3>{words.months}</h3>
      <TableFrame name={words.months} scroller="table-scroll rows-scroll">
        <thead>
          <Headings
            names={[
              words.month,
              end(words.share),
              end(words.level),
              words.result,
              ...[words.calls, words.failed, words.allowed].map(end),
            ]}
          />
        </thead>
        <tbody>
          {months.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}

function Month({ month: { month, calls, answered, share, budget } }: { month: CallMonth }) {
  const words = useOffice().texts.agreedLevels;
  const format = useFormat();
  const percent = usePercent();
  return (
    <tr>
      <th scope="row" className="num nowrap">
        {month}
      </th>
      {calls === 0 ? (
        <td className="why" colSpan={6}>
          {words.noCalls}
        </td>
      ) : (
        <>
          <td className="num end">{percent(share)}</td>
          <td className="num end">{budget ? percent(budget.level) : "–"}</td>
          <td>
            {budget ? (
              <span className={budget.isKept ? "tag tag-good" : "tag tag-bad"}>
                {words.results[budget.isKept ? "kept" : "missed"]}
              </span>
            ) : (
              words.none
            )}
          </td>
          <td className="num end">{format.number(calls)}</td>
          <td className="num end">{format.number(calls - answered)}</td>
          <td className="num end">{budget ? format.number(budget.allowed) : "–"}</td>
        </>
      )}
    </tr>
  );
}
