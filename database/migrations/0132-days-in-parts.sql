-- A provider's day may come in several files, which are compared together.
alter table game_day_files
  add column is_part boolean not null default false,
  add column dropped_at timestamptz;
comment on table game_day_files is
  'A provider''s file of the transactions of a day, or of a part of it, as staff imported it. A file of the whole day takes the place of all before it; a file counts until dropped_at. layout is where the next file of the connection begins. outside are the keys of transactions that we booked on another day.';

create table game_days_in_parts (
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  day date not null,
  version integer not null default 1,
  stage text not null default 'open'
    check (stage in ('open', 'found', 'theirs', 'ours', 'compared', 'replaced', 'swept')),
  position text not null default '',
  hours_ahead smallint not null check (hours_ahead between -12 and 14),
  changed_at timestamptz not null,
  primary key (connection, day)
);
comment on table game_days_in_parts is
  'A day of which parts came. open: more may come; once staff say that it is whole, the worker looks at its open differences (found), at the lines of its parts (theirs) and at our transactions (ours), each in pages from position on. replaced: a file of the whole day took the place of the parts. swept: the lines are being deleted after their retention period.';
create index game_days_in_parts_changed on game_days_in_parts (changed_at);

create table game_day_lines (
  connection text not null,
  day date not null,
  key text not null,
  file_id bigint not null,
  is_line boolean not null,
  kind text check (kind in ('stake', 'win')),
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('done', 'declined', 'rolled_back')),
  round_ref text,
  primary key (connection, day, key, file_id),
  foreign key (connection, day) references game_days_in_parts on delete restrict
);
comment on table game_day_lines is
  'The transactions of the parts of a day, until their retention period ends. file_id is that of game_day_files; lines of a dropped part do not count. Without is_line the part has only a roll-back that names the transaction.';
