-- The lists of games that operators propose to take from a provider's feed at once.
create table game_import_lists (
  hash bytea primary key check (length(hash) = 32),
  provider_id integer not null references game_providers on delete restrict,
  kind text not null check (kind in ('new', 'changed', 'gone')),
  games jsonb not null check (jsonb_array_length(games) between 1 and 20000),
  made_at timestamptz not null
);
comment on table game_import_lists is
  'The games of a proposal that takes many from a provider''s feed, by code, as the first operator saw them; hash is the SHA-256 that the proposal and its audit row name. Kept as long as they are.';
create index game_import_lists_of_provider on game_import_lists (provider_id);
