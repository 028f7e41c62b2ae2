import type { Queryable } from "#server/kit/database.ts";

type Rows = Promise<Record<string, unknown>[]>;

export const listOwnQuestions = (db: Queryable, memberId: bigint, most: number): Rows =>
  db.query(
    `select asked_in is not null as "isFurther", category, title, contents, status, written_at as "writtenAt", reply, replied_at as "repliedAt"
,
       (select json_build_object('lodgedAt', c.lodged_at, 'answerBy', c.answer_by,
          'decideBy', c.decide_by, 'answeredAt', c.answered_at, 'outcome', c.outcome,
          'decision', c.decision, 'decidedAt', c.decided_at)
        from message_complaints c where c.help_id = message_helps.id) as complaint,
       (select coalesce(json_agg(json_build_object('name', f.name, 'kind', f.kind,
          'addedAt', f.added_at) order by f.id), '[]')
        from message_help_files f where f.help_id = message_helps.id) as files
     from message_helps where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );

export const listOwnNotes = (db: Queryable, memberId: bigint, most: number): Rows =>
  db.query(
    `select title, contents, sent_at as "sentAt", read_at as "readAt"
     from message_notes where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
