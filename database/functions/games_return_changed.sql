create or replace function games_return_changed() returns trigger
language plpgsql as $$
begin
  new.return_since := now();
  return new;
end $$;
comment on function games_return_changed is
  'Marks when the declared return of a game changed, from which on its rounds are a new sample.';

create or replace trigger games_return_marked
  before update of declared_return on games
  for each row when (old.declared_return is distinct from new.declared_return)
  execute function games_return_changed();
