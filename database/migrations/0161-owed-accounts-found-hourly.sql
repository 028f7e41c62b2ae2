-- Closed accounts are many, and one that is owed money is rare: a job looks for those every hour,
-- and the watch for alerts reads what it found.
create table alert_owed_accounts (
  member_id bigint primary key references members on delete restrict,
  found_at timestamptz not null
);
comment on table alert_owed_accounts is
  'Closed accounts that were found with at least a won of cash and comp, which is owed to their members; whether it is still there is read with them.';
