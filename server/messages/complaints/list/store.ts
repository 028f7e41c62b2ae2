import type { ComplaintOutcome } from "#contract/complaints.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { ComplaintRow } from "#server/messages/complaints/store.ts";

export type ListedRow = Omit<ComplaintRow, "decision"> & {
  title: string;
  memberId: bigint;
  loginId: string;
  nick: string;
  assignedTo: string | null;
};

const DUE = "case when c.answered_at is null then c.answer_by else c.decide_by end";
const ROW = `c.help_id as id, h.title, c.member_id as "memberId", m.login_id as "loginId", m.nick,
  c.lodged_at as "lodgedAt", c.answer_by as "answerBy", c.decide_by as "decideBy",
  c.answered_at as "answeredAt", c.outcome, c.decided_at as "decidedAt", o.name as "decidedBy",
  a.name as "assignedTo"
  from message_complaints c join message_helps h on h.id = c.help_id
  join members m on m.id = c.member_id
  left join operators o on o.id = c.decided_by left join operators a on a.id = h.assigned_to`;

/** Complaints without a decision, by what is due first. */
export const listOpen = (db: Queryable, after: bigint | null, most: number): Promise<ListedRow[]> =>
  db.query<ListedRow>(
    `select ${ROW} where c.outcome is null and ($1::bigint is null or (${DUE}, c.help_id) >
       (select ${DUE}, c.help_id from message_complaints c where c.help_id = $1))
     order by ${DUE}, c.help_id limit $2`,
    [after, most],
  );

type DecidedRow = Omit<ListedRow, "outcome"> & { outcome: ComplaintOutcome };

/** Decided complaints, newest first. */
export const listDecided = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<DecidedRow[]> =>
  db.query<DecidedRow>(
    `select ${ROW} where c.outcome is not null and ($1::bigint is null or (c.decided_at, c.help_id) <
       (select decided_at, help_id from message_complaints where help_id = $1))
     order by c.decided_at desc, c.help_id desc limit $2`,
    [after, most],
  );

export type MonthRow = {
  month: string;
  received: number;
  answeredLate: number;
  decidedInTime: number;
  decidedLate: number;
  upheld: number;
  partly: number;
  notUpheld: number;
};

/** The months of a time zone up to that of `now`, newest first. */
export const listMonths = (
  db: Queryable,
  { now, timeZone, most }: { now: Date; timeZone: string; most: number },
): Promise<MonthRow[]> =>
  db.query<MonthRow>(
    `with months as (
       select m::date as first, m at time zone $2 as begins,
         (m + interval '1 month') at time zone $2 as ends
       from generate_series(date_trunc('month', $1::timestamptz at time zone $2)
         - make_interval(months => $3::integer - 1),
         date_trunc('month', $1::timestamptz at time zone $2), interval '1 month') m)
     select to_char(first, 'YYYY-MM') as month, r.received, r."answeredLate", d."decidedInTime",
       d."decidedLate", d.upheld, d.partly, d."notUpheld"
     from months
     cross join lateral (
       select count(*)::integer as received,
         count(*) filter (where coalesce(answered_at, $1) > answer_by)::integer as "answeredLate"
       from message_complaints where lodged_at >= begins and lodged_at < ends) r
     cross join lateral (
       select count(*) filter (where decided_at <= decide_by)::integer as "decidedInTime",
         count(*) filter (where decided_at > decide_by)::integer as "decidedLate",
         count(*) filter (where outcome = 'upheld')::integer as upheld,
         count(*) filter (where outcome = 'partly')::integer as partly,
         count(*) filter (where outcome = 'not_upheld')::integer as "notUpheld"
       from message_complaints
       where outcome is not null and decided_at >= begins and decided_at < ends) d
     order by first desc`,
    [now, timeZone, most],
  );
