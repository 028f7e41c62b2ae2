import type { Queryable } from "#server/kit/database.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";

const GROWN = `on conflict (kind, object) do update
  set amount = excluded.amount, threshold = excluded.threshold
  where known.amount < excluded.amount`;

/**
 * Notes the large rounds among those that ended up to `until`, without those of test accounts;
 * answers how many it looked at.
 */
export async function noteRounds(db: Queryable, until: Date, most: number): Promise<number> {
  const [row] = await db.query<{ rounds: number }>(
    `with changed as materialized (
       select account_id || '-' || first_seq as round, stake, payout, changed_at,
         (bucket, account_id) in ${TEST_ACCOUNTS} as is_test
       from game_rounds
       where state = 'closed' and changed_at <= $1
         and changed_at > (select rounds_until from report_large_progress)
       order by changed_at fetch first ($2) rows with ties
     ), noted as (
       insert into report_large_amounts as known (at, kind, object, amount, threshold)
       select changed_at, 'win', 'round:' || round, payout, large_win_from
       from changed, settings_money where payout >= large_win_from and not is_test
       union all
       select changed_at, 'wager', 'round:' || round, stake, large_wager_from
       from changed, settings_money where stake >= large_wager_from and not is_test
       ${GROWN}
     ), moved as (
       update report_large_progress set rounds_until = changed.until
       from (select max(changed_at) as until from changed) changed where changed.until is not null
     )
     select count(*)::integer as rounds from changed`,
    [until, most],
  );
  if (!row) throw new Error("the look at large rounds answered no row");
  return row.rounds;
}

/**
 * The same of approved payments, and of several of one kind that a member made in one day of the
 * installation: the days of the payments looked at, with what was approved in them up to `until`.
 */
export async function notePayments(db: Queryable, until: Date, most: number): Promise<number> {
  const [row] = await db.query<{ payments: number }>(
    `with decided as materialized (
       select id, member_id, kind, amount, decision, decided_at from payment_requests
       where status in ('done', 'cancelled') and kind in ('deposit', 'withdrawal')
         and decided_at <= $1 and decided_at > (select payments_until from report_large_progress)
       order by decided_at fetch first ($2) rows with ties
     ), days as (
       select distinct d.member_id, d.kind, zone.name as zone,
         (d.decided_at at time zone zone.name)::date as day
       from decided d, (select time_zone as name from report_progress) zone
       where d.decision = 'approved'
     ), together as (
       select d.member_id, d.kind, d.day, sum(p.amount)::bigint as amount, max(p.decided_at) as at
       from days d join payment_requests p on p.member_id = d.member_id and p.kind = d.kind
         and p.decision = 'approved' and p.decided_at <= $1
         and p.decided_at >= d.day::timestamp at time zone d.zone
         and p.decided_at < (d.day + 1)::timestamp at time zone d.zone
       group by d.member_id, d.kind, d.day having count(*) > 1
     ), noted as (
       insert into report_large_amounts as known (at, kind, object, amount, threshold)
       select decided_at, 'transfer', 'payment:' || id, amount, large_transfer_from
       from decided, settings_money
       where decision = 'approved' and amount >= large_transfer_from
       union all
       select at, kind || 's', format('day:%s/%s', day, member_id), amount, large_transfer_from
       from together, settings_money where amount >= large_transfer_from
       ${GROWN}
     ), moved as (
       update report_large_progress set payments_until = decided.until
       from (select max(decided_at) as until from decided) decided where decided.until is not null
     )
     select count(*)::integer as payments from decided`,
    [until, most],
  );
  if (!row) throw new Error("the look at large payments answered no row");
  return row.payments;
}

export async function deleteNotes(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from report_large_amounts where id in (
       select id from report_large_amounts where at < $1 order by at, id limit $2) returning id`,
    [before, most],
  );
  return rows.length;
}
