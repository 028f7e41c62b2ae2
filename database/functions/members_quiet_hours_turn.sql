create or replace function members_quiet_hours_turn(
  p_closed int4multirange, p_at timestamptz, p_zone text
) returns timestamptz
language sql stable as $$
  -- A summer time can skip the hours of one day, so that the next ones begin after it. The series
  -- comes in order, and the first that fits ends it.
  select m from generate_series(date_trunc('minute', p_at) + interval '1 minute',
                                p_at + interval '50 hours', interval '1 minute') as m
  where members_in_quiet_hours(p_closed, m, p_zone) <> members_in_quiet_hours(p_closed, p_at, p_zone)
  limit 1
$$;
comment on function members_quiet_hours_turn is
  'The first minute after a moment at which closed hours begin or end; null when none are closed.';
