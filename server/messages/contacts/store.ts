import type { Locale } from "#contract/locales.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

export type NewContact = {
  replyTo: Buffer;
  title: string;
  contents: string;
  locale: Locale;
  keyHash: Buffer | null;
  writtenAt: Date;
};

/** Stores a request, unless one with its key exists; answers whether it was stored. */
export async function insertContact(db: Queryable, contact: NewContact): Promise<boolean> {
  const rows = await db.query(
    `insert into message_contacts (reply_to, title, contents, locale, key_hash, written_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (key_hash) do nothing
     returning id`,
    [
      contact.replyTo,
      contact.title,
      contact.contents,
      contact.locale,
      contact.keyHash,
      contact.writtenAt,
    ],
  );
  return rows.length > 0;
}

export type KeptContact = { replyTo: Buffer; title: string; contents: string };

/** The request with this key. */
export async function findByKey(db: Queryable, keyHash: Buffer): Promise<KeptContact | undefined> {
  const [row] = await db.query<KeptContact>(
    `select reply_to as "replyTo", title, contents from message_contacts where key_hash = $1`,
    [keyHash],
  );
  return row;
}

export type ContactRow = {
  id: bigint;
  replyTo: Buffer;
  title: string;
  contents: string;
  locale: Locale;
  writtenAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
};

type Page = { after: bigint | null; most: number };

const ROW = `c.id, c.reply_to as "replyTo", c.title, c.contents, c.locale,
  c.written_at as "writtenAt", c.handled_at as "handledAt", o.name as "handledBy"
  from message_contacts c left join operators o on o.id = c.handled_by`;

/** Waiting requests, oldest first. */
export const listWaiting = (db: Queryable, { after, most }: Page): Promise<ContactRow[]> =>
  db.query<ContactRow>(
    `select ${ROW} where c.handled_at is null and ($1::bigint is null or c.id > $1)
     order by c.id limit $2`,
    [after, most],
  );

/** Counts at most `most`, because an exact larger number is not needed. */
export async function countWaiting(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
       select from message_contacts where handled_at is null limit $1) w`,
    [most],
    "messages-contacts-waiting",
  );
  return row?.count ?? 0;
}

/** Handled requests, newest first. */
export const listHandled = (db: Queryable, { after, most }: Page): Promise<ContactRow[]> =>
  db.query<ContactRow>(
    `select ${ROW} where c.handled_at is not null and ($1::bigint is null or c.id < $1)
     order by c.id desc limit $2`,
    [after, most],
  );

export async function lockContact(
  tx: Transaction,
  id: bigint,
): Promise<{ handledBy: string | null; isHandled: boolean } | undefined> {
  const [row] = await tx.query<{ handledBy: string | null; isHandled: boolean }>(
    `select handled_at is not null as "isHandled",
       (select name from operators where id = handled_by) as "handledBy"
     from message_contacts where id = $1 for update`,
    [id],
  );
  return row;
}

export async function markHandled(
  tx: Transaction,
  { id, operatorId, at }: { id: bigint; operatorId: bigint; at: Date },
): Promise<void> {
  await tx.query("update message_contacts set handled_at = $2, handled_by = $3 where id = $1", [
    id,
    at,
    operatorId,
  ]);
}

/** Deletes at most so many requests that were handled before a moment; answers how many. */
export async function deleteHandled(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from message_contacts where id in (
       select id from message_contacts where handled_at < $1 order by id limit $2) returning id`,
    [before, most],
  );
  return rows.length;
}
