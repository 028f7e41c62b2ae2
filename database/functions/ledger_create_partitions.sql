create or replace function ledger_create_partitions(months_ahead integer) returns void
language plpgsql as $$
declare
  month_start date := date_trunc('month', now() at time zone 'UTC')::date;
  step integer;
begin
  for step in 0 .. months_ahead loop
    execute format(
      'create table if not exists ledger_entries_%s partition of ledger_entries for values from (%L) to (%L)',
      to_char(month_start + make_interval(months => step), 'YYYYMM'),
      (month_start + make_interval(months => step))::timestamp at time zone 'UTC',
      (month_start + make_interval(months => step + 1))::timestamp at time zone 'UTC');
  end loop;
end $$;
comment on function ledger_create_partitions is
  'Makes sure that a partition of ledger_entries exists for this month and the months ahead.';

select ledger_create_partitions(3);
