import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { InboxRow } from "#contract/office/help-desk.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { officeComplaintOf } from "#server/messages/complaints/reading.ts";
import { cleanHtml } from "#server/messages/html.ts";
import { filesOf } from "#server/messages/files/files.ts";
import * as store from "#server/messages/help-desk/store.ts";

const ROWS_PER_PAGE = 50;
/** Enough context; further questions are on the member's page. */
const THREAD_EACH_WAY = 20;
const COUNTED_AT_MOST = 1_000;

/** A page of the inbox, and the id after which the next one begins; `today` as YYYY-MM-DD. */
export async function inboxOf(
  db: Queryable,
  { list, member, category, assigned, after }: OfficeInput<"get-help-inbox">,
  { operatorId, today }: { operatorId: bigint; today: string },
  perPage = ROWS_PER_PAGE,
): Promise<OfficeOutput<"get-help-inbox">> {
  const page = {
    member: member?.trim().toLowerCase() || null,
    category: category ?? null,
    assignedTo: assigned === undefined ? null : assigned === "me" ? operatorId : 0n,
    after: after === undefined ? null : BigInt(after),
    most: perPage + 1,
  };
  const listed = { waiting: store.listWaiting, due: store.listDue, done: store.listDone };
  const found = await listed[list](db, page, today);
  const rows = found.slice(0, perPage).map(rowOf);
  const isMore = found.length > perPage;
  return { rows, next: isMore ? (rows.at(-1)?.id ?? null) : null };
}

/** A question with its member's other questions. Throws Refusal `not_found`. */
export async function threadOf(
  db: Queryable,
  id: bigint,
): Promise<OfficeOutput<"get-help-thread">> {
  const asker = await store.findAsker(db, id);
  if (!asker) throw new Refusal("not_found");
  const exchanges = await store.listThread(db, asker.memberId, id, THREAD_EACH_WAY);
  const ids = exchanges.map((exchange) => exchange.id);
  const [remarks, attached] = await Promise.all([store.listRemarks(db, ids), filesOf(db, ids)]);
  return {
    id: Number(id),
    complaint: await officeComplaintOf(db, id),
    member: askerOf(asker),
    thread: exchanges.map((row) => ({
      id: Number(row.id),
      title: row.title,
      contents: row.contents,
      status: row.status,
      writtenAt: row.writtenAt.toISOString(),
      isHidden: row.isHidden,
      reply: row.reply === null ? null : cleanHtml(row.reply),
      repliedAt: row.repliedAt?.toISOString() ?? null,
      repliedBy: row.repliedBy,
      readAt: row.readAt?.toISOString() ?? null,
      ...attached(row.id),
      version: row.version,
      category: row.category,
      caseId: row.caseId === null ? null : Number(row.caseId),
      assignedTo:
        row.assignedTo === null
          ? null
          : { id: Number(row.assignedTo), name: row.assignedName ?? "" },
      followUpOn: row.followUpOn,
      remarks: remarks.filter(({ helpId }) => helpId === row.id).map(remarkOf),
    })),
  };
}

/** How many questions wait, counted up to a thousand. */
export const countWaitingHelps = (db: Queryable): Promise<number> =>
  store.countWaiting(db, COUNTED_AT_MOST);

const askerOf = (row: store.AskedRow | store.InboxRow): InboxRow["member"] => ({
  id: Number(row.askerId),
  loginId: row.loginId,
  nick: row.nick,
  level: row.level,
  status: row.memberStatus,
  locale: row.locale,
});

const rowOf = (row: store.InboxRow): InboxRow => ({
  id: Number(row.id),
  version: row.version,
  title: row.title,
  status: row.status,
  writtenAt: row.writtenAt.toISOString(),
  member: askerOf(row),
  remarks: row.remarks,
  isHidden: row.isHidden,
  category: row.category,
  isFurther: row.isFurther,
  assignedTo: row.assignedTo,
  followUpOn: row.followUpOn,
});

const remarkOf = ({ id, operator, contents, writtenAt }: store.RemarkRow) => ({
  id: Number(id),
  operator,
  contents,
  writtenAt: writtenAt.toISOString(),
});
