import type { HelpFile } from "#contract/help-files.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

type NewFile = {
  memberId: bigint;
  addedBy: bigint | null;
  name: string;
  kind: HelpFile["kind"];
  content: Buffer;
  at: Date;
};

export async function insertFile(db: Queryable, file: NewFile): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into message_help_files (member_id, added_by, name, kind, content, added_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [file.memberId, file.addedBy, file.name, file.kind, file.content, file.at],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

type Sent = { ids: readonly number[]; memberId: bigint; addedBy: bigint | null };

/** Gives files that are not sent yet to a message; answers how many. */
export async function setHelp(
  tx: Transaction,
  helpId: bigint,
  { ids, memberId, addedBy }: Sent,
): Promise<number> {
  const rows = await tx.query(
    `update message_help_files set help_id = $1
     where id = any($2) and member_id = $3 and added_by is not distinct from $4
       and help_id is null returning id`,
    [helpId, ids, memberId, addedBy],
  );
  return rows.length;
}

export type FileRow = {
  id: bigint;
  helpId: bigint;
  isOfReply: boolean;
  name: string;
  kind: HelpFile["kind"];
  bytes: number;
};

/** The files of messages, in the order in which they were attached. */
export const listFiles = (db: Queryable, helpIds: readonly bigint[]): Promise<FileRow[]> =>
  db.query<FileRow>(
    `select id, help_id as "helpId", added_by is not null as "isOfReply", name, kind,
       octet_length(content) as bytes
     from message_help_files where help_id = any($1) order by id`,
    [helpIds],
  );

export type OpenedRow = {
  helpId: bigint | null;
  memberId: bigint;
  name: string;
  kind: HelpFile["kind"];
  content: Buffer;
};

/** A member's own file, or one of a reply, unless the message was removed from their list. */
export async function findOwnFile(
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<OpenedRow | undefined> {
  const [row] = await db.query<OpenedRow>(
    `select f.help_id as "helpId", f.member_id as "memberId", f.name, f.kind, f.content from message_help_files f
     left join message_helps h on h.id = f.help_id
     where f.id = $2 and f.member_id = $1
       and (h.hidden_at is null and (h.id is not null or f.added_by is null))`,
    [memberId, id],
  );
  return row;
}

/** A file of a message that was sent. */
export async function findSentFile(db: Queryable, id: bigint): Promise<OpenedRow | undefined> {
  const [row] = await db.query<OpenedRow>(
    `select help_id as "helpId", member_id as "memberId", name, kind, content from message_help_files
     where id = $1 and help_id is not null`,
    [id],
  );
  return row;
}

/** Deletes files that were not sent, and those that were kept long enough; answers how many. */
export async function deleteOldFiles(
  db: Queryable,
  { unsentBefore, before, most }: { unsentBefore: Date; before: Date; most: number },
): Promise<number> {
  const rows = await db.query(
    `delete from message_help_files where id in (
       select id from message_help_files
       where added_at < $2 or (help_id is null and added_at < $1) limit $3) returning id`,
    [unsentBefore, before, most],
  );
  return rows.length;
}
