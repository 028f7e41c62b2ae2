import type { MemberHelp, MemberNote } from "#contract/office/member-tabs.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/messages/of-member/store.ts";

const HELPS_PER_PAGE = 20;
const NOTES_PER_PAGE = 50;

/** One page of a member's questions to the help desk, newest first. */
export async function helpsOfMember(
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
): Promise<{ helps: MemberHelp[]; next: number | null }> {
  const rows = await store.listHelps(db, memberId, before, HELPS_PER_PAGE + 1);
  return {
    helps: rows.slice(0, HELPS_PER_PAGE).map((row) => ({
      ...row,
      id: Number(row.id),
      writtenAt: row.writtenAt.toISOString(),
      repliedAt: row.repliedAt?.toISOString() ?? null,
    })),
    next: nextOf(rows, HELPS_PER_PAGE),
  };
}

/** One page of a member's notes, newest first. */
export async function notesOfMember(
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
): Promise<{ notes: MemberNote[]; next: number | null }> {
  const rows = await store.listNotes(db, memberId, before, NOTES_PER_PAGE + 1);
  return {
    notes: rows.slice(0, NOTES_PER_PAGE).map((row) => ({
      ...row,
      id: Number(row.id),
      sentAt: row.sentAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    })),
    next: nextOf(rows, NOTES_PER_PAGE),
  };
}

const nextOf = (rows: readonly { id: bigint }[], perPage: number): number | null => {
  const last = rows.length > perPage ? rows[perPage - 1] : undefined;
  return last ? Number(last.id) : null;
};
