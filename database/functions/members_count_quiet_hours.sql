create or replace function members_count_quiet_hours(p_member bigint) returns void
language sql as $$
  update member_play_times p
  set quiet_minutes = nullif(h.closed, '{}'), quiet_from = h.begins_at,
      quiet_until = members_quiet_hours_turn(h.closed, h.begins_at, h.zone)
  from (
    select q.member_id, q.closed, z.zone,
           case when q.closed = '{}' then null
                when members_in_quiet_hours(q.closed, c.now, z.zone) then c.now
                else members_quiet_hours_turn(q.closed, c.now, z.zone) end as begins_at
    from member_quiet_times q
    join ledger_accounts a on a.bucket = members_bucket(q.member_id) and a.member_id = q.member_id
      and a.kind = 'cash'
    cross join lateral (select clock_timestamp() as now) c
    cross join lateral (select ledger_zone(a.bucket, a.id) as zone) z
    where q.member_id = p_member and q.kind = 'hours') h
  where p.member_id = h.member_id
$$;
comment on function members_count_quiet_hours is
  'Writes when the no-play hours of a member hold now or hold next, from when on postings ask ledger_stakes_held. The accounts are locked.';
