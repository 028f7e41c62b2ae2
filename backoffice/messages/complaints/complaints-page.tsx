import { Link, useLoaderData } from "react-router";
import { complaintLists, type ComplaintRow } from "#contract/office/complaints.ts";
import { useMinute } from "#backoffice/frame/minute.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Views } from "#backoffice/frame/views.tsx";
import { ComplaintMonths } from "#backoffice/messages/complaints/complaint-months.tsx";
import type { ComplaintsData } from "#backoffice/messages/complaints/load-complaints.ts";
import { WideTable } from "#backoffice/messages/wide-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const hrefOf = (list: ComplaintsData["list"], after?: number) => {
  const query = new URLSearchParams({
    ...(list === "decided" && { view: list }),
    ...(after !== undefined && { after: String(after) }),
  });
  return `/help/complaints${query.size > 0 ? `?${query}` : ""}`;
};

/** Complaints by what is due first, the decided ones, and the figures by month. */
export default function Complaints() {
  const { messages } = useOfficeTexts();
  const { complaints: words, texts } = messages;
  const { list, rows, next, isFirst, months } = useLoaderData<ComplaintsData>();
  const own =
    list === "open"
      ? [words.step, words.dueAt, words.assignedTo]
      : [words.outcome, words.decidedAt, words.decidedBy];
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <p className="page-lead">{words.lead}</p>
      <Views
        label={words.lists}
        views={complaintLists}
        current={list}
        hrefOf={hrefOf}
        nameOf={(each) => words[each]}
      />
      {rows.length === 0 ? (
        <p className="table-empty">{words.empty[list]}</p>
      ) : (
        <WideTable
          label={words[list]}
          headings={[words.number, words.subject, words.member, words.receivedAt, ...own]}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </WideTable>
      )}
      <p className="row-of-buttons">
        {!isFirst && (
          <Link className="btn" to={hrefOf(list)}>
            {messages.help.toFirst}
          </Link>
        )}
        {next !== null && (
          <Link className="btn" to={hrefOf(list, next)}>
            {texts.more}
          </Link>
        )}
      </p>
      <ComplaintMonths months={months} />
    </div>
  );
}

function Row({ row }: { row: ComplaintRow }) {
  const { complaints: words } = useOfficeTexts().messages;
  const now = useMinute();
  const { outcome, decidedAt } = row;
  return (
    <tr>
      <td className="num">{row.id}</td>
      <th scope="row">
        <Link to={`/help/${row.id}`}>{row.title}</Link>
      </th>
      <td>
        <Link className="link" to={`/members/${row.member.id}`}>
          {row.member.nick}
        </Link>{" "}
        <span translate="no">{row.member.loginId}</span>
      </td>
      <td>
        <Moment at={row.lodgedAt} />
      </td>
      {outcome === null || decidedAt === null ? (
        <>
          <td>{words.steps[row.answeredAt === null ? "answer" : "decision"]}</td>
          <td>
            <Moment at={row.dueAt} />{" "}
            {new Date(row.dueAt) <= new Date(now) && (
              <span className="tag tag-warn">{words.late}</span>
            )}
          </td>
          <td translate="no">{row.assignedTo}</td>
        </>
      ) : (
        <>
          <td>{words.outcomes[outcome]}</td>
          <td>
            <Moment at={decidedAt} />{" "}
            {decidedAt > row.decideBy && <span className="tag tag-warn">{words.late}</span>}
          </td>
          <td translate="no">{row.decidedBy}</td>
        </>
      )}
    </tr>
  );
}
