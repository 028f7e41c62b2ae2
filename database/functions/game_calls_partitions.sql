create or replace function game_calls_partitions(days_ahead integer) returns void
language plpgsql as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  oldest date;
  step integer;
  old record;
begin
  select today - calls_kept_days into oldest from game_rules;
  for step in -1 .. days_ahead loop
    execute format(
      'create table if not exists game_calls_%s partition of game_calls for values from (%L) to (%L)',
      to_char(today + step, 'YYYYMMDD'),
      (today + step)::timestamp at time zone 'UTC', (today + step + 1)::timestamp at time zone 'UTC');
  end loop;
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'game_calls'::regclass and c.relname < 'game_calls_' || to_char(oldest, 'YYYYMMDD')
  loop
    execute format('drop table %I', old.relname);
  end loop;
end $$;
comment on function game_calls_partitions is
  'Makes room for the calls of the days ahead and drops the days that are older than game_rules keeps.';

select game_calls_partitions(7);
