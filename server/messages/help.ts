import type { HelpItem } from "#contract/messages.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { clearList, placesOf, removeFromList } from "#server/kit/lists.ts";
import { once } from "#server/kit/once.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { cleanHtml } from "#server/messages/html.ts";
import * as store from "#server/messages/store.ts";

/** Source: the product's table of calls. */
const HELPS_PER_PAGE = 20;
/** The desk answers people; a script that fills it would bury them. */
export const HELPS_PER_MEMBER: ThrottleRule = { uses: 5, windowMs: 10 * 60_000 };

const wireStatus = { waiting: "wait", answered: "already", cancelled: "cansel" } as const;

/** One page of a member's questions, newest first; `page` from 1. */
export async function helpsOf(
  db: Queryable,
  memberId: bigint,
  page: number,
  timeZone: string,
): Promise<{ helps: HelpItem[]; maxCount: number }> {
  const places = await placesOf(db, "helps", memberId, page, HELPS_PER_PAGE);
  const rows = await store.listHelps(db, memberId, places);
  return { helps: rows.map((row) => helpItemOf(row, timeZone)), maxCount: places.count };
}

/**
 * Asks the desk, once per key; answers the question's id. Throws Refusal: `too_often`,
 * `idempotency_mismatch`.
 */
export async function writeHelp(
  db: Database,
  clock: Clock,
  memberId: bigint,
  question: { title: string; contents: string },
  key: string | null,
): Promise<number> {
  // Before the transaction: a refused attempt counts too, and costs no connection for long.
  await throttle(db, clock, `help:${memberId}`, HELPS_PER_MEMBER);
  const act = { memberId, call: "user-write-help", key, body: question };
  const { id } = await once(db, clock, act, async (tx) => {
    const writtenAt = clock.now();
    return { id: Number(await store.insertHelp(tx, { memberId, ...question, writtenAt })) };
  });
  return id;
}

/**
 * One of the member's own questions; its reply, when there is one, counts as read from now.
 * Throws Refusal `not_found`, also for another member's.
 */
export async function readHelp(
  db: Database,
  clock: Clock,
  memberId: bigint,
  id: bigint,
  timeZone: string,
): Promise<HelpItem> {
  await store.markHelpRead(db, memberId, id, clock.now());
  const row = await store.findHelp(db, memberId, id);
  if (!row) throw new Refusal("not_found");
  return helpItemOf(row, timeZone);
}

/** Takes a question off the member's list; the record stays. Throws Refusal `not_found`. */
export const hideHelp = (db: Database, clock: Clock, memberId: bigint, id: bigint): Promise<void> =>
  db.transaction(async (tx) => {
    await removeFromList(tx, "helps", memberId, id);
    if (!(await store.hideHelp(tx, memberId, id, clock.now()))) throw new Refusal("not_found");
  });

/** Takes all questions off the member's list; the records stay. */
export const hideAllHelps = (db: Database, clock: Clock, memberId: bigint): Promise<void> =>
  db.transaction(async (tx) => {
    await clearList(tx, "helps", memberId);
    await store.hideAllHelps(tx, memberId, clock.now());
  });

const helpItemOf = (row: store.HelpRow, timeZone: string): HelpItem => ({
  id: Number(row.id),
  title: row.title,
  contents: row.contents,
  lastDate: dateOf(row.lastAt, timeZone),
  status: wireStatus[row.status],
  isRead: row.isRead,
  ...(row.reply !== null && { reply: cleanHtml(row.reply) }),
});
