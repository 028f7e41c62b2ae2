import type { HelpCategory } from "#contract/help-kinds.ts";
import type { HelpFollowUp } from "#contract/help.ts";
import type { HelpItem, HelpThread } from "#contract/messages.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { once } from "#server/kit/idempotency.ts";
import { clearList, placesOf, removeFromList } from "#server/kit/lists.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { openCaseOf } from "#server/members/cases/contests.ts";
import { lodgeComplaint, openComplaintsOf } from "#server/messages/complaints/complaints.ts";
import { ownComplaintOf } from "#server/messages/complaints/reading.ts";
import { filesOf, sendFiles } from "#server/messages/files/files.ts";
import { cleanHtml } from "#server/messages/html.ts";
import * as store from "#server/messages/help/store.ts";

const HELPS_PER_PAGE = 20;
/** The newest further messages of a thread; a page stays a page. */
const FOLLOW_UPS_SHOWN = 100;
/** Protects the help desk from scripts. */
export const HELPS_PER_MEMBER: ThrottleRule = { uses: 5, windowMs: 10 * 60_000 };

const wireStatus = { waiting: "wait", answered: "already", cancelled: "cansel" } as const;

/** One page of a member's questions, newest first; `page` from 1. */
export async function helpsOf(
  db: Queryable,
  memberId: bigint,
  page: number,
  timeZone: string,
): Promise<{ helps: HelpItem[]; maxCount: number }> {
  const skipped = (page - 1) * HELPS_PER_PAGE;
  const rows = await store.listHelps(db, memberId, { skipped, most: HELPS_PER_PAGE });
  const maxCount = rows[0]?.count ?? (await countBehind(db, memberId, page));
  return { helps: rows.map((row) => helpItemOf(row, timeZone)), maxCount };
}

/** How many questions there are when a page has none: any number behind the last page. */
const countBehind = async (db: Queryable, memberId: bigint, page: number): Promise<number> =>
  page === 1 ? 0 : (await placesOf(db, "helps", memberId, page, HELPS_PER_PAGE)).count;

/**
 * Asks the help desk, once per idempotency key; answers the question's id. A contest is linked to the
 * member's open case, and a complaint gets its clock. Throws Refusal: `too_often`, `not_found` for
 * a file that is not attached any more, `idempotency_mismatch`.
 */
export async function writeHelp(
  { db, clock, perform }: Acts,
  memberId: bigint,
  question: {
    title: string;
    contents: string;
    category?: HelpCategory | undefined;
    files?: readonly number[] | undefined;
  },
  key: string | null,
): Promise<{ id: number }> {
  // Outside of the transaction, so that refused attempts count too and hold no connection.
  await throttle(db, clock, `help:${memberId}`, HELPS_PER_MEMBER);
  const { title, contents, category = "other", files } = question;
  const text = { title, contents, category };
  const body = { ...text, files: files?.join() ?? "" };
  const claim = { memberId, call: "user-write-help", key, body };
  return perform({ kind: "member", memberId }, (act) =>
    once(act, claim, async () => {
      const writtenAt = clock.now();
      const caseId = category === "contest" ? await openCaseOf(act.tx, memberId) : null;
      const helpId = await store.insertHelp(act.tx, { memberId, ...text, writtenAt, caseId });
      if (category === "complaint")
        await lodgeComplaint(act.tx, { helpId, memberId, lodgedAt: writtenAt });
      await sendFiles(act.tx, helpId, { ids: files, memberId, addedBy: null });
      await act.emit("help.asked", { memberId, helpId });
      return { id: Number(helpId) };
    }),
  );
}

/**
 * Writes a further message in the thread of the member's own question, once per idempotency key;
 * it waits for an answer like a question. Throws Refusal: `too_often`, `not_found`,
 * `idempotency_mismatch`.
 */
