import type { HelpItem, HelpThread, Note, Notice } from "#contract/messages.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { openFailed, idOf, openedOf, type Opened } from "#site/parts/opened.ts";
import { pageOf } from "#site/parts/page-address.ts";
import { sectionOf, section, type Section } from "#site/app/section.ts";

export const messagesPerPage = 20;

export type HelpList = { helps: HelpItem[]; maxCount: number };
export type NoteList = { note: Note[]; maxCount: number; noteCount: number };

/** The three views of /help, chosen by the query. */
export type HelpData =
  | { view: "list"; list: Section<HelpList> }
  | { view: "item"; opened: Opened<HelpThread> }
  | { view: "write" };
export type NoteData = { list: Section<NoteList>; opened: Opened<Note> | null };

export const loadNotices = ({ call }: AppContext): Promise<Section<Notice[]>> =>
  section(async () => {
    const answer = await call("get-user-notices", {});
    return answer.status === "success" ? answer.notices : null;
  });

async function openHelp({ call }: AppContext, id: number): Promise<Opened<HelpThread>> {
  const answer = await call("read-help-message", { id });
  return openedOf(answer, answer.status === "success" ? answer.help : null);
}

async function openNote({ call }: AppContext, id: number): Promise<Opened<Note>> {
  const answer = await call("read-note-message", { id });
  return openedOf(answer, answer.status === "success" ? answer.note : null);
}

/** The data of /help. Opening an answered question marks its reply as read. */
export async function loadHelp(app: AppContext, query: URLSearchParams): Promise<HelpData> {
  if (query.has("write")) return { view: "write" };
  const id = idOf(query);
  if (id !== null) return { view: "item", opened: await openHelp(app, id).catch(openFailed) };
  const list = await sectionOf(app.call, "get-help-list", { page: pageOf(query) });
  return { view: "list", list };
}

/** One page of notes and the open one, which is read first, so that the list shows it as read. */
export async function loadNotes(app: AppContext, query: URLSearchParams): Promise<NoteData> {
  const id = idOf(query);
  const opened = id === null ? null : await openNote(app, id).catch(openFailed);
  const list = await sectionOf(app.call, "get-user-note", { page: pageOf(query) });
  return { list, opened };
}
