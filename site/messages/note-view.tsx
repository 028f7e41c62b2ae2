import { useEffect } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { Note } from "#contract/messages.ts";
import { Button } from "#ui/button.tsx";
import { DateText } from "#ui/date.tsx";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { pageOf, pageSearch } from "#site/parts/page-address.ts";
import { BackToList } from "#site/parts/back-to-list.tsx";
import { Empty } from "#site/parts/empty.tsx";
import { ItemMissing } from "#site/parts/item-missing.tsx";
import type { Opened } from "#site/parts/opened.ts";
import "#site/messages/messages.css";
import { useArrival } from "#site/parts/arrival.ts";
import { TintedTitle } from "#ui/tinted-title.tsx";
import { useNoteActs } from "#site/messages/use-note-acts.ts";
import { useSession } from "#site/app/session.tsx";

function OpenNote({ note }: { note: Note }) {
  const { messages } = useMessageTexts();
  const { refresh } = useSession();
  const { removeOne } = useNoteActs();
  // Opening it marked it as read, so the counts around the page are refreshed.
  useEffect(() => void refresh(), [note.id, refresh]);
  return (
    <article className="card reading" aria-labelledby="note-title">
      <header className="reading-head">
        <h2 id="note-title" {...useArrival()}>
          <TintedTitle title={note.title} color={note.titleColor} />
        </h2>
        <DateText instant={note.lastDate} />
      </header>
      <RichText html={note.contents} />
      <div className="msg-end">
        <Button look="soft" onClick={() => void removeOne(note.id)}>
          <Icon name="trash" />
          {messages.remove}
        </Button>
      </div>
    </article>
  );
}

/** The open note, or the placeholder for it. */
export function NoteView({ opened }: { opened: Opened<Note> | null }) {
  const { messages } = useMessageTexts();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const list = menuItems.note.path + pageSearch(query, pageOf(query), ["id"]);
  if (!opened)
    return (
      <div className="pane-empty">
        <Empty icon="envelope" text={messages.chooseNote} />
      </div>
    );
  return (
    <div className="pane-reading">
      <BackToList to={list} />
      {opened.kind === "item" && <OpenNote note={opened.item} />}
      {opened.kind === "missing" && <ItemMissing list={list} />}
      {opened.kind === "failed" && (
        <section className="card">
          <LoadFailed of={opened} onRetry={() => void revalidate()} />
        </section>
      )}
    </div>
  );
}
