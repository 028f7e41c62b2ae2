-- One language of a site's texts governs; the others are translations for information.
alter table settings_sites add column governing_locale text;
-- The release before keeps to "settings_sites_governing_locale_check": it never writes the column.
alter table settings_sites add constraint settings_sites_governing_locale_check
  check (governing_locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn'));
comment on column settings_sites.governing_locale is
  'The language whose version of the site''s texts governs: that of the published version. Null, until a version is published: the default language.';

alter table settings_document_versions add column governing_locale text;
-- The release before keeps to "settings_document_versions_governing_locale_check": it never writes the column.
alter table settings_document_versions add constraint settings_document_versions_governing_locale_check
  check (governing_locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn'));
comment on column settings_document_versions.governing_locale is
  'The language that governs from this version on; null for a version that was published before one was stated.';

alter table member_acceptances add column governing_locale text;
-- The release before keeps to "member_acceptances_governing_locale_check": it never writes the column.
alter table member_acceptances add constraint member_acceptances_governing_locale_check
  check (governing_locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn'));
comment on column member_acceptances.governing_locale is
  'The language that governed the text when the member accepted it; null for a statement, and for what was accepted before one was stated.';

-- A version that is published already is governed by its site's default language, which pages state
-- from now on; a later change of the default language does not change it.
update settings_sites s set governing_locale = s.default_locale
where exists (select from settings_document_versions v where v.site_id = s.id);
