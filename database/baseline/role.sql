-- The role that serving processes act as. What it may do is database/privileges.ts.
do $$
begin
  create role dalbit_application nologin;
exception
  -- Roles belong to the whole server: another database of it may have made this one.
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    if not exists (select from pg_roles where rolname = 'dalbit_application') then
      raise exception 'the role dalbit_application is missing and this login may not make it: have it made with "create role dalbit_application nologin"';
    end if;
end $$;

-- The worker looks for the oldest transaction under way, whoever's it is. Without this right it
-- sees those of its own login, which are all that post while the product serves.
do $$
begin
  grant pg_read_all_stats to dalbit_application;
exception when insufficient_privilege then null;
end $$;
