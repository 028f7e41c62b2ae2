import { useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { pageOf } from "#site/parts/page-address.ts";
import type { NoteData } from "#site/messages/load-messages.ts";
import { MessagePage } from "#site/messages/message-page.tsx";
import { NoteList } from "#site/messages/note-list.tsx";
import { NoteView } from "#site/messages/note-view.tsx";
import { Empty } from "#site/parts/empty.tsx";

/** The member's notes: the list, and beside it (on phones instead of it) the open one. */
export default function NotePage() {
  const { messages } = useMessageTexts();
  const { list, opened } = useLoaderData<NoteData>();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  if (list.ok && list.data.maxCount === 0 && !opened) {
    return (
      <MessagePage title={messages.notes}>
        <section className="card">
          <Empty icon="envelope" text={messages.noNotes} />
        </section>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={messages.notes} wide>
      <div className="panes" data-reading={opened !== null}>
        <section className="card pane-list" aria-label={messages.notes}>
          {list.ok ? (
            <NoteList key={pageOf(query)} list={list.data} />
          ) : (
            <LoadFailed of={list} onRetry={() => void revalidate()} />
          )}
        </section>
        <NoteView opened={opened} />
      </div>
    </MessagePage>
  );
}
