import type { Notice } from "#contract/messages.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { plainHost } from "#server/settings/sites.ts";
import { cleanHtml } from "#server/messages/html.ts";
import * as store from "#server/messages/store.ts";

/** A site publishes a handful a month; two hundred are years of them. */
const NOTICES_AT_MOST = 200;

/** The notices of a host in one language, newest first. */
export async function noticesOf(
  db: Queryable,
  host: string,
  locale: string,
  timeZone: string,
): Promise<Notice[]> {
  const rows = await store.listNotices(db, locale, NOTICES_AT_MOST);
  return rows
    .filter((row) => isForHost(row.domain, host))
    .map(({ publishedAt, ...row }) => ({
      ...row,
      contents: cleanHtml(row.contents),
      lastDate: dateOf(publishedAt, timeZone),
    }));
}

/**
 * Whether a domain list (comma, pipe or space between hosts) is empty or names this host.
 * Scheme, port, path and a leading `www.` make no difference (specification section 6).
 */
export function isForHost(domain: string, host: string): boolean {
  const listed = domain
    .split(/[\s,|]+/)
    .filter((item) => item !== "")
    .map((item) => plainHost(item.replace(/^[a-z]+:\/\//i, "").replace(/\/.*$/, "")));
  return listed.length === 0 || listed.includes(plainHost(host));
}
