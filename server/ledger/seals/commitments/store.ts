import { plainArray, type Queryable } from "#server/kit/database.ts";
import {
  breakState,
  commitmentText,
  limitState,
  quietState,
} from "#server/ledger/seals/row-texts.ts";

export type TextRow = { id: bigint; text: string };
/** A state of a break, a limit or quiet times; moments are microseconds since 1970. */
export type State = Readonly<Record<string, string | number | null>>;
export type CommitmentRow = TextRow & { subject: string; state: State };

/** Records that wait for a seal, oldest first. */
export const listUnsealedCommitments = (db: Queryable, most: number): Promise<TextRow[]> =>
  db.query<TextRow>(
    `select c.id, ${commitmentText("c")} as text
     from ledger_unsealed_commitments u join ledger_commitments c on c.id = u.id
     order by u.id limit $1`,
    [most],
    "ledger-unsealed-commitments",
  );

export async function forgetCommitments(db: Queryable, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query("delete from ledger_unsealed_commitments where id = any($1::bigint[])", [
    plainArray(ids),
  ]);
}

export const listCommitments = (db: Queryable, ids: readonly bigint[]): Promise<CommitmentRow[]> =>
  db.query<CommitmentRow>(
    `select c.id, ${commitmentText("c")} as text, c.subject, c.state
     from ledger_commitments c where c.id = any($1::bigint[]) order by c.id`,
    [plainArray(ids)],
  );

/** Records that no seal covers, with their age in milliseconds. */
export const listUncovered = (db: Queryable): Promise<(CommitmentRow & { ageMs: number })[]> =>
  db.query<CommitmentRow & { ageMs: number }>(
    `select c.id, ${commitmentText("c")} as text, c.subject, c.state,
       (extract(epoch from clock_timestamp() - c.recorded_at) * 1000)::double precision as "ageMs"
     from ledger_commitments c
     left join (select unnest(commitment_ids) as id from ledger_seals) s on s.id = c.id
     where s.id is null order by c.id`,
  );

/** Every break, limit and quiet time as it is now, with its subject. */
export const PRESENT = `select 'break:' || b.id as subject, ${breakState("b")} as state
     from member_breaks b
     union all
     select concat_ws('/', 'limit:' || l.bucket, l.account_id, l.kind, l.period,
         nullif(l.product, 'all')),
       ${limitState("l")} from ledger_limits l
     union all
     select 'quiet:' || q.member_id || '/' || q.kind, ${quietState("q")} from member_quiet_times q`;

export const listPresent = (db: Queryable): Promise<{ subject: string; state: State }[]> =>
  db.query<{ subject: string; state: State }>(PRESENT);
