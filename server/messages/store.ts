import type { Queryable } from "#server/kit/database.ts";

export type NoticeRow = {
  id: number;
  title: string;
  titleColor: string | null;
  contents: string;
  domain: string;
  isPinned: boolean;
  publishedAt: Date;
};

/** Pinned notices, then the newest, in one language; Korean where a text is missing. */
export const listNotices = (
  db: Queryable,
  locale: string,
  now: Date,
  most: number,
): Promise<NoticeRow[]> =>
  db.query<NoticeRow>(
    `select n.id, coalesce(t.title, k.title) as title, n.title_color as "titleColor",
       coalesce(t.contents, k.contents) as contents, n.domain,
       n.is_pinned as "isPinned", n.published_at as "publishedAt"
     from message_notices n
     join message_notice_texts k on k.notice_id = n.id and k.locale = 'ko'
     left join message_notice_texts t on t.notice_id = n.id and t.locale = $1
     where n.hidden_at is null and n.published_at <= $2
       and (n.published_until is null or n.published_until > $2)
     order by n.is_pinned desc, n.published_at desc, n.id desc limit $3`,
    [locale, now, most],
    "messages-notices",
  );

export type PopupRow = {
  id: number;
  title: string;
  titleColor: string | null;
  contents: string;
  domain: string;
  posX: number;
  posY: number;
};

/** Current popups in one language; Korean where a text is missing. */
export const listPopups = (db: Queryable, locale: string, now: Date): Promise<PopupRow[]> =>
  db.query<PopupRow>(
    `select p.id, coalesce(t.title, k.title) as title, p.title_color as "titleColor",
       coalesce(t.contents, k.contents) as contents, p.domain, p.pos_x as "posX", p.pos_y as "posY"
     from message_popups p
     join message_popup_texts k on k.popup_id = p.id and k.locale = 'ko'
     left join message_popup_texts t on t.popup_id = p.id and t.locale = $1
     where p.hidden_at is null and p.shown_from <= $2
       and (p.shown_until is null or p.shown_until > $2)
     order by p.shown_from desc, p.id desc limit 200`,
    [locale, now],
    "messages-popups",
  );

/** The first moment after `now` at which an announcement begins or ends; null without one. */
export async function findNextWindow(db: Queryable, now: Date): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(
    `select min(at) as at from (
       select published_at as at from message_notices where hidden_at is null
       union all select published_until from message_notices where hidden_at is null
       union all select shown_from from message_popups where hidden_at is null
       union all select shown_until from message_popups where hidden_at is null) windows
     where at > $1`,
    [now],
    "messages-next-window",
  );
  return row?.at ?? null;
}

export type NoteRow = {
  id: bigint;
  title: string;
  titleColor: string | null;
  contents: string;
  sentAt: Date;
  isRead: boolean;
};

const NOTE = `id, title, title_color as "titleColor", contents, sent_at as "sentAt",
  read_at is not null as "isRead"`;

export const listNotes = (
  db: Queryable,
  memberId: bigint,
  places: { first: number; last: number },
): Promise<NoteRow[]> =>
  db.query<NoteRow>(
    `select ${NOTE} from list_places p join message_notes n on n.id = p.item_id
     where p.list = 'notes' and p.member_id = $1 and p.place between $2 and $3
     order by p.place desc`,
    [memberId, places.first, places.last],
    "messages-notes",
  );

export async function findNote(
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<NoteRow | undefined> {
  const [row] = await db.query<NoteRow>(
    `select ${NOTE} from message_notes where id = $2 and member_id = $1 and hidden_at is null`,
    [memberId, id],
  );
  return row;
}

export async function markNoteRead(
  db: Queryable,
  memberId: bigint,
  id: bigint,
  at: Date,
): Promise<void> {
  await db.query(
    `update message_notes set read_at = $3
     where id = $2 and member_id = $1 and hidden_at is null and read_at is null`,
    [memberId, id, at],
  );
}

export async function markAllNotesRead(db: Queryable, memberId: bigint, at: Date): Promise<void> {
  await db.query(
    `update message_notes set read_at = $2
     where member_id = $1 and hidden_at is null and read_at is null`,
    [memberId, at],
  );
}

export async function hideNote(
  db: Queryable,
  memberId: bigint,
  id: bigint,
  at: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update message_notes set hidden_at = $3
     where id = $2 and member_id = $1 and hidden_at is null returning id`,
    [memberId, id, at],
  );
  return rows.length > 0;
}

export async function hideAllNotes(db: Queryable, memberId: bigint, at: Date): Promise<void> {
  await db.query(
    "update message_notes set hidden_at = $2 where member_id = $1 and hidden_at is null",
    [memberId, at],
  );
}

export async function insertNote(
  db: Queryable,
  note: { memberId: bigint; title: string; contents: string; sentAt: Date },
): Promise<void> {
  await db.query(
    `insert into message_notes (member_id, title, contents, sent_at) values ($1, $2, $3, $4)`,
    [note.memberId, note.title, note.contents, note.sentAt],
  );
}

export type UnreadRow = { noteCount: number; helpCount: number };

export async function countUnread(db: Queryable, memberId: bigint): Promise<UnreadRow> {
  const [row] = await db.query<UnreadRow>(
    `select
       (select count(*)::integer from message_notes
        where member_id = $1 and hidden_at is null and read_at is null) as "noteCount",
       (select count(*)::integer from message_helps
        where member_id = $1 and hidden_at is null and read_at is null and status = 'answered') as "helpCount"`,
    [memberId],
    "messages-unread",
  );
  return row ?? { noteCount: 0, helpCount: 0 };
}
