import { Link, useLoaderData, useNavigate } from "react-router";
import type { SettlementLine } from "#contract/office/settlement.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { SettlementPage } from "#backoffice/reports/settlement/load-settlement.ts";
import { MonthResult } from "#backoffice/reports/settlement/month-result.tsx";
import { MonthNotes } from "#backoffice/reports/settlement/month-notes.tsx";

/** A month's statement of every connection. */
export default function Settlement() {
  const { settlement: texts } = useOffice().texts;
  const { month, months, state, summedUntil, lines } = useLoaderData<SettlementPage>();
  const navigate = useNavigate();
  return (
    <div className="page page-wide">
      <h1>{texts.title}</h1>
      <p className="page-lead">{texts.lead}</p>
      <div className="list-choice">
        <Select
          label={texts.month}
          name="month"
          value={month}
          options={[...new Set([month, ...months])].map((each) => [each, each] as const)}
          onChange={(event) => void navigate({ search: `month=${event.target.value}` })}
        />
      </div>
      <MonthNotes state={state} summedUntil={summedUntil} />
      <RowsTable
        caption={`${texts.title} ${month}`}
        head={[
          texts.connection,
          { name: texts.figures.stakes, isEnd: true },
          { name: texts.figures.wins, isEnd: true },
          { name: texts.figures.net, isEnd: true },
          { name: texts.rate, isEnd: true },
          { name: texts.figures.share, isEnd: true },
          texts.file,
          texts.result,
        ]}
        empty={texts.empty}
      >
        {lines.map((line) => (
          <Line key={line.connection} line={line} month={month} />
        ))}
      </RowsTable>
      <p className="why">{texts.netLead}</p>
      <p className="why">{texts.shareLead}</p>
    </div>
  );
}

function Line({ line, month }: { line: SettlementLine; month: string }) {
  const { settlement: texts } = useOffice().texts;
  const format = useFormat();
  const { connection, figures, rate, share, file, agreed } = line;
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={`/settlement/${connection}/${month}`} translate="no">
          {connection}
        </Link>
      </th>
      <td className="num end">
        <Exact won={figures.stakes} />
      </td>
      <td className="num end">
        <Exact won={figures.wins} />
      </td>
      <td className="num end">
        <Exact won={figures.net} />
      </td>
      <td className="num end nowrap">{rate === null ? texts.noRate : format.rate(rate)}</td>
      <td className="num end">
        {agreed ? <Exact won={agreed.share} /> : share === null ? "-" : <Exact won={share} />}
      </td>
      <td dir="auto">{file?.name ?? texts.noFile}</td>
      <td>
        <MonthResult line={line} />
      </td>
    </tr>
  );
}
