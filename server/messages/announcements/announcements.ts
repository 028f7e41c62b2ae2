import { localeCodes } from "#contract/locales.ts";
import type { Announcement, AnnouncementKind } from "#contract/office/announcements.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/messages/announcements/store.ts";
import { htmlOfWritten } from "#server/messages/written.ts";

const ROWS_PER_PAGE = 50;

/** A page of notices or popups, and the id after which the next one begins. */
export async function announcementsOf(
  db: Queryable,
  kind: AnnouncementKind,
  after: number | undefined,
): Promise<OfficeOutput<"get-announcements">> {
  const found = await store.listAnnouncements(db, kind, after ?? null, ROWS_PER_PAGE + 1);
  const rows = found.slice(0, ROWS_PER_PAGE).map((row) => ({
    id: row.id,
    title: row.title,
    titleColor: row.titleColor,
    domain: row.domain,
    shown: shownOf(row),
    isPinned: row.isPinned,
    isHidden: row.isHidden,
    locales: localeCodes.filter((code) => row.locales.includes(code)),
  }));
  const isMore = found.length > ROWS_PER_PAGE;
  return { rows, next: isMore ? (rows.at(-1)?.id ?? null) : null };
}

/** One notice or popup in all its languages. Throws Refusal `not_found`. */
export async function announcementOf(
  db: Queryable,
  kind: AnnouncementKind,
  id: number,
): Promise<Announcement> {
  const row = await store.findAnnouncement(db, kind, id);
  if (!row) throw new Refusal("not_found");
  return announcementFrom(row, await store.listTexts(db, kind, id));
}

/**
 * Writes a notice or popup, or changes one; its texts are stored sanitised. Answers the state
 * before. Throws Refusal: `not_found`, `stale` when a colleague has changed it since it was read.
 */
export async function saveAnnouncement(
  tx: Transaction,
  { kind, id, version, texts, shown, ...fields }: Omit<OfficeInput<"save-announcement">, "reason">,
): Promise<{ after: Announcement; before: Announcement | null }> {
  const before = id === undefined ? null : await lockCurrent(tx, kind, id, version);
  const row = {
    ...fields,
    domain: fields.domain.trim(),
    shownFrom: new Date(shown.from),
    shownUntil: shown.until === null ? null : new Date(shown.until),
  };
  if (id !== undefined) await store.updateAnnouncement(tx, kind, id, row);
  const announcementId = id ?? (await store.insertAnnouncement(tx, kind, row));
  const written = localeCodes.flatMap((locale) => {
    const text = texts[locale];
    return text ? [{ locale, title: text.title, contents: htmlOfWritten(text.contents) }] : [];
  });
  await store.replaceTexts(tx, kind, announcementId, written);
  return { after: await announcementOf(tx, kind, announcementId), before };
}

/**
 * Hides a notice or popup, or shows it again. Throws Refusal: `not_found`, `already_decided` when
 * it is in that state.
 */
export async function hideAnnouncement(
  tx: Transaction,
  clock: Clock,
  { kind, id, isHidden }: { kind: AnnouncementKind; id: number; isHidden: boolean },
): Promise<void> {
  const row = await store.lockAnnouncement(tx, kind, id);
  if (!row) throw new Refusal("not_found");
  if (row.isHidden === isHidden) throw new Refusal("already_decided");
  await store.setHidden(tx, kind, id, isHidden ? clock.now() : null);
}

async function lockCurrent(
  tx: Transaction,
  kind: AnnouncementKind,
  id: number,
  version: number | undefined,
): Promise<Announcement> {
  const row = await store.lockAnnouncement(tx, kind, id);
  if (!row) throw new Refusal("not_found");
  const now = announcementFrom(row, await store.listTexts(tx, kind, id));
  if (row.version !== version)
    throw new Refusal("stale", { now: { title: now.texts.ko?.title ?? null } });
  return now;
}

const shownOf = ({ shownFrom, shownUntil }: store.AnnouncementRow) => ({
  from: shownFrom.toISOString(),
  until: shownUntil?.toISOString() ?? null,
});

const announcementFrom = (
  { shownFrom, shownUntil, ...row }: store.AnnouncementRow,
  texts: readonly store.TextRow[],
): Announcement => ({
  ...row,
  shown: shownOf({ ...row, shownFrom, shownUntil }),
  texts: Object.fromEntries(
    texts.map(({ locale, title, contents }) => [locale, { title, contents }]),
  ),
});
