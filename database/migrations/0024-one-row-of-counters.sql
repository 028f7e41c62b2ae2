-- What is used of an account's limits moves into the account's own row, which a posting locks and
-- updates anyway.
alter table ledger_accounts
  add column limit_used bigint[],
  add column limit_amounts bigint[],
  add column limit_since timestamptz[],
  add column limit_until timestamptz[];

with periods as (
  select bucket, account_id, period, max(since) as since,
         (array_agg(until order by since desc))[1] as until
  from ledger_limits where amount is not null and kind <> 'single'
  group by bucket, account_id, period
), counted as (
  -- Limits of one period may have begun apart, by a change of the zone: counted anew from one moment.
  select l.bucket, l.account_id, l.amount,
         coalesce(3 * array_position(array['deposit', 'loss', 'stake'], l.kind) - 3
                  + array_position(array['day', 'week', 'month'], l.period), 10) as slot,
         (select coalesce(sum(case l.kind when 'deposit' then e.delta else -e.delta end), 0)
          from ledger_entries e
          where e.bucket = l.bucket and e.account_id = l.account_id and e.posted_at >= p.since
            and (l.kind = 'deposit' and e.movement = 7
                 or l.kind in ('loss', 'stake') and e.movement in (1, 3, 19, 20, 21)
                 or l.kind = 'loss' and e.movement in (2, 4, 22)))::bigint as used
  from ledger_limits l
  left join periods p on p.bucket = l.bucket and p.account_id = l.account_id and p.period = l.period
  where l.amount is not null
)
update ledger_accounts a
set (limit_amounts, limit_used) = (
      select array_agg(c.amount order by s.slot), (array_agg(c.used order by s.slot))[1:9]
      from generate_series(1, 10) as s(slot)
      left join counted c on c.bucket = a.bucket and c.account_id = a.id and c.slot = s.slot),
    (limit_since, limit_until) = (
      select array_agg(p.since order by n.i), array_agg(p.until order by n.i)
      from unnest(array['day', 'week', 'month']) with ordinality as n(period, i)
      left join periods p on p.bucket = a.bucket and p.account_id = a.id and p.period = n.period)
where a.limits <> 0;

alter table ledger_accounts add constraint ledger_accounts_limits_counted check (
  case when limits = 0 then num_nonnulls(limit_used, limit_amounts, limit_since, limit_until) = 0
       else coalesce(cardinality(limit_used) = 9 and cardinality(limit_amounts) = 10
                     and cardinality(limit_since) = 3 and cardinality(limit_until) = 3, false) end);
comment on column ledger_accounts.limit_used is
  'What counts since each period began: deposits, losses and stakes, each of the day, week and month; null where no limit holds. A loss is stakes less returns and can be below zero. Written by ledger_post.';
comment on column ledger_accounts.limit_amounts is
  'The amounts of ledger_limits in the order of limit_used, then that of a single stake. Written by ledger_limits_mark.';
comment on column ledger_accounts.limit_since is
  'When the present day, week and month of limit_used began; null for a period without a limit.';
comment on column ledger_accounts.limit_until is
  'The ends of the periods of limit_used; the posting after an end begins the next one.';

alter table ledger_limits drop column used, drop column since, drop column until;
alter table ledger_limits
  -- A share of it in percent fits a bigint.
  add constraint ledger_limits_amount_fits check (amount <= 1000000000000000),
  add constraint ledger_limits_raise_fits check (raise_to <= 1000000000000000);
comment on table ledger_limits is
  'A member''s own limits, one a kind and period, in ledger units. A null amount is no limit. Members set and lower them at once and raise them after a wait; ledger_limits_keep refuses everything else. What is used is counted in the account''s row.';
