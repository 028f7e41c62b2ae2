-- A game that is added takes the info sheet that was kept for it.
create or replace function games_take_sheets() returns trigger language plpgsql as $$
begin
  with taken as (
    delete from game_awaited_sheets a using added g
    where a.provider_id = g.provider_id and a.code = g.code
    returning g.id, a.stake_least, a.stake_most, a.rules)
  insert into game_sheets (game_id, stake_least, stake_most, rules)
  select id, stake_least, stake_most, rules from taken;
  return null;
end $$;

create or replace trigger games_take_sheets
  after insert on games referencing new table as added
  for each statement execute function games_take_sheets();
