-- What a jurisdiction demands differs by site: a site names a profile, whose rows carry their sources.
create table settings_profiles (
  id text primary key check (id ~ '^[a-z0-9-]{2,32}$'),
  name text not null check (length(name) between 1 and 60),
  version integer not null default 1
);
comment on table settings_profiles is
  'Jurisdictions. A rule without a row in a profile has the built-in, strictest value; with real money a site does not name a profile that has no rows.';

create table settings_profile_rules (
  profile_id text not null references settings_profiles on delete restrict,
  rule text not null,
  number integer check (number >= 0),
  choices text[],
  source text not null check (length(source) between 1 and 200),
  read_on date not null,
  primary key (profile_id, rule),
  check (num_nonnulls(number, choices) = 1)
);
comment on table settings_profile_rules is
  'The value of one rule in a jurisdiction: a number in the unit of the rule, or the choices that it offers; with the source and the day on which it was read.';

alter table settings_sites add column profile_id text references settings_profiles on delete restrict;
comment on column settings_sites.profile_id is
  'The jurisdiction whose rules hold at this site; null for the built-in, strictest ones.';
create index settings_sites_of_profile on settings_sites (profile_id);

insert into settings_profiles (id, name) values
  ('ca-on', 'Ontario'), ('de', 'Germany'), ('gb', 'Great Britain'), ('mt', 'Malta'),
  ('ph', 'Philippines'), ('se', 'Sweden'), ('th', 'Thailand'), ('vn', 'Vietnam');
insert into settings_profile_rules (profile_id, rule, number, choices, source, read_on) values
  ('ca-on', 'exclusionTerms', null, '{6m,1y,5y}', 'iGaming Ontario, BetGuard: 6 months, 1 year or 5 years', '2026-11-24'),
  ('de', 'raiseWaitsHours', 168, null, 'openora ADR 0036: 7 days in Germany (secondary source)', '2026-11-24'),
  ('gb', 'raiseWaitsHours', 24, null, 'Gambling Commission, RTS 12B: 24 hours', '2026-11-24'),
  ('gb', 'returnWaitsHours', 24, null, 'Gambling Commission, LCCP 3.5.3: one day', '2026-11-24'),
  ('mt', 'returnWaitsHours', 24, null, 'MGA Directive 2 of 2018, definite exclusions: 24 hours (secondary source)', '2026-11-24'),
  ('ph', 'minimumAge', 21, null, 'PAGCOR: 21 years', '2026-11-24'),
  ('ph', 'exclusionTerms', null, '{6m,1y,5y}', 'PAGCOR: 6 months, 1 year or 5 years', '2026-11-24'),
  ('se', 'raiseWaitsHours', 72, null, 'openora ADR 0036: 72 hours in Sweden (secondary source)', '2026-11-24');
