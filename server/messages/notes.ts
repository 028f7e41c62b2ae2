import type { Note } from "#contract/messages.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { clearList, placesOf, removeFromList } from "#server/kit/lists.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { cleanHtml } from "#server/messages/html.ts";
import * as store from "#server/messages/store.ts";
import { unreadOf } from "#server/messages/unread.ts";

/** Source: the product's table of calls. */
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
 * One of the member's own notes; it counts as read from now.
 * Throws Refusal `not_found`, also for another member's.
 */
export async function readNote(
  db: Database,
  clock: Clock,
  memberId: bigint,
  id: bigint,
  timeZone: string,
): Promise<Note> {
  await store.markNoteRead(db, memberId, id, clock.now());
  const row = await store.findNote(db, memberId, id);
  if (!row) throw new Refusal("not_found");
  return noteOf(row, timeZone);
}

/** Counts every note of the member as read. */
export const readAllNotes = (db: Database, clock: Clock, memberId: bigint): Promise<void> =>
  store.markAllNotesRead(db, memberId, clock.now());

/** Takes a note off the member's list; the record stays. Throws Refusal `not_found`. */
export const hideNote = (db: Database, clock: Clock, memberId: bigint, id: bigint): Promise<void> =>
  db.transaction(async (tx) => {
    await removeFromList(tx, "notes", memberId, id);
    if (!(await store.hideNote(tx, memberId, id, clock.now()))) throw new Refusal("not_found");
  });

/** Takes all notes off the member's list; the records stay. */
export const hideAllNotes = (db: Database, clock: Clock, memberId: bigint): Promise<void> =>
  db.transaction(async (tx) => {
    await clearList(tx, "notes", memberId);
    await store.hideAllNotes(tx, memberId, clock.now());
  });

const noteOf = (row: store.NoteRow, timeZone: string): Note => ({
  id: Number(row.id),
  title: row.title,
  titleColor: row.titleColor,
  contents: cleanHtml(row.contents),
  lastDate: dateOf(row.sentAt, timeZone),
  isRead: row.isRead,
});
