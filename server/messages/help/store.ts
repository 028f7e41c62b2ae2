import type { HelpCategory } from "#contract/help-kinds.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

export type HelpRow = {
  id: bigint;
  title: string;
  contents: string;
  category: HelpCategory;
  status: "waiting" | "answered" | "cancelled";
  reply: string | null;
  isRead: boolean;
  writtenAt: Date;
  repliedAt: Date | null;
  lastAt: Date;
  ownStatus: "waiting" | "answered" | "cancelled";
};

/** The newest further message of a thread has its state; without one the first question has. */
const HELP = `h.id, h.title, h.contents, h.category, h.reply, h.written_at as "writtenAt",
  h.replied_at as "repliedAt", h.status as "ownStatus",
  coalesce(newest.status, h.status) as status,
  coalesce(newest.read_at, case when newest.id is null then h.read_at end) is not null as "isRead",
  coalesce(newest.replied_at, newest.written_at, h.replied_at, h.written_at) as "lastAt"`;
const NEWEST = `left join lateral (
    select id, status, read_at, replied_at, written_at from message_helps
    where asked_in = h.id order by id desc limit 1) newest on true`;

/** A page of a member's threads, newest first, and with each how many there are. */
export const listHelps = (
  db: Queryable,
  memberId: bigint,
  { skipped, most }: { skipped: number; most: number },
): Promise<(HelpRow & { count: number })[]> =>
  db.query<HelpRow & { count: number }>(
    `with length as (
       select coalesce(max(place), 0) as count from list_places
       where list = 'helps' and member_id = $1)
     select ${HELP}, length.count from length
     join list_places p on p.list = 'helps' and p.member_id = $1
       and p.place between length.count - $2 - $3 + 1 and length.count - $2
     join message_helps h on h.id = p.item_id
     ${NEWEST}
     order by p.place desc`,
    [memberId, skipped, most],
    "messages-helps",
  );

/** The thread of a question or of a further message. */
export async function findHelp(
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<HelpRow | undefined> {
  const [row] = await db.query<HelpRow>(
    `select ${HELP} from message_helps asked
     join message_helps h on h.id = coalesce(asked.asked_in, asked.id)
     ${NEWEST}
     where asked.id = $2 and h.member_id = $1 and h.hidden_at is null`,
    [memberId, id],
  );
  return row;
}

export type FollowUpRow = Pick<
  HelpRow,
  "id" | "contents" | "status" | "reply" | "writtenAt" | "repliedAt"
>;

/** The further messages of a thread, oldest first. */
export const listFollowUps = (db: Queryable, id: bigint, most: number): Promise<FollowUpRow[]> =>
  db.query<FollowUpRow>(
    `select * from (
       select id, contents, status, reply, written_at as "writtenAt", replied_at as "repliedAt"
       from message_helps where asked_in = $1 order by id desc limit $2) newest
     order by id`,
    [id, most],
  );

type NewHelp = {
  memberId: bigint;
  title: string;
  contents: string;
  category: HelpCategory;
  writtenAt: Date;
  /** The case that it contests. */
  caseId: bigint | null;
};

export async function insertHelp(db: Queryable, help: NewHelp): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into message_helps (member_id, title, contents, category, written_at, case_id)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [help.memberId, help.title, help.contents, help.category, help.writtenAt, help.caseId],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/**
 * Adds a message to a thread with the title, kind and colleague of its newest one; undefined when
 * the member has no such thread in their list.
 */
export async function insertFollowUp(
  tx: Transaction,
  {
    memberId,
    id,
    contents,
    writtenAt,
  }: Pick<NewHelp, "memberId" | "contents" | "writtenAt"> & {
    id: bigint;
  },
): Promise<bigint | undefined> {
  const [row] = await tx.query<{ id: bigint }>(
    `insert into message_helps (member_id, title, contents, category, assigned_to, asked_in,
       written_at, case_id)
     select h.member_id, h.title, $3, coalesce(newest.category, h.category),
       case when newest.id is null then h.assigned_to else newest.assigned_to end, h.id, $4, h.case_id
     from message_helps asked
     join message_helps h on h.id = coalesce(asked.asked_in, asked.id)
     left join lateral (
       select id, category, assigned_to from message_helps
       where asked_in = h.id order by id desc limit 1) newest on true
     where asked.id = $2 and h.member_id = $1 and h.hidden_at is null returning id`,
    [memberId, id, contents, writtenAt],
  );
  return row?.id;
}

/** Marks every reply of a thread as read. */
export async function markHelpRead(
  db: Queryable,
  memberId: bigint,
  id: bigint,
  at: Date,
): Promise<void> {
  await db.query(
    `update message_helps h set read_at = $3 from message_helps asked
     where asked.id = $2 and asked.member_id = $1
       and coalesce(h.asked_in, h.id) = coalesce(asked.asked_in, asked.id)
       and h.member_id = $1 and h.hidden_at is null and h.read_at is null
       and h.status = 'answered'`,
    [memberId, id, at],
  );
}

/** Hides a question with its thread; false when the member has no such one. */
export async function hideHelp(
  db: Queryable,
  memberId: bigint,
  id: bigint,
  at: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update message_helps set hidden_at = $3
     where member_id = $1 and hidden_at is null and (id = $2 or asked_in = $2) returning id`,
    [memberId, id, at],
  );
  return rows.length > 0;
}

/** Hides every question with its thread but those of `kept`. */
export async function hideAllHelps(
  db: Queryable,
  memberId: bigint,
  at: Date,
  kept: readonly bigint[],
): Promise<void> {
  await db.query(
    `update message_helps set hidden_at = $2
     where member_id = $1 and hidden_at is null and coalesce(asked_in, id) <> all($3::bigint[])`,
    [memberId, at, kept],
  );
}
