import type { MemberStatus } from "#contract/office/members.ts";
import type { HelpCategory } from "#contract/help-kinds.ts";
import type { Locale } from "#contract/locales.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

type AskerRow = {
  askerId: bigint;
  loginId: string;
  nick: string;
  level: number;
  memberStatus: MemberStatus;
  locale: Locale;
};
const ASKER = `m.id as "askerId", m.login_id as "loginId", m.nick, m.level, m.status as "memberStatus", m.locale`;

type HelpStatus = "waiting" | "answered" | "cancelled";

export type InboxRow = AskerRow & {
  id: bigint;
  version: number;
  title: string;
  status: HelpStatus;
  writtenAt: Date;
  isHidden: boolean;
  remarks: number;
  category: HelpCategory;
  isFurther: boolean;
  assignedTo: string | null;
  followUpOn: string | null;
};

const ROW = `h.id, h.version, h.title, h.status, h.written_at as "writtenAt", h.hidden_at is not null as "isHidden",
  ${ASKER}, (select count(*)::integer from message_remarks r where r.help_id = h.id) as remarks,
  h.category, h.asked_in is not null as "isFurther", o.name as "assignedTo",
  to_char(h.follow_up_on, 'YYYY-MM-DD') as "followUpOn"
  from message_helps h join members m on m.id = h.member_id
  left join operators o on o.id = h.assigned_to`;

type Page = {
  member: string | null;
  category: HelpCategory | null;
  /** Only of this operator; 0 for those of nobody. */
  assignedTo: bigint | null;
  after: bigint | null;
  most: number;
};

/** The filters that every list has. */
const FILTER = `($1::text is null or m.login_id = $1)
       and ($4::text is null or h.category = $4)
       and ($5::bigint is null or coalesce(h.assigned_to, 0) = $5)`;

/** Waiting questions, oldest first. */
export const listWaiting = (db: Queryable, page: Page): Promise<InboxRow[]> =>
  db.query<InboxRow>(
    `select ${ROW} where h.status = 'waiting' and h.hidden_at is null
       and ${FILTER} and ($2::bigint is null or h.id > $2)
     order by h.id limit $3`,
    [page.member, page.after, page.most, page.category, page.assignedTo],
  );

/** Answered, closed and withdrawn questions, newest first. */
export const listDone = (db: Queryable, page: Page): Promise<InboxRow[]> =>
  db.query<InboxRow>(
    `select ${ROW} where (h.status <> 'waiting' or h.hidden_at is not null)
       and ${FILTER} and ($2::bigint is null or h.id < $2)
     order by h.id desc limit $3`,
    [page.member, page.after, page.most, page.category, page.assignedTo],
  );

/** Questions in any state whose follow-up day has come, the longest due first. */
export const listDue = (db: Queryable, page: Page, today: string): Promise<InboxRow[]> =>
  db.query<InboxRow>(
    `select ${ROW} where h.follow_up_on <= $6::date and ${FILTER}
       and ($2::bigint is null or (h.follow_up_on, h.id) >
         (select follow_up_on, id from message_helps where id = $2))
     order by h.follow_up_on, h.id limit $3`,
    [page.member, page.after, page.most, page.category, page.assignedTo, today],
  );

