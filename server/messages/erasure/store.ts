import type { Queryable } from "#server/kit/database.ts";

export async function overwriteMessages(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    `update message_helps set title = '-', contents = '-',
       reply = case when reply is null then null else '-' end
     where member_id = $1`,
    [memberId],
  );
  await db.query(
    "update message_complaints set decision = '-' where member_id = $1 and decision is not null",
    [memberId],
  );
  await db.query(
    `delete from message_remarks r using message_helps h
     where h.id = r.help_id and h.member_id = $1`,
    [memberId],
  );
  await db.query("delete from message_help_files where member_id = $1", [memberId]);
  await db.query(
    `update message_mailing_texts t set title = '-', contents = '-' from message_mailings m
     where m.id = t.mailing_id and m.member_id = $1`,
    [memberId],
  );
  await db.query("update message_notes set title = '-', contents = '-' where member_id = $1", [
    memberId,
  ]);
}
