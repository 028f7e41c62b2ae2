-- A file of info sheets may hold games that a provider has not delivered yet.
create table game_awaited_sheets (
  provider_id integer not null references game_providers (id) on delete cascade,
  code text not null check (char_length(code) between 1 and 128),
  stake_least bigint,
  stake_most bigint,
  rules jsonb not null check (rules - array['ko', 'en', 'vn', 'jp', 'th', 'cn'] = '{}'::jsonb),
  primary key (provider_id, code),
  check ((stake_least is null) = (stake_most is null)
    and (stake_least is null or (stake_least > 0 and stake_least <= stake_most)))
);
comment on table game_awaited_sheets is
  'Info sheets that staff wrote for games which are not in the catalogue yet, by the code at the provider; a game that is added takes its sheet.';
