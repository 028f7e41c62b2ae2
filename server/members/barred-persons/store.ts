import type { BarredKind, BarredMoment } from "#contract/office/barred-persons.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";

/** The ids of the entries that hold and have one of these marks. */
export async function listMatching(db: Queryable, marks: readonly Buffer[]): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(
    `select id from member_barred_persons
     where ended_at is null and marks && $1::bytea[] order by id`,
    [marks],
    "members-barred-matching",
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks entries until the transaction ends, so that no other act ends them meanwhile. Every act that
 * locks persons and members locks the persons first.
 */
export const holdPersons = (db: Queryable, personIds: readonly bigint[]): Promise<unknown> =>
  db.query(
    `select from member_barred_persons where id = any($1::bigint[]) order by id for key share`,
    [plainArray(personIds)],
  );

/** Counts an attempt of each of these persons on a day (UTC, year-month-day). */
export async function countAttempts(
  db: Queryable,
  personIds: readonly bigint[],
  { day, moment }: { day: string; moment: BarredMoment },
): Promise<void> {
  await db.query(
    `insert into member_barred_attempts as a (person_id, day, moment, attempts)
     select id, $2::date, $3, 1 from unnest($1::bigint[]) id order by id
     on conflict (person_id, day, moment) do update set attempts = a.attempts + 1`,
    [plainArray(personIds), day, moment],
  );
}

/** Whether an entry that holds is of this member. */
export async function isBarred(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query(
    `select from member_bars b join member_barred_persons p on p.id = b.person_id
     where b.member_id = $1 and p.ended_at is null limit 1`,
    [memberId],
    "members-barred",
  );
  return rows.length > 0;
}

/** Records that a member is these persons; answers how many of them are new and hold. */
export async function insertBars(
  db: Queryable,
  memberId: bigint,
  personIds: readonly bigint[],
  at: Date,
): Promise<number> {
  const rows = await db.query(
    `insert into member_bars (member_id, person_id, found_at)
     select $1, id, $3 from member_barred_persons
     where id = any($2::bigint[]) and ended_at is null
     on conflict do nothing returning person_id`,
    [memberId, plainArray(personIds), at],
  );
  return rows.length;
}

export async function nextId(db: Queryable): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    "select nextval('member_barred_persons_id_seq') as id",
  );
  if (!row) throw new Error("the sequence answered no row");
  return row.id;
}

export type NewPerson = {
  id: bigint;
  kind: BarredKind;
  name: string;
  details: Buffer;
  marks: readonly Buffer[];
  operatorId: number | null;
  reason: string;
  endsOn: string | null;
  at: Date;
  by: bigint;
};

export async function insertPerson(db: Queryable, person: NewPerson): Promise<void> {
  await db.query(
    `insert into member_barred_persons (id, kind, name, details, marks, operator_id, reason,
       ends_on, added_at, added_by)
     values ($1, $2, $3, $4, $5::bytea[], $6, $7, $8::date, $9, $10)`,
    [
      person.id,
      person.kind,
      person.name,
      person.details,
      person.marks,
      person.operatorId,
      person.reason,
      person.endsOn,
      person.at,
      person.by,
    ],
  );
}

export async function isOperator(db: Queryable, id: number): Promise<boolean> {
  return (await db.query("select from operators where id = $1", [id])).length > 0;
}

/**
 * Members who may be a person: those with one of these phones or bank accounts, and everyone who is
 * signed in now, because their other details are sealed and compared one by one.
 */
export async function listCandidates(
  db: Queryable,
  phones: readonly Buffer[],
  bankNumbers: readonly Buffer[],
  now: Date,
): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(
    `select id from members
     where phone_hash = any($1::bytea[]) or bank_number_hash = any($2::bytea[])
     union
     select member_id from member_sessions where ended_at is null and idle_ends_at > $3
     order by 1`,
    [phones, bankNumbers, now],
  );
  return rows.map(({ id }) => id);
}

/** Locks an entry until the transaction ends. */
export async function lockPerson(
  db: Queryable,
  id: number,
): Promise<{ kind: BarredKind; hasEnded: boolean } | undefined> {
  const [row] = await db.query<{ kind: BarredKind; hasEnded: boolean }>(
    `select kind, ended_at is not null as "hasEnded" from member_barred_persons
     where id = $1 for update`,
    [id],
  );
  return row;
}

/** Ends entries and deletes what the persons were recognised by; `by` is null for their date. */
export async function endPersons(
  db: Queryable,
  personIds: readonly bigint[],
  at: Date,
  by: bigint | null,
): Promise<void> {
  await db.query(
    `update member_barred_persons
     set ended_at = $2, removed_by = $3, details = null, marks = '{}'
     where id = any($1::bigint[])`,
    [plainArray(personIds), at, by],
  );
}

/** The members who are one of these persons, each once. */
export async function listMembers(db: Queryable, personIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `select distinct member_id as "memberId" from member_bars
     where person_id = any($1::bigint[]) order by member_id`,
    [plainArray(personIds)],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Locks entries whose last day is before a day (UTC, year-month-day), a bounded number. */
export async function lockDue(db: Queryable, today: string, most: number): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(
    `select id from member_barred_persons
     where ended_at is null and ends_on < $1::date order by ends_on, id limit $2
     for update skip locked`,
    [today, most],
  );
  return rows.map(({ id }) => id);
}

/** When a member was found to be a barred person, for the copy of their data. */
export const listOwnBars = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select b.found_at as "foundAt", p.ended_at as "endedAt"
     from member_bars b join member_barred_persons p on p.id = b.person_id
     where b.member_id = $1 order by b.found_at desc limit $2`,
    [memberId, most],
  );
