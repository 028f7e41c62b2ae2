import type { HelpItem } from "#contract/messages.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/messages/dates.ts";
import * as store from "#server/messages/store.ts";

/** Source: the product's table of calls. */
const HELPS_PER_PAGE = 20;

const wireStatus = { waiting: "wait", answered: "already", cancelled: "cansel" } as const;

/** One page of a member's questions, newest first; `page` from 1. */
export async function helpsOf(
  db: Queryable,
  memberId: bigint,
  page: number,
  timeZone: string,
): Promise<{ helps: HelpItem[]; maxCount: number }> {
  const [rows, maxCount] = await Promise.all([
    store.listHelps(db, memberId, (page - 1) * HELPS_PER_PAGE, HELPS_PER_PAGE),
    store.countHelps(db, memberId),
  ]);
  const helps = rows.map((row) => ({
    id: Number(row.id),
    title: row.title,
    contents: row.contents,
    lastDate: dateOf(row.lastAt, timeZone),
    status: wireStatus[row.status],
    isRead: row.isRead,
    ...(row.reply !== null && { reply: row.reply }),
  }));
  return { helps, maxCount };
}
