create or replace function ledger_period_start(p_period text, p_at timestamptz, p_zone text) returns timestamptz
language sql stable as $$
  select case p_period when 'bet' then '-infinity'::timestamptz
         else ledger_midnight(date_trunc(p_period, p_at at time zone p_zone), p_zone) end
$$;
comment on function ledger_period_start is
  'When the calendar''s day, week (from Monday) or month of a moment began in a time zone. A limit of each bet has no period.';
