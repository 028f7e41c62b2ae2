-- Every day of a connection is compared: by its provider's report, or by a file that staff bring.
create table game_days (
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  day date not null,
  until_at timestamptz not null,
  due_at timestamptz not null check (due_at > until_at),
  compared_at timestamptz,
  primary key (connection, day)
);
comment on table game_days is
  'The days of connections whose transactions must be compared with the provider''s, in the house''s time zone: until_at ends the day, from due_at on it is a difference. compared_at: the provider''s report reaches beyond the day, or its file was imported.';
create index game_days_due on game_days (due_at) where compared_at is null;

create table game_day_files (
  id bigint generated always as identity primary key,
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  day date not null,
  file_name text not null check (char_length(file_name) between 1 and 200),
  file_hash bytea not null check (length(file_hash) = 32),
  layout jsonb not null,
  lines integer not null check (lines >= 0),
  outside text[] not null,
  imported_at timestamptz not null,
  imported_by bigint not null references operators on delete restrict
);
comment on table game_day_files is
  'A provider''s file of the transactions of a day as staff imported it; the newest of a day counts. layout is where the next file of the connection begins. outside are the keys of transactions that we booked on another day.';
create index game_day_files_of_day on game_day_files (connection, day, id desc);
create index game_day_files_imported_by on game_day_files (imported_by);

alter table game_differences add column day date;
alter table game_differences add column round_ref text;
comment on column game_differences.day is
  'The day whose file showed it; null when the provider''s report did.';
create index game_differences_of_days on game_differences (connection, day)
  where resolved_at is null and day is not null;

create index game_bets_placed on game_bets (connection, placed_at);
create index game_bets_changed on game_bets (connection, changed_at);
create index game_transfers_by_time on game_transfers (connection, asked_at);

alter table report_differences drop constraint report_differences_kind_check,
  add constraint report_differences_kind_check check (kind in ('transaction', 'figure', 'round',
    'transfer', 'late_call', 'bank_line', 'payout', 'bank_file', 'books', 'return', 'day_file'));
