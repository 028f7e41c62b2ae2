import { useLoaderData, useRevalidator, useSearchParams } from "react-router";
import type { Notice } from "#contract/messages.ts";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { ItemMissing } from "#site/parts/item-missing.tsx";
import { MessagePage } from "#site/messages/message-page.tsx";
import { NoticeList } from "#site/messages/notice-list.tsx";
import { NoticeView } from "#site/messages/notice-view.tsx";
import type { Section } from "#site/app/section.ts";

/** The notices of this host: a list, and each notice at its own address. */
export default function NoticePage() {
  const { messages } = useMessageTexts();
  const notices = useLoaderData<Section<Notice[]>>();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const id = query.get("id");
  if (!notices.ok || id === null || notices.data.length === 0) {
    return (
      <MessagePage title={messages.notices}>
        <section className="card">
          {notices.ok ? (
            <NoticeList notices={notices.data} />
          ) : (
            <LoadFailed of={notices} onRetry={() => void revalidate()} />
          )}
        </section>
      </MessagePage>
    );
  }
  const place = notices.data.findIndex((notice) => String(notice.id) === id);
  const notice = notices.data[place];
  if (!notice) {
    return (
      <MessagePage title={messages.notices}>
        <ItemMissing list={menuItems.notice.path} />
      </MessagePage>
    );
  }
  return (
    <NoticeView notice={notice} newer={notices.data[place - 1]} older={notices.data[place + 1]} />
  );
}
