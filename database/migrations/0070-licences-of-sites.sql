-- Each site names the company and the licence under which it is offered, and where.
create table settings_licences (
  site_id integer primary key references settings_sites on delete cascade,
  company text not null check (char_length(company) between 1 and 120),
  authority text not null check (char_length(authority) between 1 and 80),
  number text not null check (char_length(number) between 1 and 80),
  countries text[] not null check (
    cardinality(countries) between 1 and 250
    and array_to_string(countries, ',', '?') ~ '^[A-Z]{2}(,[A-Z]{2})*$'),
  version integer not null default 1
);
comment on table settings_licences is
  'The licence under which a site is offered: who holds it, who gave it, and the countries of ISO 3166-1 that it covers. Members of other countries are refused at this site, also where the installation allows them.';
