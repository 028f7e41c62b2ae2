-- The operator's own terms of use and privacy notice, per site and language.

create table settings_legal_texts (
  site_id integer not null references settings_sites on delete cascade,
  kind text not null check (kind in ('terms', 'privacy')),
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  contents text not null check (char_length(contents) between 1 and 100000),
  primary key (site_id, kind, locale)
);
comment on table settings_legal_texts is
  'Replaces the built-in text of /terms or /privacy on one site in one language. Plain text: an empty line ends a paragraph, a paragraph that begins with "## " is a heading.';
