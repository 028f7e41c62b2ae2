-- Terms and privacy notices are published in versions, and each member's acceptance is a row.
create table settings_document_versions (
  id integer generated always as identity primary key,
  site_id integer not null references settings_sites on delete restrict,
  version text not null check (version ~ '^[A-Za-z0-9.-]{1,20}$'),
  needs_acceptance boolean not null,
  published_at timestamptz not null,
  unique (site_id, version)
);
comment on table settings_document_versions is
  'Versions of a site''s terms and privacy notice; the newest holds. Deposits and launches wait until the member has accepted the newest that needs_acceptance, or a later one.';

create table settings_documents (
  version_id integer not null references settings_document_versions on delete restrict,
  kind text not null check (kind in ('terms', 'privacy')),
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  contents text not null check (char_length(contents) between 1 and 100000),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (version_id, kind, locale)
);
comment on table settings_documents is
  'The texts of a version in each language, as they were published, with the SHA-256 of their UTF-8 bytes.';

comment on table settings_legal_texts is
  'What staff write of a site''s terms and privacy notice before it is published as a version. Plain text: an empty line ends a paragraph, a paragraph that begins with "## " is a heading.';

create table member_acceptances (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  site_id integer not null references settings_sites on delete restrict,
  kind text not null check (kind in ('terms', 'privacy')),
  version text not null check (char_length(version) between 1 and 32),
  version_id integer references settings_document_versions on delete restrict,
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  hash bytea not null check (octet_length(hash) = 32),
  address inet not null,
  accepted_at timestamptz not null,
  unique (member_id, site_id, kind, version)
);
comment on table member_acceptances is
  'Which text of which version a member accepted, from where and when. hash is the SHA-256 of the text in the language in which it was shown.';
comment on column member_acceptances.version_id is
  'Null for the text that is built in until the site publishes its own.';
create index member_acceptances_of_version on member_acceptances (version_id, kind);

-- The texts that were shown so far become a version that asks for no new acceptance.
insert into settings_document_versions (site_id, version, needs_acceptance, published_at)
select s.id, s.terms_version, false, now() from settings_sites s
where exists (select from settings_legal_texts t where t.site_id = s.id);
insert into settings_documents (version_id, kind, locale, contents, hash)
select v.id, t.kind, t.locale, t.contents, sha256(convert_to(t.contents, 'UTF8'))
from settings_legal_texts t join settings_document_versions v on v.site_id = t.site_id;
