-- The office shows how old the last good backup and the last good drill are.
create table settings_backups (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'drill')),
  is_good boolean not null,
  finished_at timestamptz not null,
  seconds numeric(10, 1) not null check (seconds >= 0),
  lost_seconds numeric(12, 1) check (lost_seconds >= 0),
  lost_entries bigint check (lost_entries >= 0),
  check ((kind = 'drill') or (lost_seconds is null and lost_entries is null))
);
comment on table settings_backups is
  'Base backups and drills, written by their commands as the owner. A drill says what would have been lost: seconds without a backup, and entries of the ledger.';
create index settings_backups_newest on settings_backups (kind, finished_at) where is_good;
