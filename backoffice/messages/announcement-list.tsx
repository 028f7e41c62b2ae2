import { Link, useLoaderData } from "react-router";
import { locales } from "#contract/locales.ts";
import type { AnnouncementKind, AnnouncementRow } from "#contract/office/announcements.ts";
import { Icon } from "#ui/icon.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { DomainChips } from "#backoffice/messages/domain-field.tsx";
import type { AnnouncementsData } from "#backoffice/messages/load-messages.ts";
import { PageLinks } from "#backoffice/messages/page-links.tsx";
import { WideTable } from "#backoffice/messages/wide-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const states = {
  now: "tag tag-good",
  later: "tag tag-accent",
  over: "tag",
  hidden: "tag tag-warn",
};

function stateOf({ isHidden, shown }: AnnouncementRow, now: string): keyof typeof states {
  if (isHidden) return "hidden";
  if (Date.parse(shown.from) > Date.parse(now)) return "later";
  return shown.until !== null && Date.parse(shown.until) <= Date.parse(now) ? "over" : "now";
}

/** Notices or popups, newest first, with when and where each is shown. */
function AnnouncementList({ kind }: { kind: AnnouncementKind }) {
  const { texts, may } = useOffice();
  const { announcements: words, texts: textWords } = texts.messages;
  const { rows, next, isFirst } = useLoaderData<AnnouncementsData>();
  const isNotice = kind === "notice";
  const path = isNotice ? "/notices" : "/popups";
  return (
    <div className="page page-wide">
      <div className="page-head">
        <h1>{isNotice ? words.notices : words.popups}</h1>
        {may("messages.publish") && (
          <Link className="btn btn-main" to={`${path}/new`}>
            <Icon name="plus" />
            {isNotice ? words.addNotice : words.addPopup}
          </Link>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="table-empty">{isNotice ? words.noticesEmpty : words.popupsEmpty}</p>
      ) : (
        <WideTable
          label={isNotice ? words.notices : words.popups}
          headings={[
            textWords.title,
            words.state,
            words.domain,
            words.from,
            words.until,
            words.languages,
          ]}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} path={path} />
          ))}
        </WideTable>
      )}
      <PageLinks path={path} isFirst={isFirst} next={next} />
    </div>
  );
}

function Row({ row, path }: { row: AnnouncementRow; path: string }) {
  const { announcements: words } = useOffice().texts.messages;
  const state = stateOf(row, useMinute());
  return (
    <tr>
      <th scope="row">
        <Link to={`${path}/${row.id}`}>
          {row.isPinned && <Icon name="pin" />}
          {row.title}
        </Link>
        {row.isPinned && <span className="vh">{words.pinned}</span>}
      </th>
      <td>
        <span className={states[state]}>{words.states[state]}</span>
      </td>
      <td>
        <DomainChips domain={row.domain} />
      </td>
      <td>
        <Moment at={row.shown.from} />
      </td>
      <td>{row.shown.until ? <Moment at={row.shown.until} /> : words.forEver}</td>
      <td>
        <span className="tags">
          {row.locales.map((code) => (
            <abbr key={code} className="tag" title={locales[code].endonym}>
              {code.toUpperCase()}
            </abbr>
          ))}
        </span>
      </td>
    </tr>
  );
}

export const NoticesPage = () => <AnnouncementList kind="notice" />;
export const PopupsPage = () => <AnnouncementList kind="popup" />;
