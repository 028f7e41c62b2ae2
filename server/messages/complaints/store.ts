import type { ComplaintOutcome } from "#contract/complaints.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

type NewComplaint = {
  helpId: bigint;
  memberId: bigint;
  lodgedAt: Date;
  answerBy: Date;
  decideBy: Date;
};

/** Leaves the complaint that a thread has already. */
export async function insertComplaint(tx: Transaction, complaint: NewComplaint): Promise<void> {
  await tx.query(
    `insert into message_complaints (help_id, member_id, lodged_at, answer_by, decide_by)
     select coalesce(asked_in, id), $2, $3, $4, $5 from message_helps where id = $1
     on conflict do nothing`,
    [
      complaint.helpId,
      complaint.memberId,
      complaint.lodgedAt,
      complaint.answerBy,
      complaint.decideBy,
    ],
  );
}

export async function setAnswered(tx: Transaction, helpId: bigint, at: Date): Promise<void> {
  await tx.query(
    `update message_complaints set answered_at = $2
     where answered_at is null
       and help_id = (select coalesce(asked_in, id) from message_helps where id = $1)`,
    [helpId, at],
  );
}

type LockedComplaint = {
  helpId: bigint;
  memberId: bigint;
  caseId: bigint | null;
  outcome: ComplaintOutcome | null;
  decidedBy: string | null;
};

/** The complaint of the thread of a question or of a further message. */
export async function lockComplaint(
  tx: Transaction,
  helpId: bigint,
): Promise<LockedComplaint | undefined> {
  const [row] = await tx.query<LockedComplaint>(
    `select c.help_id as "helpId", c.member_id as "memberId", h.case_id as "caseId", c.outcome,
       (select name from operators where id = c.decided_by) as "decidedBy"
     from message_complaints c join message_helps h on h.id = c.help_id
     where c.help_id = (select coalesce(asked_in, id) from message_helps where id = $1)
     for update of c`,
    [helpId],
  );
  return row;
}

export async function listOpenOf(tx: Transaction, memberId: bigint): Promise<bigint[]> {
  const rows = await tx.query<{ helpId: bigint }>(
    `select help_id as "helpId" from message_complaints
     where member_id = $1 and outcome is null order by help_id for update`,
    [memberId],
  );
  return rows.map(({ helpId }) => helpId);
}

type Given = { operatorId: bigint; at: Date };

export async function setDecision(
  tx: Transaction,
  helpId: bigint,
  { outcome, decision, operatorId, at }: Given & { outcome: ComplaintOutcome; decision: string },
): Promise<void> {
  await tx.query(
    `update message_complaints set outcome = $2, decision = $3, decided_by = $4, decided_at = $5,
       answered_at = coalesce(answered_at, $5) where help_id = $1`,
    [helpId, outcome, decision, operatorId, at],
  );
}

/** Answers the messages of a thread that wait; answers their ids. */
export async function answerWaiting(
  tx: Transaction,
  helpId: bigint,
  { reply, operatorId, at }: Given & { reply: string },
): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(
    `update message_helps set status = 'answered', reply = $2, replied_by = $3, replied_at = $4,
       read_at = null
     where status = 'waiting' and (id = $1 or asked_in = $1) returning id`,
    [helpId, reply, operatorId, at],
  );
  return rows.map(({ id }) => id);
}

export type ComplaintRow = {
  id: bigint;
  lodgedAt: Date;
  answerBy: Date;
  decideBy: Date;
  answeredAt: Date | null;
  outcome: ComplaintOutcome | null;
  decision: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
};

/** The complaint of a thread, by any of its messages. */
export async function findComplaint(
  db: Queryable,
  helpId: bigint,
): Promise<ComplaintRow | undefined> {
  const [row] = await db.query<ComplaintRow>(
    `select c.help_id as id, c.lodged_at as "lodgedAt", c.answer_by as "answerBy",
       c.decide_by as "decideBy", c.answered_at as "answeredAt", c.outcome, c.decision,
       c.decided_at as "decidedAt", o.name as "decidedBy"
     from message_complaints c left join operators o on o.id = c.decided_by
     where c.help_id = (select coalesce(asked_in, id) from message_helps where id = $1)`,
    [helpId],
  );
  return row;
}
