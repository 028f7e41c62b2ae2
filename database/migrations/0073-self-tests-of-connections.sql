-- Self-tests of connections that staff start in the office, each with its report.
create table game_connection_tests (
  id bigint generated always as identity primary key,
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  asked_at timestamptz not null,
  asked_by bigint not null references operators on delete restrict,
  settings_hash bytea check (length(settings_hash) = 32),
  credential_id bigint references game_credentials on delete restrict,
  ended_at timestamptz check (ended_at >= asked_at),
  has_passed boolean,
  cases jsonb check (jsonb_typeof(cases) = 'array'),
  check ((ended_at is null) = (has_passed is null) and (ended_at is null) = (cases is null))
);
comment on table game_connection_tests is
  'Self-tests of connections. One without ended_at is under way, at most one of a connection; a process that can reach providers runs it. settings_hash and credential_id say what was tested: the settings of the connection, and its newest secret that staff wrote (null for one of the environment). cases is the report.';
create unique index game_connection_tests_running on game_connection_tests (connection)
  where ended_at is null;
create index game_connection_tests_of on game_connection_tests (connection, id desc);
create index game_connection_tests_asked_by on game_connection_tests (asked_by);
create index game_connection_tests_credential on game_connection_tests (credential_id);
