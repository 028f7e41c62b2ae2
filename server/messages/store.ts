import type { Queryable } from "#server/kit/database.ts";

export type NoticeRow = {
  id: number;
  title: string;
  titleColor: string | null;
  contents: string;
  domain: string;
  publishedAt: Date;
};

/** The newest notices in one language; Korean stands in where a text is missing. */
export const listNotices = (db: Queryable, locale: string, most: number): Promise<NoticeRow[]> =>
  db.query<NoticeRow>(
    `select n.id, coalesce(t.title, k.title) as title, n.title_color as "titleColor",
       coalesce(t.contents, k.contents) as contents, n.domain, n.published_at as "publishedAt"
     from message_notices n
     join message_notice_texts k on k.notice_id = n.id and k.locale = 'ko'
     left join message_notice_texts t on t.notice_id = n.id and t.locale = $1
     where n.hidden_at is null and n.published_at <= now()
     order by n.published_at desc, n.id desc limit $2`,
    [locale, most],
    "messages-notices",
  );

export type HelpRow = {
  id: bigint;
  title: string;
  contents: string;
  status: "waiting" | "answered" | "cancelled";
  reply: string | null;
  isRead: boolean;
  lastAt: Date;
};

export const listHelps = (
  db: Queryable,
  memberId: bigint,
  skip: number,
  most: number,
): Promise<HelpRow[]> =>
  db.query<HelpRow>(
    `select id, title, contents, status, reply, read_at is not null as "isRead",
       coalesce(replied_at, written_at) as "lastAt"
     from message_helps where member_id = $1 and hidden_at is null
     order by id desc offset $2 limit $3`,
    [memberId, skip, most],
  );

export async function countHelps(db: Queryable, memberId: bigint): Promise<number> {
  const [row] = await db.query<{ count: bigint }>(
    "select count(*) from message_helps where member_id = $1 and hidden_at is null",
    [memberId],
  );
  return Number(row?.count ?? 0);
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
