-- A site offers some of the six languages.
alter table settings_sites add column locales text[] not null
  default array['ko', 'en', 'vn', 'jp', 'th', 'cn'];
-- The release before keeps to "settings_sites_locales_check": it never writes the column.
alter table settings_sites add constraint settings_sites_locales_check
  check (cardinality(locales) > 0 and locales <@ array['ko', 'en', 'vn', 'jp', 'th', 'cn']);
comment on column settings_sites.locales is
  'The languages in which the site is offered. An address in another language leads to the default one.';
