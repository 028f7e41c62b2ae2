-- Certificates of the random numbers of a studio and of the platform, and what was certified.
alter table game_certificates add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');
comment on column game_certificates.sha256 is
  'SHA-256 of the certified file, or of the certificate; null for one from before it was asked for.';

create table game_system_certificates (
  id bigint generated always as identity primary key,
  system text not null check (system in ('rng', 'platform')),
  provider_id integer references game_providers on delete restrict,
  laboratory text not null check (char_length(laboratory) between 1 and 80),
  certificate text not null check (char_length(certificate) between 1 and 80),
  version text not null check (char_length(version) between 1 and 80),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  profile_id text not null references settings_profiles on delete restrict,
  expires_on date not null,
  added_at timestamptz not null,
  added_by bigint not null references operators on delete restrict,
  withdrawn_at timestamptz,
  withdrawn_by bigint references operators on delete restrict,
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check ((system = 'rng') = (provider_id is not null))
);
comment on table game_system_certificates is
  'Certificates of a studio''s random number generator and of this platform. One holds through its last day in UTC; none is deleted. With real money a game is released only while both hold for the jurisdiction of every site. sha256 is of the certified file, or of the certificate.';
create unique index game_system_certificates_once on game_system_certificates
  (provider_id, laboratory, certificate, version, profile_id) nulls not distinct
  where withdrawn_at is null;
create index game_system_certificates_of_provider on game_system_certificates (provider_id)
  where provider_id is not null;
create index game_system_certificates_of_profile on game_system_certificates (profile_id);
create index game_system_certificates_added_by on game_system_certificates (added_by);
create index game_system_certificates_withdrawn_by on game_system_certificates (withdrawn_by)
  where withdrawn_by is not null;
