import { plainArray, type Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

/** Where the bookings stand, as PostgreSQL writes it: a Date would lose the microseconds. */
export type Progress = string;

/** Locks the progress, so that only one process books at a time. */
export async function lockProgress(db: Queryable): Promise<Progress> {
  const [row] = await db.query<{ until: Progress }>(
    "select earned_until::text as until from game_comp_progress for update",
  );
  if (!row) throw new Error("the progress of comp is not there");
  return row.until;
}

export async function saveProgress(db: Queryable, until: Progress): Promise<void> {
  await db.query("update game_comp_progress set earned_until = $1::timestamptz", [until]);
}

export type SettledRound = {
  bucket: number;
  accountId: bigint;
  firstSeq: bigint;
  memberId: bigint;
  compAccountId: bigint;
  stake: bigint;
  changedAt: Progress;
  /** Today's rate of the member's level; `earnedAtBasisPoints` is what the round earned at. */
  basisPoints: number;
  earnedAtBasisPoints: number | null;
  deserved: Money | null;
  booked: Money | null;
  changes: number;
};

/** Closed rounds that changed after `since` up to `until`, all of the last moment included. */
export const listSettledRounds = (
  db: Queryable,
  since: Progress,
  until: Date,
  most: number,
): Promise<SettledRound[]> =>
  db.query<SettledRound>(
    `select r.bucket, r.account_id as "accountId", r.first_seq as "firstSeq",
       r.member_id as "memberId", c.id as "compAccountId", r.stake,
       r.changed_at::text as "changedAt", s.basis_points as "basisPoints",
       e.basis_points as "earnedAtBasisPoints", e.deserved, e.booked, coalesce(e.changes, 0) as changes
     from (select * from game_rounds
           where state = 'closed' and changed_at > $1::timestamptz and changed_at <= $2
           order by changed_at fetch first ($3) rows with ties) r
     join game_providers p on p.id = r.provider_id
     join members m on m.id = r.member_id
     join settings_comp_rates s on s.category = p.category and s.level = m.level
     join ledger_accounts a on a.bucket = r.bucket and a.id = r.account_id
     join ledger_accounts c on c.bucket = r.bucket and c.member_id = r.member_id
       and c.kind = 'comp' and c.currency = a.currency
     left join game_comp_earnings e on e.bucket = r.bucket and e.account_id = r.account_id
       and e.first_seq = r.first_seq
     order by r.changed_at, r.bucket, r.account_id, r.first_seq`,
    [since, until, most],
  );

export type Earning = Pick<SettledRound, "bucket" | "accountId" | "firstSeq" | "changes"> & {
  basisPoints: number;
  deserved: Money;
  booked: Money;
};

export async function saveEarnings(
  db: Queryable,
  earnings: readonly Earning[],
  at: Date,
): Promise<void> {
  const column = (of: (earning: Earning) => bigint | number) => plainArray(earnings.map(of));
  await db.query(
    `insert into game_comp_earnings
       (bucket, account_id, first_seq, basis_points, deserved, booked, changes, changed_at)
     select *, $8 from unnest($1::smallint[], $2::bigint[], $3::bigint[], $4::integer[],
       $5::bigint[], $6::bigint[], $7::integer[])
     on conflict (bucket, account_id, first_seq) do update
     set deserved = excluded.deserved, booked = excluded.booked, changes = excluded.changes,
       changed_at = excluded.changed_at`,
    [
      column((earning) => earning.bucket),
      column((earning) => earning.accountId),
      column((earning) => earning.firstSeq),
      column((earning) => earning.basisPoints),
      column((earning) => earning.deserved),
      column((earning) => earning.booked),
      column((earning) => earning.changes),
      at,
    ],
  );
}
