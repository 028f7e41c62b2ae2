import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Note } from "#contract/messages.ts";
import { Button } from "#ui/button.tsx";
import { DateText } from "#ui/date.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { pageOf } from "#site/parts/page-address.ts";
import { ListFoot } from "#site/messages/list-foot.tsx";
import type { NoteList as Notes } from "#site/messages/load-messages.ts";
import { useNoteActs } from "#site/messages/use-note-acts.ts";

type RowProps = { note: Note; chosen: boolean; onChoose: (chosen: boolean) => void };

function NoteRow({ note, chosen, onChoose }: RowProps) {
  const { messages } = useMessageTexts();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const address = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    id: String(note.id),
  });
  const open = query.get("id") === String(note.id);
  return (
    <li className="note-row" data-open={open}>
      <label className="pick">
        <input
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="vh">{messages.select(note.title)}</span>
      </label>
      <Link
        to={`${menuItems.note.path}?${address}`}
        preventScrollReset
        {...(note.isRead ? {} : { className: "unread" })}
        {...(open ? { "aria-current": "true" as const } : {})}
      >
        {!note.isRead && (
          <span className="new">
            <span className="vh">{messages.unread}: </span>
          </span>
        )}
        <span className="ls-title" dir="auto">
          {note.title}
        </span>
        <DateText instant={note.lastDate} />
      </Link>
    </li>
  );
}

type ToolsProps = {
  chosen: number;
  all: boolean;
  unread: boolean;
  onChooseAll: (chosen: boolean) => void;
  onRemove: () => void;
};

function Tools({ chosen, all, unread, onChooseAll, onRemove }: ToolsProps) {
  const { messages } = useMessageTexts();
  const format = useFormat();
  const { readAll, removeAll } = useNoteActs();
  return (
    <div className="note-tools">
      <label className="pick">
        <input
          type="checkbox"
          checked={all}
          onChange={(event) => onChooseAll(event.target.checked)}
        />
        <span className="vh">{messages.selectAll}</span>
      </label>
      <p className="chosen" role="status">
        {chosen > 0 && messages.selected(format.number(chosen))}
      </p>
      {chosen > 0 ? (
        <Button look="soft sm" onClick={onRemove}>
          <Icon name="trash" />
          {messages.removeSelected}
        </Button>
      ) : (
        <>
          {unread && (
            <Button look="soft sm" onClick={() => void readAll()}>
              <Icon name="check-all" />
              {messages.readAll}
            </Button>
          )}
          <Button look="soft sm" onClick={() => void removeAll()}>
            <Icon name="trash" />
            {messages.removeAll}
          </Button>
        </>
      )}
    </div>
  );
}

/** One page of notes, unread ones in bold with a dot, and their actions. */
export function NoteList({ list }: { list: Notes }) {
  const { messages } = useMessageTexts();
  const { removeSelected } = useNoteActs();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // A note that was deleted elsewhere is no longer selected.
  const present = new Set(list.note.map(({ id }) => id).filter((id) => chosen.has(id)));
  const all = present.size > 0 && present.size === list.note.length;
  const choose = (id: number, wanted: boolean) => {
    const next = new Set(present);
    if (wanted) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <Tools
        chosen={present.size}
        all={all}
        unread={list.noteCount > 0}
        onChooseAll={(wanted) => setChosen(new Set(wanted ? list.note.map(({ id }) => id) : []))}
        onRemove={() => void removeSelected(present, all)}
      />
      <ul className="ls">
        {list.note.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            chosen={present.has(note.id)}
            onChoose={(wanted) => choose(note.id, wanted)}
          />
        ))}
      </ul>
      <ListFoot label={messages.notes} count={list.maxCount} drop={["id"]} />
    </>
  );
}
