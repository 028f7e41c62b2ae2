-- Which laboratory has certified which build of a game, for which jurisdiction.
create table game_certificates (
  id bigint generated always as identity primary key,
  provider_id integer not null references game_providers on delete restrict,
  code text not null check (code ~ '^[!-~]{1,128}$'),
  laboratory text not null check (char_length(laboratory) between 1 and 80),
  certificate text not null check (char_length(certificate) between 1 and 80),
  build text not null check (char_length(build) between 1 and 80),
  profile_id text not null references settings_profiles on delete restrict,
  expires_on date not null,
  added_at timestamptz not null,
  added_by bigint not null references operators on delete restrict,
  withdrawn_at timestamptz,
  withdrawn_by bigint references operators on delete restrict,
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
comment on table game_certificates is
  'Certificates of games by their code at the provider, also of games that are not in the catalogue yet. One holds through its last day in UTC; none is deleted. With real money a game is released only with one that holds for the jurisdiction of every site.';
create unique index game_certificates_once on game_certificates
  (provider_id, code, laboratory, certificate, build, profile_id) where withdrawn_at is null;
create index game_certificates_of_profile on game_certificates (profile_id);
create index game_certificates_added_by on game_certificates (added_by);
create index game_certificates_withdrawn_by on game_certificates (withdrawn_by)
  where withdrawn_by is not null;
