import type { Locale } from "#contract/locales.ts";
import type { AnnouncementKind } from "#contract/office/announcements.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

/** Each kind of announcement has its own tables with the same meaning. */
const tables = {
  notice: {
    main: "message_notices",
    texts: "message_notice_texts",
    key: "notice_id",
    from: "published_at",
    until: "published_until",
    own: `is_pinned as "isPinned", 0 as "posX", 0 as "posY"`,
    written: "(title_color, domain, published_at, published_until, is_pinned)",
    values: "($1, $2, $3, $4, $5)",
    id: "$6",
  },
  popup: {
    main: "message_popups",
    texts: "message_popup_texts",
    key: "popup_id",
    from: "shown_from",
    until: "shown_until",
    own: `false as "isPinned", pos_x as "posX", pos_y as "posY"`,
    written: "(title_color, domain, shown_from, shown_until, pos_x, pos_y)",
    values: "($1, $2, $3, $4, $5, $6)",
    id: "$7",
  },
} as const;

export type AnnouncementRow = {
  id: number;
  version: number;
  titleColor: string | null;
  domain: string;
  shownFrom: Date;
  shownUntil: Date | null;
  isPinned: boolean;
  posX: number;
  posY: number;
  isHidden: boolean;
};

const columnsOf = (kind: AnnouncementKind): string => {
  const { from, until, own } = tables[kind];
  return `a.id, a.version, a.title_color as "titleColor", a.domain, a.${from} as "shownFrom",
    a.${until} as "shownUntil", ${own}, a.hidden_at is not null as "isHidden"`;
};

export type ListedRow = AnnouncementRow & { title: string; locales: Locale[] };

/** Announcements of one kind, newest first, with their Korean title. */
export const listAnnouncements = (
  db: Queryable,
  kind: AnnouncementKind,
  after: number | null,
  most: number,
): Promise<ListedRow[]> => {
  const { main, texts, key } = tables[kind];
  return db.query<ListedRow>(
    `select ${columnsOf(kind)}, k.title,
       array(select t.locale from ${texts} t where t.${key} = a.id) as locales
     from ${main} a join ${texts} k on k.${key} = a.id and k.locale = 'ko'
     where $1::integer is null or a.id < $1 order by a.id desc limit $2`,
    [after, most],
  );
};

export async function findAnnouncement(
  db: Queryable,
  kind: AnnouncementKind,
  id: number,
): Promise<AnnouncementRow | undefined> {
  const [row] = await db.query<AnnouncementRow>(
    `select ${columnsOf(kind)} from ${tables[kind].main} a where a.id = $1`,
    [id],
  );
  return row;
}

export async function lockAnnouncement(
  tx: Transaction,
  kind: AnnouncementKind,
  id: number,
): Promise<AnnouncementRow | undefined> {
  const [row] = await tx.query<AnnouncementRow>(
    `select ${columnsOf(kind)} from ${tables[kind].main} a where a.id = $1 for update`,
    [id],
  );
  return row;
}

export type TextRow = { locale: Locale; title: string; contents: string };

export const listTexts = (db: Queryable, kind: AnnouncementKind, id: number): Promise<TextRow[]> =>
  db.query<TextRow>(
    `select locale, title, contents from ${tables[kind].texts} where ${tables[kind].key} = $1`,
    [id],
  );

export type NewAnnouncement = Omit<AnnouncementRow, "id" | "version" | "isHidden">;

/** The values of the columns in `written`, in their order. */
const valuesOf = (kind: AnnouncementKind, row: NewAnnouncement): unknown[] => [
  row.titleColor,
  row.domain,
  row.shownFrom,
  row.shownUntil,
  ...(kind === "notice" ? [row.isPinned] : [row.posX, row.posY]),
];

export async function insertAnnouncement(
  tx: Transaction,
  kind: AnnouncementKind,
  row: NewAnnouncement,
): Promise<number> {
  const { main, written, values } = tables[kind];
  const [inserted] = await tx.query<{ id: number }>(
    `insert into ${main} ${written} values ${values} returning id`,
    valuesOf(kind, row),
  );
  if (!inserted) throw new Error("insert answered no row");
  return inserted.id;
}

export async function updateAnnouncement(
  tx: Transaction,
  kind: AnnouncementKind,
  id: number,
  row: NewAnnouncement,
): Promise<void> {
  const { main, written, values, id: place } = tables[kind];
  await tx.query(
    `update ${main} set ${written} = ${values}, version = version + 1 where id = ${place}`,
    [...valuesOf(kind, row), id],
  );
}

/** Replaces all texts. */
export async function replaceTexts(
  tx: Transaction,
  kind: AnnouncementKind,
  id: number,
  rows: readonly TextRow[],
): Promise<void> {
  const { texts, key } = tables[kind];
  await tx.query(`delete from ${texts} where ${key} = $1`, [id]);
  for (const { locale, title, contents } of rows)
    await tx.query(`insert into ${texts} values ($1, $2, $3, $4)`, [id, locale, title, contents]);
}

export async function setHidden(
  tx: Transaction,
  kind: AnnouncementKind,
  id: number,
  hiddenAt: Date | null,
): Promise<void> {
  await tx.query(`update ${tables[kind].main} set hidden_at = $2 where id = $1`, [id, hiddenAt]);
}

type PopupRow = {
  id: number;
  titleColor: string | null;
  domain: string;
  posX: number;
  posY: number;
};

/** Popups other than this one that are shown at some time of a period, newest first, at most 200. */
export const listPopupsDuring = (
  db: Queryable,
  except: number | null,
  from: Date,
  until: Date | null,
): Promise<PopupRow[]> =>
  db.query<PopupRow>(
    `select id, title_color as "titleColor", domain, pos_x as "posX", pos_y as "posY"
     from message_popups
     where hidden_at is null and ($1::integer is null or id <> $1)
       and ($3::timestamptz is null or shown_from < $3)
       and (shown_until is null or shown_until > $2)
     order by shown_from desc, id desc limit 200`,
    [except, from, until],
  );

export const listTextsOf = (
  db: Queryable,
  popupIds: readonly number[],
): Promise<(TextRow & { popupId: number })[]> =>
  db.query<TextRow & { popupId: number }>(
    `select popup_id as "popupId", locale, title, contents from message_popup_texts
     where popup_id = any($1)`,
    [popupIds],
  );
