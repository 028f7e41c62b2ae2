import type { HelpFile, OpenedHelpFile } from "#contract/help-files.ts";
import { operatorOf, type Act, type Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { recognised, type NamedFile } from "#server/kit/recognised.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import * as store from "#server/messages/files/store.ts";

/** Bounds what a member stores, and what is decoded for them: five messages with five files. */
export const HELP_FILES_PER_MEMBER: ThrottleRule = { uses: 25, windowMs: 24 * 3_600_000 };
/** More than a day's work at the help desk; an account that copies members' papers is stopped. */
export const OPENED_FILES_PER_OPERATOR: ThrottleRule = { uses: 300, windowMs: 24 * 3_600_000 };

type NewFile = { name: string; data: string };

/**
 * Keeps a member's file for a message that is not sent yet. Throws Refusal `too_often`,
 * `file_unreadable`; QueueFull when many pictures wait.
 */
export async function attachFile(
  { db, clock }: Acts,
  memberId: bigint,
  { name, data }: NewFile,
): Promise<HelpFile> {
  await throttle(db, clock, `help-file:${memberId}`, HELP_FILES_PER_MEMBER);
  // Before a connection is taken, because a picture takes up to a second.
  const file = await recognised(data);
  return added(db, { memberId, addedBy: null, name, ...file, at: clock.now() });
}

/** Keeps an operator's file for a reply to this member. */
export const attachToReply = (act: Act, memberId: bigint, file: NamedFile): Promise<HelpFile> =>
  added(act.tx, {
    memberId,
    addedBy: operatorOf(act).operatorId,
    ...file,
    at: act.clock.now(),
  });

async function added(
  db: Queryable,
  file: Parameters<typeof store.insertFile>[1],
): Promise<HelpFile> {
  const id = Number(await store.insertFile(db, file));
  return { id, name: file.name, kind: file.kind, bytes: file.content.length };
}

/**
 * Sends attached files with a message of the member, or with an operator's reply to it. Throws
 * Refusal `not_found` when one was not attached by them, was sent before, or was deleted since.
 */
export async function sendFiles(
  tx: Transaction,
  helpId: bigint,
  sent: { ids: readonly number[] | undefined; memberId: bigint; addedBy: bigint | null },
): Promise<void> {
  const { ids = [] } = sent;
  if (ids.length === 0) return;
  if ((await store.setHelp(tx, helpId, { ...sent, ids })) !== new Set(ids).size)
    throw new Refusal("not_found");
}

/** The files of each message, and those of its reply. */
export async function filesOf(
  db: Queryable,
  helpIds: readonly bigint[],
): Promise<(helpId: bigint) => { files: HelpFile[]; replyFiles: HelpFile[] }> {
  const rows = helpIds.length > 0 ? await store.listFiles(db, helpIds) : [];
  const those = (helpId: bigint, isOfReply: boolean) =>
    rows
      .filter((row) => row.helpId === helpId && row.isOfReply === isOfReply)
      .map(({ id, name, kind, bytes }) => ({ id: Number(id), name, kind, bytes }));
  return (helpId) => ({ files: those(helpId, false), replyFiles: those(helpId, true) });
}

/** One of the member's own files with its content. Throws Refusal `not_found`. */
export async function ownFile(
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<OpenedHelpFile> {
  return opened(await store.findOwnFile(db, memberId, id));
}

/** A file that was sent, for an operator. Throws Refusal `not_found`, `too_often`. */
export async function openFile(
  act: Act,
  id: bigint,
): Promise<{ helpId: bigint; memberId: bigint; file: OpenedHelpFile }> {
  const by = operatorOf(act).operatorId;
  await throttle(act.tx, act.clock, `open-file:${by}`, OPENED_FILES_PER_OPERATOR);
  const row = await store.findSentFile(act.tx, id);
  if (!row?.helpId) throw new Refusal("not_found");
  return { helpId: row.helpId, memberId: row.memberId, file: opened(row) };
}

function opened(row: store.OpenedRow | undefined): OpenedHelpFile {
  if (!row) throw new Refusal("not_found");
  return { name: row.name, kind: row.kind, data: row.content.toString("base64") };
}

/** Deletes files that were not sent within a day, and those of old messages; answers how many. */
export const sweepFiles = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOldFiles(db, {
    unsentBefore: keptSince(clock.now(), "unsentFiles"),
    before: keptSince(clock.now(), "helpFiles"),
    most: SWEPT_AT_ONCE,
  });
