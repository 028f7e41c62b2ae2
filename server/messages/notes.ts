import type { Note } from "#contract/messages.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { clearList, placesOf, removeFromList } from "#server/kit/lists.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { cleanHtml } from "#server/messages/html.ts";
import * as store from "#server/messages/store.ts";
import { unreadOf } from "#server/messages/unread.ts";

const NOTES_PER_PAGE = 20;

/** One page of a member's notes, newest first, and how many are unread; `page` from 1. */
export async function notesOf(
  db: Queryable,
  memberId: bigint,
  page: number,
  timeZone: string,
): Promise<{ note: Note[]; maxCount: number; noteCount: number }> {
  const places = await placesOf(db, "notes", memberId, page, NOTES_PER_PAGE);
  const [rows, { noteCount }] = await Promise.all([
    store.listNotes(db, memberId, places),
    unreadOf(db, memberId),
  ]);
  return { note: rows.map((row) => noteOf(row, timeZone)), maxCount: places.count, noteCount };
}

/**
 * One of the member's own notes; reading it marks it as read. Throws Refusal `not_found`, also for
 * another member's note.
 */
export async function readNote(
  act: Act,
  memberId: bigint,
  id: bigint,
  timeZone: string,
): Promise<Note> {
  await store.markNoteRead(act.tx, memberId, id, act.clock.now());
  const row = await store.findNote(act.tx, memberId, id);
  if (!row) throw new Refusal("not_found");
  await act.emit("note.tidied", { memberId });
  return noteOf(row, timeZone);
}

/** Marks every note of the member as read. */
export async function readAllNotes(act: Act, memberId: bigint): Promise<void> {
  await store.markAllNotesRead(act.tx, memberId, act.clock.now());
  await act.emit("note.tidied", { memberId });
}

/** Removes a note from the member's list; the record stays. Throws Refusal `not_found`. */
export async function hideNote(act: Act, memberId: bigint, id: bigint): Promise<void> {
  await removeFromList(act.tx, "notes", memberId, id);
  if (!(await store.hideNote(act.tx, memberId, id, act.clock.now())))
    throw new Refusal("not_found");
  await act.emit("note.tidied", { memberId });
}

/** Removes all notes from the member's list; the records stay. */
export async function hideAllNotes(act: Act, memberId: bigint): Promise<void> {
  await clearList(act.tx, "notes", memberId);
  await store.hideAllNotes(act.tx, memberId, act.clock.now());
  await act.emit("note.tidied", { memberId });
}

const noteOf = (row: store.NoteRow, timeZone: string): Note => ({
  id: Number(row.id),
  title: row.title,
  titleColor: row.titleColor,
  contents: cleanHtml(row.contents),
  lastDate: dateOf(row.sentAt, timeZone),
  isRead: row.isRead,
});
