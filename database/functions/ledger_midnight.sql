create or replace function ledger_midnight(p_day timestamp, p_zone text) returns timestamptz
language sql stable as $$
  select case when (m.first at time zone p_zone) = p_day then m.first else p_day at time zone p_zone end
  from (select ((p_day - interval '1 day') at time zone p_zone) + interval '24 hours' as first) m
$$;
comment on function ledger_midnight is
  'The moment a day begins in a time zone: of two midnights, which some zones have when their clocks go back, the first; at one o''clock where they skip midnight.';
