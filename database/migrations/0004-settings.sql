-- What staff change while it runs: the sites (hosts) that one installation serves.

create table settings_sites (
  id integer generated always as identity primary key,
  host text not null unique check (host = lower(host)),
  name text not null,
  registration_open boolean not null default true,
  code_required boolean not null default false,
  minimum_age smallint not null default 19 check (minimum_age between 18 and 25),
  time_zone text not null default 'Asia/Seoul',
  terms_version text not null default '2026-11'
);
comment on table settings_sites is
  'A host and its rules. The row with the host "*" answers for every host without a row of its own.';
insert into settings_sites (host, name) values ('*', '달빛');

create table settings_sign_up_codes (
  code text primary key,
  site_id integer not null references settings_sites on delete cascade,
  is_active boolean not null default true
);
comment on table settings_sign_up_codes is 'Codes that a host with code_required asks for. They replace no age or identity check.';
