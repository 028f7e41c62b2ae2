import { hostsIn } from "#contract/hosts.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import type { PopupBeside } from "#contract/office/announcements.ts";
import type { Queryable } from "#server/kit/database.ts";
import { cleanHtml } from "#server/messages/html.ts";
import * as store from "#server/messages/announcements/store.ts";

/** More are neither open at once nor judged in a preview. */
const MOST = 20;

const shareHost = (one: string, other: string): boolean => {
  const [ones, others] = [hostsIn(one), hostsIn(other)];
  return ones.length === 0 || others.length === 0 || ones.some((host) => others.includes(host));
};

/** The popups that are shown together with one of this period on one of its hosts, newest first. */
export async function popupsBeside(
  db: Queryable,
  { id, domain, shown }: OfficeInput<"get-popups-beside">,
): Promise<PopupBeside[]> {
  const until = shown.until === null ? null : new Date(shown.until);
  const rows = await store.listPopupsDuring(db, id ?? null, new Date(shown.from), until);
  const beside = rows.filter((row) => shareHost(row.domain, domain)).slice(0, MOST);
  const texts = await store.listTextsOf(
    db,
    beside.map((row) => row.id),
  );
  return beside.map((row) => ({
    id: row.id,
    titleColor: row.titleColor,
    posX: row.posX,
    posY: row.posY,
    texts: Object.fromEntries(
      texts
        .filter(({ popupId }) => popupId === row.id)
        .map(({ locale, title, contents }) => [locale, { title, contents: cleanHtml(contents) }]),
    ),
  }));
}
