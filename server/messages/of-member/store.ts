import type { MemberHelp } from "#contract/office/member-tabs.ts";
import type { Queryable } from "#server/kit/database.ts";

export type HelpRow = Pick<
  MemberHelp,
  "title" | "contents" | "reply" | "status" | "isRead" | "isHidden"
> & { id: bigint; writtenAt: Date; repliedAt: Date | null };

/** All questions of a member, including those removed from their list. */
export const listHelps = (
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
  most: number,
): Promise<HelpRow[]> =>
  db.query<HelpRow>(
    `select id, title, contents, reply, status, written_at as "writtenAt",
       replied_at as "repliedAt", read_at is not null as "isRead",
       hidden_at is not null as "isHidden"
     from message_helps where member_id = $1 and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [memberId, before, most],
  );

export type NoteRow = {
  id: bigint;
  title: string;
  sentAt: Date;
  readAt: Date | null;
  isHidden: boolean;
};

/** All notes of a member, including deleted ones. */
export const listNotes = (
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
  most: number,
): Promise<NoteRow[]> =>
  db.query<NoteRow>(
    `select id, title, sent_at as "sentAt", read_at as "readAt",
       hidden_at is not null as "isHidden"
     from message_notes where member_id = $1 and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [memberId, before, most],
  );