export async function answerReply(
  { db, clock, perform }: Acts,
  memberId: bigint,
  { id, contents, files }: { id: number; contents: string; files?: readonly number[] | undefined },
  key: string | null,
): Promise<{ id: number }> {
  await throttle(db, clock, `help:${memberId}`, HELPS_PER_MEMBER);
  const body = { id, contents, files: files?.join() ?? "" };
  const claim = { memberId, call: "user-answer-help", key, body };
  return perform({ kind: "member", memberId }, (act) =>
    once(act, claim, async () => {
      const written = { memberId, id: BigInt(id), contents, writtenAt: clock.now() };
      const helpId = await store.insertFollowUp(act.tx, written);
      if (helpId === undefined) throw new Refusal("not_found");
      await sendFiles(act.tx, helpId, { ids: files, memberId, addedBy: null });
      await act.emit("help.asked", { memberId, helpId });
      return { id: Number(helpId) };
    }),
  );
}

/**
 * The thread of one of the member's own questions; reading it marks its replies as read. Throws
 * Refusal `not_found`, also for another member's question.
 */
export async function readHelp(
  act: Act,
  memberId: bigint,
  id: bigint,
  timeZone: string,
): Promise<HelpThread> {
  await store.markHelpRead(act.tx, memberId, id, act.clock.now());
  const row = await store.findHelp(act.tx, memberId, id);
  if (!row) throw new Refusal("not_found");
  const followUps = await store.listFollowUps(act.tx, row.id, FOLLOW_UPS_SHOWN);
  await act.emit("help.tidied", { memberId });
  const attached = await filesOf(act.tx, [row.id, ...followUps.map((each) => each.id)]);
  return {
    ...helpItemOf(row, timeZone),
    ownStatus: wireStatus[row.ownStatus],
    ...attached(row.id),
    complaint: await ownComplaintOf(act.tx, memberId, row.id, act.clock.now()),
    followUps: followUps.map((each) => ({ ...followUpOf(each), ...attached(each.id) })),
  };
}

/**
 * Removes a question with its thread from the member's list; the records stay. Throws Refusal
 * `not_found`, `complaint_open`.
 */
export async function hideHelp(act: Act, memberId: bigint, id: bigint): Promise<void> {
  const open = await openComplaintsOf(act.tx, memberId);
  if (open.includes(id)) throw new Refusal("complaint_open");
  await removeFromList(act.tx, "helps", memberId, id);
  if (!(await store.hideHelp(act.tx, memberId, id, act.clock.now())))
    throw new Refusal("not_found");
  await act.emit("help.tidied", { memberId });
}

/** Removes all questions from the member's list but open complaints; the records stay. */
export async function hideAllHelps(act: Act, memberId: bigint): Promise<void> {
  const kept = await openComplaintsOf(act.tx, memberId);
  await clearList(act.tx, "helps", memberId, kept);
  await store.hideAllHelps(act.tx, memberId, act.clock.now(), kept);
  await act.emit("help.tidied", { memberId });
}

const helpItemOf = (row: store.HelpRow, timeZone: string): HelpItem => ({
  id: Number(row.id),
  title: row.title,
  contents: row.contents,
  lastDate: dateOf(row.lastAt, timeZone),
  status: wireStatus[row.status],
  isRead: row.isRead,
  category: row.category,
  writtenAt: row.writtenAt.toISOString(),
  ...replyOf(row),
});

const followUpOf = (row: store.FollowUpRow): Omit<HelpFollowUp, "files" | "replyFiles"> => ({
  id: Number(row.id),
  contents: row.contents,
  status: wireStatus[row.status],
  writtenAt: row.writtenAt.toISOString(),
  ...replyOf(row),
});

const replyOf = ({ reply, repliedAt }: Pick<store.HelpRow, "reply" | "repliedAt">) => ({
  ...(reply !== null && { reply: cleanHtml(reply) }),
  ...(repliedAt !== null && { repliedAt: repliedAt.toISOString() }),
});
