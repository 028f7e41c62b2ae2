-- What staff need to answer, to publish and to write to many.

alter table message_helps
  add column replied_by bigint references operators on delete restrict,
  add column closed_at timestamptz;
create index message_helps_waiting on message_helps (id) where status = 'waiting' and hidden_at is null;
create index message_helps_done on message_helps (id desc) where status <> 'waiting' or hidden_at is not null;

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
comment on table message_templates is 'Replies that are ready to be used, by the name operators know them by.';
create unique index message_templates_name on message_templates (lower(name)) where removed_at is null;

create table message_template_texts (
  template_id integer not null references message_templates on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  contents text not null check (char_length(contents) between 1 and 20000),
  primary key (template_id, locale)
);
comment on table message_template_texts is 'A ready reply in each language in which there is one.';

create table message_mailings (
  id bigint generated always as identity primary key,
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'stopped', 'dropped')),
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
  check ((state in ('draft', 'dropped')) = (started_at is null)),
  check ((state in ('sent', 'stopped')) <= (ended_at is not null))
);
comment on table message_mailings is
  'A note to one member or to all whom its conditions fit, and how far it has got. It is worked off in the order of the members'' ids; reached_member_id is the last one that was looked at, readers how many there were when it started.';
create index message_mailings_sending on message_mailings (id) where state = 'sending';

create table message_mailing_texts (
  mailing_id bigint not null references message_mailings on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  title text not null check (char_length(title) between 1 and 120),
  contents text not null check (char_length(contents) between 1 and 20000),
  primary key (mailing_id, locale)
);
comment on table message_mailing_texts is
  'A mailing in each language; the one of its default language goes to members whose own is missing.';

alter table message_notes add column mailing_id bigint references message_mailings on delete restrict;
-- Whatever stops and begins again: a mailing reaches nobody twice.
create unique index message_notes_once on message_notes (mailing_id, member_id) where mailing_id is not null;
create index message_notes_read_of_mailing on message_notes (mailing_id)
  where mailing_id is not null and read_at is not null;

alter table message_notices
  add column version integer not null default 1 check (version > 0),
  add column published_until timestamptz,
  add check (published_until > published_at);
alter table message_popups add column version integer not null default 1 check (version > 0);
