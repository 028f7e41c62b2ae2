create or replace function ledger_stakes_held(
  p_bucket smallint, p_account bigint, p_at timestamptz
) returns smallint
language sql stable as $$
  select case
         -- Looked up at the moment of the stake, also before the worker counts the next hours.
         when p.quiet_from <= p_at and members_in_quiet_hours(p.quiet_minutes, p_at, ledger_zone(a.bucket, a.id))
           then :outcome_no_play_hours::smallint
         -- A day that began since then has its whole time again, also before the worker counts it.
         when p.time_ends_at <= p_at
           and (p_at < p.time_opens_at or p_at >= p.time_opens_at + l.holds * interval '1 minute')
           then :outcome_session_time::smallint
         when p.check_due_at <= p_at or p.held_until > p_at or p.tools_due_at <= p_at
           then :outcome_reality_check::smallint end
  from ledger_accounts a
  join member_play_times p on p.member_id = a.member_id
  left join ledger_limits l on l.bucket = a.bucket and l.account_id = a.id and l.kind = 'time'
  where a.bucket = p_bucket and a.id = p_account
$$;
comment on function ledger_stakes_held is
  'The outcome of a stake in the member''s no-play hours, while a reality check is due, during the break after one, before a new member has seen the tools of protection, or while the time of the day is used up; null while stakes are taken.';
