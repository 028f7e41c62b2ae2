import { Link, useSearchParams } from "react-router";
import type { Notice } from "#contract/messages.ts";
import { DateText } from "#ui/date.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { pageCount, pageOf } from "#site/parts/page-address.ts";
import { Pager } from "#site/parts/pager.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { isFresh } from "#site/messages/fresh.ts";
import { messagesPerPage } from "#site/messages/load-messages.ts";
import { Empty } from "#site/parts/empty.tsx";

/** The marks before a notice's title: pinned, or new. */
export function NoticeMarks({ notice }: { notice: Notice }) {
  const { texts, now } = useApp();
  const { messages } = texts;
  return (
    <>
      {notice.isPinned && (
        <span className="pin">
          <Icon name="pin" />
          <span className="vh">{messages.pinned}: </span>
        </span>
      )}
      {isFresh(notice.lastDate, now) && (
        <span className="new">
          <span className="vh">{messages.fresh}: </span>
        </span>
      )}
    </>
  );
}

/** The titles of one page of notices; pinned ones come first, as the server orders them. */
export function NoticeList({ notices }: { notices: Notice[] }) {
  const { messages } = useApp().texts;
  const [query] = useSearchParams();
  const pages = pageCount(notices.length, messagesPerPage);
  const page = Math.min(pageOf(query), pages);
  const shown = notices.slice((page - 1) * messagesPerPage, page * messagesPerPage);
  if (notices.length === 0) return <Empty icon="megaphone" text={messages.noNotices} />;
  return (
    <>
      <ul className="ls">
        {shown.map((notice) => (
          <li key={notice.id}>
            <Link to={`${menuItems.notice.path}?id=${notice.id}`}>
              <NoticeMarks notice={notice} />
              <span className="ls-title" dir="auto">
                {notice.title}
              </span>
              <DateText instant={notice.lastDate} />
            </Link>
          </li>
        ))}
      </ul>
      <Pager label={messages.notices} pages={pages} />
    </>
  );
}
