import { Link, useLoaderData } from "react-router";
import type { MailingRow } from "#contract/office/mailings.ts";
import { Icon } from "#ui/icon.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { audienceWords } from "#backoffice/messages/audience-words.ts";
import type { MailingsData } from "#backoffice/messages/load-messages.ts";
import { MailingProgress } from "#backoffice/messages/mailing-progress.tsx";
import { stateTags } from "#backoffice/messages/mailing-tags.ts";
import { PageLinks } from "#backoffice/messages/page-links.tsx";
import { useWhileSending } from "#backoffice/messages/use-while-sending.ts";
import { WideTable } from "#backoffice/messages/wide-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** Mailings, newest first, with their progress. */
export default function Mailings() {
  const { texts, may } = useOffice();
  const { mailings: words, texts: textWords } = texts.messages;
  const { rows, next, isFirst } = useLoaderData<MailingsData>();
  useWhileSending(rows.some(({ state }) => state === "sending"));
  return (
    <div className="page page-wide">
      <div className="page-head">
        <h1>{words.title}</h1>
        {may("messages.publish") && (
          <Link className="btn btn-main" to="/notes/new">
            <Icon name="plus" />
            {words.add}
          </Link>
        )}
      </div>
      <p className="page-lead">{words.lead}</p>
      {rows.length === 0 ? (
        <p className="table-empty">{words.empty}</p>
      ) : (
        <WideTable
          label={words.title}
          headings={[
            textWords.title,
            words.to,
            words.state,
            words.progress,
            words.writtenBy,
            words.writtenAt,
          ]}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </WideTable>
      )}
      <PageLinks path="/notes" isFirst={isFirst} next={next} />
    </div>
  );
}

function Row({ row }: { row: MailingRow }) {
  const { messages } = useOffice().texts;
  return (
    <tr>
      <th scope="row">
        <Link to={`/notes/${row.id}`}>{row.title}</Link>{" "}
        {row.promotes.length > 0 && (
          <span className="tag tag-accent">{messages.mailings.promotion}</span>
        )}
      </th>
      <td>{audienceWords(messages, row.audience, row.site)}</td>
      <td>
        <span className={stateTags[row.state]}>{messages.mailings.states[row.state]}</span>
      </td>
      <td>{row.readers !== null && <MailingProgress sent={row.sent} readers={row.readers} />}</td>
      <td>{row.writtenBy}</td>
      <td>
        <Moment at={row.writtenAt} />
      </td>
    </tr>
  );
}
