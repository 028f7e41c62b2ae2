import { MOST_APART_MS } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";

type Bounds = { since: Date; until: Date };

/**
 * How many stakes and deposits of a time the ledger should have refused. They are counted from its
 * entries, without the counters that its postings keep. What was posted in the five minutes after
 * a limit changed or a break began is left out: so far two clocks may differ.
 */
export const countBreaches = async (
  db: Queryable,
  bounds: Bounds,
): Promise<{ limits: number; breaks: number }> => ({
  limits: await countAboveLimits(db, bounds),
  breaks: await countInBreaks(db, bounds),
});

/**
 * Stakes and deposits above a limit of money that held when they were posted, since its last
 * change. A limit that the member lowered below what was used is no breach by itself: only a later
 * stake or deposit is.
 */
async function countAboveLimits(db: Queryable, { since, until }: Bounds): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(distinct (w.bucket, w.account_id, x.seq))::integer as count
     from (
       select l.bucket, l.account_id, l.kind, l.period, l.product, l.holds, z.zone,
         case when l.kind in ('deposit', 'balance') then 'deposit' else 'stake' end as asked,
         greatest($1::timestamptz, l.changed_at + $3::integer * interval '1 millisecond',
           l.imposed_at + $3::integer * interval '1 millisecond') as since
       from ledger_limits l
       cross join lateral (select ledger_zone(l.bucket, l.account_id) as zone) z
       where l.holds is not null and l.kind <> 'time') w
     cross join lateral (
       select case w.period when 'rolling' then w.since - interval '24 hours'
         when 'bet' then w.since when 'always' then w.since
         else ledger_period_start(w.period, w.since, w.zone) end as first_at) f
     cross join lateral (
       select e.seq, e.posted_at, e.balance_after,
         ledger_counted(w.asked, w.product, e.movement, e.delta, e.house_account_id) as asked,
         sum(ledger_counted(w.kind, w.product, e.movement, e.delta, e.house_account_id))
           over (partition by p.start order by e.seq) as used,
         case when w.period = 'rolling' then
           sum(ledger_counted(w.kind, w.product, e.movement, e.delta, e.house_account_id))
             over (order by e.posted_at range between unbounded preceding and '24 hours' preceding)
           end as gone
       from ledger_entries e
       cross join lateral (
         select case when w.period in ('day', 'week', 'month')
           then ledger_period_start(w.period, e.posted_at, w.zone) end as start) p
       where e.bucket = w.bucket and e.account_id = w.account_id
         and e.seq >= ledger_seq_at(w.bucket, w.account_id, f.first_at)
         and e.posted_at >= f.first_at and e.posted_at < $2) x
     where w.since < $2 and x.posted_at >= w.since and x.asked > 0
       and case w.kind when 'balance' then x.balance_after
         else greatest(x.asked, x.used - coalesce(x.gone, 0)) end > w.holds`,
    [since, until, MOST_APART_MS],
  );
  return row?.count ?? 0;
}

/** Stakes and deposits of members on a cooling-off or self-exclusion. */
async function countInBreaks(db: Queryable, { since, until }: Bounds): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(distinct (a.bucket, a.id, e.seq))::integer as count
     from member_breaks b
     join ledger_accounts a
       on a.bucket = members_bucket(b.member_id) and a.member_id = b.member_id and a.kind = 'cash'
     cross join lateral (
       select greatest($1::timestamptz,
         b.started_at + $3::integer * interval '1 millisecond') as since) w
     join ledger_entries e on e.bucket = a.bucket and e.account_id = a.id
       and e.seq >= ledger_seq_at(a.bucket, a.id, w.since) and e.posted_at >= w.since
       and e.posted_at < least($2::timestamptz, b.ended_at)
     where (b.ended_at is null or b.ended_at > $1)
       and (ledger_counted('stake', 'all', e.movement, e.delta, e.house_account_id) > 0
         or ledger_counted('deposit', 'all', e.movement, e.delta, e.house_account_id) > 0)`,
    [since, until, MOST_APART_MS],
  );
  return row?.count ?? 0;
}
