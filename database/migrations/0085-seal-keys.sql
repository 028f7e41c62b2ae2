create table seal_keys (
  name text primary key check (name ~ '^[0-9a-f]{16}$'),
  begun_at timestamptz not null,
  ended_at timestamptz check (ended_at >= begun_at)
);
create unique index seal_keys_current on seal_keys ((ended_at is null)) where ended_at is null;
comment on table seal_keys is
  'The names of the secrets that what is sealed here was sealed with; the one without an end is the current one. A process with another secret refuses to start.';
