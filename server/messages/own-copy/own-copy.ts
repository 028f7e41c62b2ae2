import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/messages/own-copy/store.ts";

/** A member's questions to the help desk, with replies, and the notes sent to them. */
export const ownMessageData = async (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>> => ({
  questions: await store.listOwnQuestions(db, memberId, most),
  notes: await store.listOwnNotes(db, memberId, most),
});
