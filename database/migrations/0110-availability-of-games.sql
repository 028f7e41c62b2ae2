-- Where and when a studio or a game is offered.
create table game_availability (
  id integer generated always as identity primary key,
  provider_id integer unique references game_providers on delete cascade,
  game_id integer unique references games on delete cascade,
  site_ids integer[] check (cardinality(site_ids) between 1 and 100),
  country_rule text check (country_rule in ('only', 'except')),
  countries text[] not null default '{}',
  from_at timestamptz,
  until_at timestamptz,
  check (num_nonnulls(provider_id, game_id) = 1),
  check ((country_rule is null) = (countries = '{}')),
  check (countries = '{}' or (cardinality(countries) <= 250
    and array_to_string(countries, ',', '?') ~ '^[A-Z]{2}(,[A-Z]{2})*$')),
  check (until_at > from_at),
  check (num_nonnulls(site_ids, country_rule, from_at, until_at) > 0)
);
comment on table game_availability is
  'Where and when a studio, or one of its games, is offered: on these sites (settings_sites.id; null: on every site), only in these countries of ISO 3166-1 or in all except them, from a moment on and until before another. Without a row it is offered everywhere and always. A game is offered where both its studio''s row and its own allow it.';
