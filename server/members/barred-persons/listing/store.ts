import type { BarredKind, BarredMoment } from "#contract/office/barred-persons.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";

export type PersonRow = {
  id: bigint;
  kind: BarredKind;
  name: string;
  details: Buffer | null;
  operatorId: bigint | null;
  operatorName: string | null;
  operatorLoginId: string | null;
  reason: string;
  /** Year-month-day. */
  endsOn: string | null;
  addedAt: Date;
  addedBy: string;
  endedAt: Date | null;
  removedBy: string | null;
};

/** The newest entries that hold, or that have ended. */
export const listPersons = (db: Queryable, hasEnded: boolean, most: number): Promise<PersonRow[]> =>
  db.query<PersonRow>(
    `select p.id, p.kind, p.name, p.details, p.operator_id as "operatorId",
       o.name as "operatorName", o.login_id as "operatorLoginId", p.reason,
       to_char(p.ends_on, 'YYYY-MM-DD') as "endsOn", p.added_at as "addedAt",
       a.name as "addedBy", p.ended_at as "endedAt", r.name as "removedBy"
     from member_barred_persons p join operators a on a.id = p.added_by
     left join operators o on o.id = p.operator_id left join operators r on r.id = p.removed_by
     where (p.ended_at is not null) = $1 order by p.id desc limit $2`,
    [hasEnded, most],
  );

export const listMembersOf = (
  db: Queryable,
  ids: readonly bigint[],
): Promise<{ personId: bigint; id: bigint; loginId: string; nick: string }[]> =>
  db.query<{ personId: bigint; id: bigint; loginId: string; nick: string }>(
    `select b.person_id as "personId", m.id, m.login_id as "loginId", m.nick
     from member_bars b join members m on m.id = b.member_id
     where b.person_id = any($1::bigint[]) order by b.found_at, m.id`,
    [plainArray(ids)],
  );

export const listAttempts = (
  db: Queryable,
  ids: readonly bigint[],
): Promise<{ personId: bigint; moment: BarredMoment; count: bigint; lastDay: string }[]> =>
  db.query<{ personId: bigint; moment: BarredMoment; count: bigint; lastDay: string }>(
    `select person_id as "personId", moment, sum(attempts)::bigint as count,
       to_char(max(day), 'YYYY-MM-DD') as "lastDay"
     from member_barred_attempts where person_id = any($1::bigint[])
     group by person_id, moment order by person_id, moment`,
    [plainArray(ids)],
  );

/** Active operators whom no entry names that holds. */
export const listUnlisted = (
  db: Queryable,
  most: number,
): Promise<{ id: bigint; name: string; loginId: string }[]> =>
  db.query<{ id: bigint; name: string; loginId: string }>(
    `select o.id, o.name, o.login_id as "loginId" from operators o
     where o.status = 'active' and not exists (
       select from member_barred_persons p where p.operator_id = o.id and p.ended_at is null)
     order by o.name, o.id limit $1`,
    [most],
  );
