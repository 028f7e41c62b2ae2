import { textArray, type Queryable } from "#server/kit/database.ts";
import { PRESENT, type State } from "#server/ledger/seals/commitments/store.ts";

/** The most differing rows that one look writes down. */
const AT_MOST = 100;

/** Writes what the sequences counted since the rows before, a row for each kind that has more. */
export async function insertRefused(db: Queryable, at: Date): Promise<void> {
  await db.query(
    `insert into ledger_commitment_attempts (found_at, kind, refused)
     select $1, s.kind, s.counted - k.known
     from (select 'break' as kind, last_value as counted from ledger_refused_break
       union all select 'limit', last_value from ledger_refused_limit
       union all select 'quiet', last_value from ledger_refused_quiet) s
     cross join lateral (
       select coalesce(sum(a.refused), 0)::bigint as known from ledger_commitment_attempts a
       where a.kind = s.kind) k
     where s.counted > k.known`,
    [at],
  );
}

export type Changed = { subject: string; fault: string };

/**
 * Breaks, limits and quiet times that were changed past the triggers: the row differs from its newest
 * record, or one of the two is missing.
 */
export const listDiffering = (db: Queryable): Promise<Changed[]> =>
  db.query<Changed>(
    `with present as (${PRESENT})
     select p.subject, case when c.subject is null then 'was inserted without a record'
       else 'differs from its record' end as fault
     from present p
     left join lateral (
       select k.subject, k.state from ledger_commitments k where k.subject = p.subject
       order by k.id desc limit 1) c on true
     where c.state is distinct from p.state
     union all
     select r.subject, 'was deleted'
     from (select distinct subject from ledger_commitments) r
     where not exists (select from present p where p.subject = r.subject)
     limit $1`,
    [AT_MOST],
  );

/** `recordedAt` in microseconds since 1970; `was` is the record before, null for the first. */
type RecordRow = { id: bigint; subject: string; was: State | null; is: State; recordedAt: number };

/** Records since a moment with ids above one, oldest first, each with the one before it. */
export const listRecords = (
  db: Queryable,
  { since, after, most }: { since: Date; after: bigint; most: number },
): Promise<RecordRow[]> =>
  db.query<RecordRow>(
    `select c.id, c.subject, b.state as was, c.state as is,
       (extract(epoch from c.recorded_at) * 1000000)::double precision as "recordedAt"
     from ledger_commitments c
     left join lateral (
       select k.state from ledger_commitments k where k.subject = c.subject and k.id < c.id
       order by k.id desc limit 1) b on true
     where c.recorded_at >= $1 and c.id > $2 order by c.id limit $3`,
    [since, after, most],
  );

/** Writes what was changed past the triggers, each once a day, UTC, with its member. */
export async function insertChanged(
  db: Queryable,
  changed: readonly Changed[],
  at: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await db.query(
    `insert into ledger_commitment_attempts (found_at, kind, subject, fault, member_id)
     select $1, split_part(f.subject, ':', 1), f.subject, f.fault,
       case split_part(f.subject, ':', 1)
         when 'quiet' then substring(f.subject from '^quiet:([0-9]{1,18})/')::bigint
         when 'break' then (
           select (c.state ->> 'member')::bigint from ledger_commitments c
           where c.subject = f.subject order by c.id limit 1)
         else (select a.member_id from ledger_accounts a
           where a.bucket = substring(f.subject from '^limit:([0-9]{1,4})/')::smallint
             and a.id = substring(f.subject from '^limit:[0-9]+/([0-9]{1,18})/')::bigint) end
     from unnest($2::text[], $3::text[]) as f(subject, fault)
     on conflict do nothing`,
    [
      at,
      textArray(changed.map(({ subject }) => subject)),
      textArray(changed.map(({ fault }) => fault)),
    ],
  );
}
