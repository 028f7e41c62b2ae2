-- Months of each provider, summed from the ledger in UTC like its closed months.
create table report_months (
  month date not null check (extract(day from month) = 1),
  provider_id integer not null references game_providers on delete restrict,
  movement smallint not null,
  entries bigint not null check (entries > 0),
  amount numeric(40,0) not null,
  primary key (month, provider_id, movement)
);
comment on table report_months is
  'Sums of ledger_entries.delta and ledger_house_entries.amount by month in UTC, provider account and movement, up to report_progress.entered_until. Statements to providers are made of it.';
create index report_months_of_provider on report_months (provider_id);

insert into report_months (month, provider_id, movement, entries, amount)
select date_trunc('month', e.posted_at at time zone 'UTC')::date, p.id, e.movement, count(*), sum(e.delta)
from report_progress r join ledger_entries e on e.posted_at < r.entered_until
join game_providers p on p.house_account_id = e.house_account_id
group by 1, 2, 3;
insert into report_months (month, provider_id, movement, entries, amount)
select date_trunc('month', e.posted_at at time zone 'UTC')::date, p.id, e.movement, count(*), sum(e.amount)
from report_progress r join ledger_house_entries e on e.posted_at < r.entered_until
join game_providers p on p.house_account_id in (e.from_house_account_id, e.to_house_account_id)
group by 1, 2, 3;

create table report_share_rates (
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  from_month date not null check (extract(day from from_month) = 1),
  basis_points integer not null check (basis_points between 0 and 10000),
  set_at timestamptz not null,
  set_by bigint not null references operators on delete restrict,
  checked_by bigint not null references operators on delete restrict,
  primary key (connection, from_month),
  check (checked_by <> set_by)
);
comment on table report_share_rates is
  'A provider''s contracted share of the net result from a month on, until the next row. Two operators write it.';
create index report_share_rates_set_by on report_share_rates (set_by);
create index report_share_rates_checked_by on report_share_rates (checked_by);

create table report_provider_files (
  id bigint generated always as identity primary key,
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  month date not null check (extract(day from month) = 1),
  file_name text not null check (char_length(file_name) between 1 and 200),
  file_hash bytea not null check (length(file_hash) = 32),
  figures text[] not null check (cardinality(figures) between 1 and 9),
  has_studios boolean not null,
  imported_at timestamptz not null,
  imported_by bigint not null references operators on delete restrict
);
comment on table report_provider_files is
  'A provider''s own statement of a month as staff imported it; the newest of a month counts. figures are those that the file has a column for.';
create index report_provider_files_of_month on report_provider_files (connection, month, id desc);
create index report_provider_files_imported_by on report_provider_files (imported_by);

create table report_provider_lines (
  file_id bigint not null references report_provider_files on delete cascade,
  studio text not null check (char_length(studio) <= 128),
  figure text not null check (figure in ('stakes', 'wins', 'refunds', 'corrections', 'wallets',
    'contributions', 'jackpots', 'net', 'share')),
  amount bigint not null,
  primary key (file_id, studio, figure)
);
comment on table report_provider_lines is
  'The figures of a provider''s file in ledger units, summed by studio: our code where we know it, otherwise the file''s own text, and empty for the whole connection.';

create table report_settlements (
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  month date not null check (extract(day from month) = 1),
  statement text not null,
  hash bytea not null check (hash = sha256(convert_to(statement, 'UTF8'))),
  share bigint not null check (share >= 0),
  correction bigint not null,
  agreed_at timestamptz not null,
  agreed_by bigint not null references operators on delete restrict,
  checked_by bigint not null references operators on delete restrict,
  primary key (connection, month),
  check (checked_by <> agreed_by)
);
comment on table report_settlements is
  'Statements that two operators agreed with a provider, once for a closed month. statement is JSON to the letter as it was agreed; its hash is in the audit row, which is sealed. share and correction in ledger units.';
create index report_settlements_agreed_by on report_settlements (agreed_by);
create index report_settlements_checked_by on report_settlements (checked_by);

-- One work list of what the comparisons find, with providers, with the bank and within the books.
create table report_differences (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('transaction', 'figure', 'round', 'transfer', 'late_call',
    'bank_line', 'payout', 'bank_file', 'books')),
  key text not null check (char_length(key) between 1 and 400),
  connection text,
  about text not null,
  object text,
  ours text,
  theirs text,
  since timestamptz not null,
  found_at timestamptz not null,
  owner_id bigint references operators on delete restrict,
  asked_at timestamptz,
  asked_by bigint references operators on delete restrict,
  accepted_at timestamptz,
  accepted_by bigint references operators on delete restrict,
  checked_by bigint references operators on delete restrict,
  ended_at timestamptz,
  version integer not null default 1 check (version > 0),
  is_open boolean not null generated always as (ended_at is null and accepted_at is null) stored,
  unique (kind, key),
  check ((asked_at is null) = (asked_by is null)),
  check (num_nonnulls(accepted_at, accepted_by, checked_by) in (0, 3)),
  check (checked_by <> accepted_by)
);
comment on table report_differences is
  'Every difference that a comparison found, once for each subject (kind, key), with its owner and what was done. ours and theirs are a state and an amount in won. ended_at: a later comparison no longer found it. accepted: two operators took it as it is; it opens again when its figures change.';
create index report_differences_open on report_differences (id) where is_open;
create index report_differences_ended on report_differences (id) where not is_open;
create index report_differences_of_kind on report_differences (kind) where is_open;
create index report_differences_owner on report_differences (owner_id) where owner_id is not null;
create index report_differences_asked_by on report_differences (asked_by) where asked_by is not null;
create index report_differences_accepted_by on report_differences (accepted_by) where accepted_by is not null;
create index report_differences_checked_by on report_differences (checked_by) where checked_by is not null;

create table report_comparisons (
  is_only boolean default true primary key check (is_only),
  looked_at timestamptz,
  books_at timestamptz
);
comment on table report_comparisons is
  'When the differences were last gathered, and when the books were last checked against all their promises.';
insert into report_comparisons default values;
