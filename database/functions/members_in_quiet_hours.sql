create or replace function members_in_quiet_hours(
  p_closed int4multirange, p_at timestamptz, p_zone text
) returns boolean
language sql stable as $$
  select p_closed @> (extract(hour from p_at at time zone p_zone) * 60
                      + extract(minute from p_at at time zone p_zone))::integer
$$;
comment on function members_in_quiet_hours is
  'Whether a clock of the time zone shows a minute of the day that is closed. An hour that it shows twice is closed twice.';
