import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/messages/own-copy/store.ts";

/** What a member wrote to the help desk, and what the house wrote to them. */
export const ownMessageData = async (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>> => ({
  questions: await store.listOwnQuestions(db, memberId, most),
  notes: await store.listOwnNotes(db, memberId, most),
});
