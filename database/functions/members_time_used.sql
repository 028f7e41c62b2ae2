create or replace function members_time_used(
  p_member bigint, p_since timestamptz, p_at timestamptz
) returns interval
language sql stable as $$
  select coalesce(sum(upper(span) - lower(span)), interval '0')
  from unnest((
    select range_agg(tstzrange(greatest(s.started_at, p_since), greatest(s.started_at, p_since, e.ended_at)))
    from member_sessions s
    cross join lateral (
      -- One that expired counts up to its last activity.
      select least(p_at, case when s.ended_because = 'expired' then s.last_active_at
                              when s.ended_at is not null then s.ended_at
                              when s.idle_ends_at <= p_at then s.last_active_at
                              else p_at end) as ended_at) e
    where s.member_id = p_member and s.ends_at > p_since and s.started_at < p_at)) as span
$$;
comment on function members_time_used is
  'How long a member was signed in between two moments; sessions at the same time count once.';
