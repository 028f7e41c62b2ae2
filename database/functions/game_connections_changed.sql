create or replace function game_connections_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('game_connections', '');
  return null;
end $$;
comment on function game_connections_changed is
  'Tells every web process, after the commit, that a connection to a provider has changed.';

create or replace trigger game_connections_told
  after insert or update or delete on game_connections
  for each statement execute function game_connections_changed();