/** Counts at most `most`, because an exact larger number is not needed. */
export async function countWaiting(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
       select from message_helps where status = 'waiting' and hidden_at is null limit $1) w`,
    [most],
    "messages-desk-waiting",
  );
  return row?.count ?? 0;
}

export type AskedRow = AskerRow & { memberId: bigint };

export async function findAsker(db: Queryable, helpId: bigint): Promise<AskedRow | undefined> {
  const [row] = await db.query<AskedRow>(
    `select h.member_id as "memberId", ${ASKER}
     from message_helps h join members m on m.id = h.member_id where h.id = $1`,
    [helpId],
  );
  return row;
}

export type ExchangeRow = {
  id: bigint;
  title: string;
  contents: string;
  status: HelpStatus;
  writtenAt: Date;
  isHidden: boolean;
  reply: string | null;
  repliedAt: Date | null;
  repliedBy: string | null;
  readAt: Date | null;
  version: number;
  category: HelpCategory;
  assignedTo: bigint | null;
  assignedName: string | null;
  followUpOn: string | null;
  caseId: bigint | null;
};

/** A question and the same member's others before and after it, at most so many each way. */
export const listThread = (
  db: Queryable,
  memberId: bigint,
  helpId: bigint,
  most: number,
): Promise<ExchangeRow[]> =>
  db.query<ExchangeRow>(
    `select h.id, h.title, h.contents, h.status, h.written_at as "writtenAt",
       h.hidden_at is not null as "isHidden", h.reply, h.replied_at as "repliedAt",
       o.name as "repliedBy", h.read_at as "readAt", h.version, h.category, h.case_id as "caseId",
       h.assigned_to as "assignedTo", a.name as "assignedName",
       to_char(h.follow_up_on, 'YYYY-MM-DD') as "followUpOn"
     from (
       (select * from message_helps where member_id = $1 and id <= $2 order by id desc limit $3)
       union all
       (select * from message_helps where member_id = $1 and id > $2 order by id limit $3)) h
     left join operators o on o.id = h.replied_by
     left join operators a on a.id = h.assigned_to
     order by h.id`,
    [memberId, helpId, most],
  );

export type RemarkRow = {
  id: bigint;
  helpId: bigint;
  operator: string;
  contents: string;
  writtenAt: Date;
};

export const listRemarks = (db: Queryable, helpIds: readonly bigint[]): Promise<RemarkRow[]> =>
  db.query<RemarkRow>(
    `select r.id, r.help_id as "helpId", o.name as operator, r.contents, r.written_at as "writtenAt"
     from message_remarks r join operators o on o.id = r.operator_id
     where r.help_id = any($1) order by r.id`,
    [helpIds],
  );

export type LockedHelp = {
  memberId: bigint;
  status: HelpStatus;
  isHidden: boolean;
  repliedBy: string | null;
  category: HelpCategory;
  caseId: bigint | null;
};

export async function lockHelp(tx: Transaction, id: bigint): Promise<LockedHelp | undefined> {
  const [row] = await tx.query<LockedHelp>(
    `select h.member_id as "memberId", h.status, h.hidden_at is not null as "isHidden",
       (select name from operators where id = h.replied_by) as "repliedBy", h.category, h.case_id as "caseId"
     from message_helps h where h.id = $1 for update`,
    [id],
  );
  return row;
}

export async function answerHelp(
  tx: Transaction,
  id: bigint,
  answer: { reply: string; operatorId: bigint; at: Date },
): Promise<void> {
  await tx.query(
    `update message_helps set status = 'answered', reply = $2, replied_by = $3, replied_at = $4,
       read_at = null where id = $1`,
    [id, answer.reply, answer.operatorId, answer.at],
  );
}

export async function closeHelp(tx: Transaction, id: bigint, at: Date): Promise<void> {
  await tx.query("update message_helps set status = 'cancelled', closed_at = $2 where id = $1", [
    id,
    at,
  ]);
}

export async function insertRemark(
  tx: Transaction,
  remark: { helpId: bigint; operatorId: bigint; contents: string; at: Date },
): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(
    `insert into message_remarks (help_id, operator_id, contents, written_at)
     select id, $2, $3, $4 from message_helps where id = $1 returning id`,
    [remark.helpId, remark.operatorId, remark.contents, remark.at],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

type WriterKey = { helpId: bigint; operatorId: bigint };

/** False when there is no such question. */
export async function upsertWriter(
  db: Queryable,
  { helpId, operatorId }: WriterKey,
  until: Date,
): Promise<boolean> {
  const rows = await db.query(
    `insert into message_writers (help_id, operator_id, until)
     select id, $2, $3 from message_helps where id = $1
     on conflict (help_id, operator_id) do update set until = excluded.until returning help_id`,
    [helpId, operatorId, until],
  );
  return rows.length > 0;
}

export async function deleteWriter(
  db: Queryable,
  { helpId, operatorId }: WriterKey,
): Promise<void> {
  await db.query("delete from message_writers where help_id = $1 and operator_id = $2", [
    helpId,
    operatorId,
  ]);
}

export type WriterRow = { helpId: bigint; operatorId: bigint; operator: string };

export const listWriters = (db: Queryable, now: Date): Promise<WriterRow[]> =>
  db.query<WriterRow>(
    `select w.help_id as "helpId", w.operator_id as "operatorId", o.name as operator
     from message_writers w join operators o on o.id = w.operator_id
     where w.until > $1 order by w.help_id, w.operator_id limit 500`,
    [now],
    "messages-desk-writers",
  );

export async function deleteWritersUntil(db: Queryable, until: Date): Promise<void> {
  await db.query("delete from message_writers where until < $1", [until]);
}
