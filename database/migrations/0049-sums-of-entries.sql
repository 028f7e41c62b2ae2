-- The totals of a statement read sums that are kept, so that a long one costs no more than a short one.
create table ledger_entry_sums (
  bucket smallint not null,
  account_id bigint not null,
  block integer not null check (block >= 0),
  movement smallint not null,
  sum numeric(24, 0) not null,
  count smallint not null check (count > 0),
  primary key (bucket, account_id, block, movement),
  foreign key (bucket, account_id) references ledger_accounts (bucket, id) on delete restrict
);
comment on table ledger_entry_sums is
  'The sum and the number of an account''s entries by movement, for each whole block of a thousand entries; written by the first reader. Entries never change, so neither do these rows.';
