create or replace function ledger_period_end(p_period text, p_at timestamptz, p_zone text) returns timestamptz
language sql stable as $$
  select case p_period when 'bet' then 'infinity'::timestamptz
         else ledger_midnight(date_trunc(p_period, p_at at time zone p_zone) + ('1 ' || p_period)::interval, p_zone) end
$$;
comment on function ledger_period_end is
  'When the calendar''s day, week or month of a moment ends in a time zone: the beginning of the next.';
