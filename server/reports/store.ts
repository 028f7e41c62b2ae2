import type { Queryable } from "#server/kit/database.ts";
import { memberMovements } from "#server/ledger/movements.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";

const { bet, comp_earned, comp_taken_back, deposit } = memberMovements;

/** Moments as PostgreSQL writes them: a Date would lose the microseconds. */
export type Reach = { from: string; before: string; timeZone: string; isLast: boolean };

/** The installation's time zone, that of the sums' days, and the end of what is summed. */
export type Progress = { timeZone: string; summedTimeZone: string; until: string };

/** Locks the sums. */
export async function lockProgress(db: Queryable): Promise<Progress> {
  const [row] = await db.query<Progress>(
    `select s.time_zone as "timeZone", p.time_zone as "summedTimeZone",
       p.entered_until::text as until
     from report_progress p join settings_sites s on s.host = '*' for update of p`,
  );
  if (!row) throw new Error("the progress of the reports is not there");
  return row;
}

/** Sums that are recounted together when the time zone changes. */
const recounted = [
  "report_sums",
  "report_test_sums",
  "report_activity",
  "report_active_accounts",
  "report_first_deposits",
  "report_stakes",
  "report_last_stakes",
  "report_stakers",
  "report_months",
] as const;

/** The application may empty only these. */
export const emptiedAtOnce = [...recounted, "report_game_sums"] as const;

/**
 * Empties the sums, which are then computed again from the first entry, in days of `timeZone`. Answers
 * the moment of that entry.
 */
export async function beginAnew(db: Queryable, timeZone: string): Promise<string> {
  await db.query(`truncate ${recounted.join(", ")}`);
  const [row] = await db.query<{ until: string }>(
    `update report_progress set time_zone = $1,
       entered_until = coalesce(least((select min(posted_at) from ledger_entries),
         (select posted_at from ledger_house_entries order by id limit 1)), now())
     returning entered_until::text as until`,
    [timeZone],
  );
  if (!row) throw new Error("the progress of the reports is not there");
  return row.until;
}

/** From the end of some sums to the oldest open transaction, at most a day. */
export async function findReach(
  db: Queryable,
  { until, timeZone }: Pick<Progress, "until" | "timeZone">,
): Promise<Reach | null> {
  const [row] = await db.query<Omit<Reach, "from" | "timeZone">>(
    `select least(h.at, $1::timestamptz + interval '1 day')::text as before,
       h.at <= $1::timestamptz + interval '1 day' as "isLast"
     from (
       select least(statement_timestamp(), min(xact_start)) as at from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()) h
     where h.at > $1::timestamptz`,
    [until],
  );
  return row ? { ...row, from: until, timeZone } : null;
}

export async function saveProgress(db: Queryable, until: string): Promise<void> {
  await db.query("update report_progress set entered_until = $1::timestamptz", [until]);
}

/** Adds what the rows of `placed` sum up, those of test accounts to sums of their own. */
const ADD_PLACED = `
     tested as (
       insert into report_test_sums as s (day, movement, provider_id, entries, amount)
       select day, movement, provider_id, entries, amount from placed where is_test
       on conflict (day, movement, provider_id) do update
         set entries = s.entries + excluded.entries, amount = s.amount + excluded.amount)
     insert into report_sums as s (day, movement, provider_id, entries, amount)
     select day, movement, provider_id, entries, amount from placed where not is_test
     on conflict (day, movement, provider_id) do update
       set entries = s.entries + excluded.entries, amount = s.amount + excluded.amount`;

/**
 * A comp entry's key begins with the round that earned it, as `account-first_seq:`. The statement sums
 * entries first and joins the sums to studios. PostgreSQL has no statistics of the newest entries and
 * expects one row, so that it would compare each entry with every studio.
 */
export async function addSums(db: Queryable, { from, before, timeZone }: Reach): Promise<void> {
  await db.query(
    `with counted as (
       select (e.posted_at at time zone $3)::date as day, e.movement, e.house_account_id,
         r.provider_id, (e.bucket, e.account_id) in ${TEST_ACCOUNTS} as is_test,
         count(*) as entries, sum(e.delta) as amount
       from ledger_entries e
       left join lateral (
         select r.provider_id from game_rounds r
         where e.movement in (${comp_earned.id}, ${comp_taken_back.id})
           and e.key ~ '^[0-9]+-[0-9]+:' and r.bucket = e.bucket
           and r.account_id = case when e.key ~ '^[0-9]+-[0-9]+:'
             then split_part(e.key, '-', 1)::bigint end
           and r.first_seq = case when e.key ~ '^[0-9]+-[0-9]+:'
             then split_part(split_part(e.key, '-', 2), ':', 1)::bigint end
         limit 1) r on true
       where e.posted_at >= $1::timestamptz and e.posted_at < $2::timestamptz
       group by 1, 2, 3, 4, 5),
     placed as (
       select c.day, c.movement, coalesce(p.id, c.provider_id) as provider_id, c.is_test,
         sum(c.entries) as entries, sum(c.amount) as amount
       from counted c left join game_providers p on p.house_account_id = c.house_account_id
       group by 1, 2, 3, 4), ${ADD_PLACED}`,
    [from, before, timeZone],
  );
}

