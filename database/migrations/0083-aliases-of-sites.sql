-- A site may have other hosts, whose visitors are led to its own one.
create table settings_aliases (
  host text primary key check (host ~ '^[a-z0-9.-]{1,253}$'),
  site_id integer not null references settings_sites on delete cascade
);
comment on table settings_aliases is
  'Other hosts of a site. Its rules hold there too, and a page there leads to the same page of the site''s own host, which alone has cookies.';
create index settings_aliases_site on settings_aliases (site_id);
