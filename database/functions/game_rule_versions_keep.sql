create or replace function game_rule_versions_keep() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  -- Unchanged rows are left out first, because a provider's catalogue writes all its games. Grouping
  -- finds them: PostgreSQL keeps a plan that it made for few rows, and a join's plan for few rows takes
  -- minutes for ten thousand.
  if tg_table_name = 'game_feed' and tg_op = 'UPDATE' then
    select array_agg(distinct g.id order by g.id) into ids
    from (
      select connection, code from (
        select connection, code, stake_least, stake_most, rules, withdrawn_at is null as is_told
        from changed
        union all
        select connection, code, stake_least, stake_most, rules, withdrawn_at is null from replaced) e
      group by connection, code, stake_least, stake_most, rules, is_told having count(*) = 1) d
    join game_providers p on p.connection = d.connection
    join games g on g.provider_id = p.id and g.code = d.code;
  elsif tg_table_name = 'game_feed' then
    select array_agg(g.id order by g.id) into ids
    from changed c join game_providers p on p.connection = c.connection
    join games g on g.provider_id = p.id and g.code = c.code;
  elsif tg_table_name = 'games' and tg_op = 'UPDATE' then
    select array_agg(distinct id order by id) into ids
    from (
      select id from (
        select id, declared_return from changed
        union all select id, declared_return from replaced) e
      group by id, declared_return having count(*) = 1) d;
  elsif tg_table_name = 'games' then
    select array_agg(id order by id) into ids from changed;
  elsif tg_table_name = 'game_providers' then
    select array_agg(distinct g.id order by g.id) into ids
    from (
      select id from (
        select id, connection from changed
        union all select id, connection from replaced) e
      group by id, connection having count(*) = 1) d
    join games g on g.provider_id = d.id;
  else
    select array_agg(game_id order by game_id) into ids from changed;
  end if;
  if ids is null then
    return null;
  end if;
  -- Two transactions that change one game write their rows one after the other.
  perform from games where id = any(ids) order by id for no key update;
  insert into game_rule_versions (game_id, since, build, declared_return, stake_least, stake_most, texts)
  select n.* from (
    select g.id, now() as since, b.version as build, g.declared_return,
      coalesce(f.stake_least, s.stake_least) as stake_least,
      coalesce(f.stake_most, s.stake_most) as stake_most,
      coalesce(f.rules, '{}') || coalesce(s.rules, '{}') as texts
    from games g join game_providers p on p.id = g.provider_id
    left join game_builds b on b.game_id = g.id
    left join game_sheets s on s.game_id = g.id
    left join game_feed f
      on f.connection = p.connection and f.code = g.code and f.withdrawn_at is null
    where g.id = any(ids)) n
  left join lateral (
    select k.* from game_rule_versions k where k.game_id = n.id order by k.since desc, k.id desc limit 1
  ) k on true
  where k.id is null
    or (k.build, k.declared_return, k.stake_least, k.stake_most, k.texts)
      is distinct from (n.build, n.declared_return, n.stake_least, n.stake_most, n.texts);
  return null;
end $$;
comment on function game_rule_versions_keep is
  'Adds a row to game_rule_versions for each game whose rules a statement has changed.';

create or replace trigger game_rule_versions_of_added_games
  after insert on games referencing new table as changed
  for each statement execute function game_rule_versions_keep();
create or replace trigger game_rule_versions_of_games
  after update on games referencing old table as replaced new table as changed
  for each statement execute function game_rule_versions_keep();
create or replace trigger game_rule_versions_of_providers
  after update on game_providers referencing old table as replaced new table as changed
  for each statement execute function game_rule_versions_keep();
create or replace trigger game_rule_versions_of_added_feed
  after insert on game_feed referencing new table as changed
  for each statement execute function game_rule_versions_keep();
create or replace trigger game_rule_versions_of_feed
  after update on game_feed referencing old table as replaced new table as changed
  for each statement execute function game_rule_versions_keep();
create or replace trigger game_rule_versions_of_added_sheets
  after insert on game_sheets referencing new table as changed
  for each statement execute function game_rule_versions_keep();
create or replace trigger game_rule_versions_of_sheets
  after update on game_sheets referencing new table as changed
  for each statement execute function game_rule_versions_keep();
create or replace trigger game_rule_versions_of_added_builds
  after insert on game_builds referencing new table as changed
  for each statement execute function game_rule_versions_keep();
create or replace trigger game_rule_versions_of_builds
  after update on game_builds referencing new table as changed
  for each statement execute function game_rule_versions_keep();
