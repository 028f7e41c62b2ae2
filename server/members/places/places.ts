import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/places/store.ts";

/** Each process stores a session's place this often at most. */
const NOTE_EVERY_MS = 60_000;
/** The most sessions that a process remembers; the place of a further one is stored again. */
const KEPT_AT_MOST = 100_000;

/** Notes that a session called from where its site is offered. */
export type NotePlace = (sessionId: string) => Promise<void>;

/** Notes the places of sessions, once a minute for each at most. */
export function createPlaceNotes({ db, clock }: { db: Queryable; clock: Clock }): NotePlace {
  const notedAt = new Map<string, number>();
  return async (sessionId) => {
    const at = clock.now();
    if (at.getTime() - (notedAt.get(sessionId) ?? 0) < NOTE_EVERY_MS) return;
    await store.notePlace(db, sessionId, at);
    if (notedAt.size >= KEPT_AT_MOST) notedAt.clear();
    notedAt.set(sessionId, at.getTime());
  };
}
