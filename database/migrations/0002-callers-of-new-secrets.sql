-- Who signs with a provider's secret on the day after it was written.
create table game_credential_callers (
  credential_id bigint not null references game_credentials on delete cascade,
  address inet not null,
  first_at timestamptz not null,
  primary key (credential_id, address)
);
comment on table game_credential_callers is
  'Addresses of signed calls in the first day of a connection''s newest secret, a bounded number of each: staff see whether the provider uses it, or somebody else.';
