import { isForHost } from "#contract/hosts.ts";
import type { Notice } from "#contract/messages.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { cleanHtml } from "#server/messages/html.ts";
import * as store from "#server/messages/store.ts";

/** A site publishes a few a month, so these cover years. */
const NOTICES_AT_MOST = 200;

/** The notices that a host shows now, in one language, newest first. */
export async function noticesOf(
  db: Queryable,
  clock: Clock,
  host: string,
  locale: string,
  timeZone: string,
): Promise<Notice[]> {
  const rows = await store.listNotices(db, locale, clock.now(), NOTICES_AT_MOST);
  return rows
    .filter((row) => isForHost(row.domain, host))
    .map(({ publishedAt, ...row }) => ({
      ...row,
      contents: cleanHtml(row.contents),
      lastDate: dateOf(publishedAt, timeZone),
    }));
}
