import { isForHost } from "#contract/hosts.ts";
import type { Popup } from "#contract/messages.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { cleanHtml } from "#server/messages/html.ts";
import * as store from "#server/messages/store.ts";

/** More would cover the page, so the newest are shown. */
const POPUPS_AT_MOST = 20;

/** The popups that a host shows now, in one language, newest first. */
export async function popupsOf(
  db: Queryable,
  clock: Clock,
  host: string,
  locale: string,
): Promise<Popup[]> {
  const rows = await store.listPopups(db, locale, clock.now());
  return rows
    .filter((row) => isForHost(row.domain, host))
    .slice(0, POPUPS_AT_MOST)
    .map((row) => ({ ...row, contents: cleanHtml(row.contents) }));
}
