-- Notices that open over the home page.

create table message_popups (
  id integer generated always as identity primary key,
  title_color text check (title_color ~ '^#[0-9A-Fa-f]{6}$'),
  domain text not null default '',
  pos_x integer not null check (pos_x between 0 and 4000),
  pos_y integer not null check (pos_y between 0 and 4000),
  shown_from timestamptz not null,
  shown_until timestamptz,
  hidden_at timestamptz,
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
comment on table message_popup_texts is 'A popup in each language; Korean stands in where one is missing.';
