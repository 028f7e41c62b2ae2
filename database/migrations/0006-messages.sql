-- Help desk, private notes and notices.

create table message_notices (
  id integer generated always as identity primary key,
  title_color text check (title_color ~ '^#[0-9A-Fa-f]{6}$'),
  domain text not null default '',
  published_at timestamptz not null,
  hidden_at timestamptz
);
comment on table message_notices is
  'Announcements. domain may name several hosts, separated by comma, pipe or space; empty means all.';
create index message_notices_newest on message_notices (published_at desc, id desc);

create table message_notice_texts (
  notice_id integer not null references message_notices on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  title text not null check (char_length(title) between 1 and 120),
  contents text not null,
  primary key (notice_id, locale)
);
comment on table message_notice_texts is 'A notice in each language; Korean stands in where one is missing.';

create table message_helps (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  title text not null check (char_length(title) between 1 and 100),
  contents text not null check (char_length(contents) between 1 and 4000),
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'cancelled')),
  reply text,
  replied_at timestamptz,
  read_at timestamptz,
  written_at timestamptz not null default now(),
  hidden_at timestamptz,
  check ((status = 'answered') = (reply is not null))
);
comment on table message_helps is
  'A member''s question and the desk''s reply. Deleting hides it from the member; the record stays.';
create index message_helps_of_member on message_helps (member_id, id desc) where hidden_at is null;
create index message_helps_unread on message_helps (member_id)
  where hidden_at is null and read_at is null and status = 'answered';

create table message_notes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  title text not null check (char_length(title) between 1 and 120),
  title_color text check (title_color ~ '^#[0-9A-Fa-f]{6}$'),
  contents text not null,
  sent_at timestamptz not null default now(),
  read_at timestamptz,
  hidden_at timestamptz
);
comment on table message_notes is 'Private notes from the house to one member.';
create index message_notes_of_member on message_notes (member_id, id desc) where hidden_at is null;
create index message_notes_unread on message_notes (member_id) where hidden_at is null and read_at is null;
