-- During an upgrade processes of the release before serve on the new database: it says which of its
-- migrations and which version of its functions a process must know.
alter table migrations add column may_be_unknown boolean not null default false;
comment on column migrations.may_be_unknown is
  'Whether a process whose build does not have this migration may serve: the release before does not have it.';
alter table migrations_functions add column oldest integer check (oldest <= version);
comment on column migrations_functions.oldest is
  'The oldest version of the functions whose build may serve; null: only the version itself.';
