create table message_notices (
  id integer generated always as identity primary key,
  title_color text check (title_color ~ '^#[0-9A-Fa-f]{6}$'),
  domain text not null default '',
  published_at timestamptz not null,
  hidden_at timestamptz,
  is_pinned boolean not null default false,
  version integer not null default 1 check (version > 0),
  published_until timestamptz,
  check (published_until > published_at)
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
comment on table message_notice_texts is
  'A notice in each language; Korean stands in where one is missing.';

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
  replied_by bigint references operators on delete restrict,
  closed_at timestamptz,
  check ((status = 'answered') = (reply is not null))
);
comment on table message_helps is
  'A member''s question and the desk''s reply. Deleting hides it from the member; the record stays.';
create index message_helps_unread on message_helps (member_id)
  where hidden_at is null and read_at is null and status = 'answered';
create index message_helps_all_of_member on message_helps (member_id, id desc);
create index message_helps_waiting on message_helps (id)
  where status = 'waiting' and hidden_at is null;
create index message_helps_done on message_helps (id desc)
  where status <> 'waiting' or hidden_at is not null;

create table message_popups (
  id integer generated always as identity primary key,
  title_color text check (title_color ~ '^#[0-9A-Fa-f]{6}$'),
  domain text not null default '',
  pos_x integer not null check (pos_x between 0 and 4000),
  pos_y integer not null check (pos_y between 0 and 4000),
  shown_from timestamptz not null,
  shown_until timestamptz,
  hidden_at timestamptz,
  version integer not null default 1 check (version > 0),
  check (shown_until > shown_from)
);
comment on table message_popups is
  'Popups and when they show. domain may name several hosts, separated by comma, pipe or space; empty means all. The position is in CSS pixels.';
create index message_popups_newest on message_popups (shown_from desc) where hidden_at is null;

create table message_popup_texts (
  popup_id integer not null references message_popups on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  title text not null check (char_length(title) between 1 and 120),
  contents text not null,
  primary key (popup_id, locale)
);
comment on table message_popup_texts is
  'A popup in each language; Korean stands in where one is missing.';

create table message_remarks (
  id bigint generated always as identity primary key,
  help_id bigint not null references message_helps on delete restrict,
  operator_id bigint not null references operators on delete restrict,
  contents text not null check (char_length(contents) between 1 and 2000),
  written_at timestamptz not null
);
comment on table message_remarks is
  'What operators tell each other about a question. No call of the member site reads it; rows are never changed or deleted.';
create index message_remarks_of_help on message_remarks (help_id, id);

create table message_writers (
  help_id bigint not null references message_helps on delete cascade,
  operator_id bigint not null references operators on delete cascade,
  until timestamptz not null,
  primary key (help_id, operator_id)
);
comment on table message_writers is
  'Who is writing a reply now, so that two do not write the same one. A row counts until its moment has passed.';
create index message_writers_until on message_writers (until);

create table message_templates (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  version integer not null default 1 check (version > 0),
  removed_at timestamptz
);
comment on table message_templates is
  'Replies that are ready to be used, by the name operators know them by.';
create unique index message_templates_name on message_templates (lower(name))
  where removed_at is null;

create table message_template_texts (
  template_id integer not null references message_templates on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  contents text not null check (char_length(contents) between 1 and 20000),
  primary key (template_id, locale)
);
comment on table message_template_texts is
  'A ready reply in each language in which there is one.';

create table message_mailings (
  id bigint generated always as identity primary key,
  state text not null default 'draft'
    check (state in ('draft', 'sending', 'sent', 'stopped', 'dropped')),
  version integer not null default 1 check (version > 0),
  member_id bigint references members on delete restrict,
  level_from smallint not null default 1 check (level_from between 1 and 10),
  level_to smallint not null default 10 check (level_to between 1 and 10),
  member_status text check (member_status in ('active', 'suspended', 'closed')),
  site_id integer references settings_sites on delete restrict,
  active_since date,
  title_color text check (title_color ~ '^#[0-9A-Fa-f]{6}$'),
  default_locale text not null check (default_locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  written_by bigint not null references operators on delete restrict,
  written_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  readers integer check (readers >= 0),
  sent integer not null default 0 check (sent >= 0),
  reached_member_id bigint not null default 0,
  check (level_from <= level_to),
  constraint message_mailings_check1 check ((state in ('draft', 'dropped')) = (started_at is null)),
  constraint message_mailings_check2
    check ((state in ('sent', 'stopped')) <= (ended_at is not null))
);
comment on table message_mailings is
  'A note to one member or to all whom its conditions fit, and how far it has got. It is worked off in the order of the members'' ids; reached_member_id is the last one that was looked at, readers how many there were when it started.';
create index message_mailings_sending on message_mailings (id) where state = 'sending';

create table message_notes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  title text not null check (char_length(title) between 1 and 120),
  title_color text check (title_color ~ '^#[0-9A-Fa-f]{6}$'),
  contents text not null,
  sent_at timestamptz not null default now(),
  read_at timestamptz,
  hidden_at timestamptz,
  mailing_id bigint references message_mailings on delete restrict
);
comment on table message_notes is
  'Private notes from the house to one member.';
create index message_notes_unread on message_notes (member_id)
  where hidden_at is null and read_at is null;
create index message_notes_all_of_member on message_notes (member_id, id desc);
-- A mailing that stops and begins again reaches each member once.
create unique index message_notes_once on message_notes (mailing_id, member_id)
  where mailing_id is not null;
create index message_notes_read_of_mailing on message_notes (mailing_id)
  where mailing_id is not null and read_at is not null;

create table message_mailing_texts (
  mailing_id bigint not null references message_mailings on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  title text not null check (char_length(title) between 1 and 120),
  contents text not null check (char_length(contents) between 1 and 20000),
  primary key (mailing_id, locale)
);
comment on table message_mailing_texts is
  'A mailing in each language; the one of its default language goes to members whose own is missing.';