/**
 * A movement between house accounts belongs to the provider that it touches, and to a test account
 * when it is about one. The share of a stake in a pool is about no account: the pool's money is owed
 * to the next winner, whoever's stake it came from.
 */
export async function addHouseSums(
  db: Queryable,
  { from, before, timeZone }: Reach,
): Promise<void> {
  await db.query(
    `with placed as (
       select (e.posted_at at time zone $3)::date as day, e.movement,
         coalesce(f.id, t.id) as provider_id,
         coalesce(e.about_account_id in (select a.id from ${TEST_ACCOUNTS} a), false) as is_test,
         count(*) as entries, sum(e.amount) as amount
       from ledger_house_entries e
       left join game_providers f on f.house_account_id = e.from_house_account_id
       left join game_providers t on t.house_account_id = e.to_house_account_id
       where e.posted_at >= $1::timestamptz and e.posted_at < $2::timestamptz
       group by 1, 2, 3, 4), ${ADD_PLACED}`,
    [from, before, timeZone],
  );
}

/**
 * The same of each provider's account by month in UTC, in which the ledger closes its months; with test
 * accounts, because the provider's own books, with which they are compared, count all play.
 */
export async function addMonths(db: Queryable, { from, before }: Reach): Promise<void> {
  await db.query(
    `with counted as (
       select date_trunc('month', posted_at at time zone 'UTC')::date as month, movement,
         house_account_id as account, count(*) as entries, sum(delta) as amount
       from ledger_entries
       where posted_at >= $1::timestamptz and posted_at < $2::timestamptz
       group by 1, 2, 3
       union all
       select date_trunc('month', h.posted_at at time zone 'UTC')::date, h.movement, touched.account,
         count(*), sum(h.amount)
       from ledger_house_entries h
       cross join lateral (values (h.from_house_account_id), (h.to_house_account_id)) touched(account)
       where h.posted_at >= $1::timestamptz and h.posted_at < $2::timestamptz
       group by 1, 2, 3)
     insert into report_months as s (month, provider_id, movement, entries, amount)
     select c.month, p.id, c.movement, sum(c.entries), sum(c.amount)
     from counted c join game_providers p on p.house_account_id = c.account
     group by 1, 2, 3
     on conflict (month, provider_id, movement) do update
       set entries = s.entries + excluded.entries, amount = s.amount + excluded.amount`,
    [from, before],
  );
}

/** Counts each account once per day and per month, and once for its first deposit. */
export async function addActivity(db: Queryable, { from, before, timeZone }: Reach): Promise<void> {
  const startOf = (moment: string) =>
    `(date_trunc(span, ${moment}, $3) at time zone $3)::date as starts_on`;
  await db.query(
    `with played as (
       select distinct e.bucket, e.account_id, date_trunc('day', e.posted_at, $3) as day
       from ledger_entries e
       where e.posted_at >= $1::timestamptz and e.posted_at < $2::timestamptz
         and e.movement = ${bet.id} and (e.bucket, e.account_id) not in ${TEST_ACCOUNTS}),
     staked as (
       insert into report_active_accounts (span, starts_on, bucket, account_id)
       select distinct span, ${startOf("played.day")}, bucket, account_id
       from played cross join unnest(array['day', 'month']) span
       on conflict do nothing returning span, starts_on),
     first as (
       insert into report_first_deposits (bucket, account_id, at)
       select e.bucket, e.account_id, min(e.posted_at) from ledger_entries e
       where e.posted_at >= $1::timestamptz and e.posted_at < $2::timestamptz
         and e.movement = ${deposit.id} and (e.bucket, e.account_id) not in ${TEST_ACCOUNTS}
       group by 1, 2 on conflict do nothing returning at)
     insert into report_activity as a (span, starts_on, active, first_deposits)
     select span, starts_on, sum(active), sum(first_deposits) from (
       select span, starts_on, 1 as active, 0 as first_deposits from staked
       union all
       select span, ${startOf("first.at")}, 0, 1
       from first cross join unnest(array['day', 'month']) span) counted
     group by 1, 2
     on conflict (span, starts_on) do update
       set active = a.active + excluded.active,
         first_deposits = a.first_deposits + excluded.first_deposits`,
    [from, before, timeZone],
  );
}
