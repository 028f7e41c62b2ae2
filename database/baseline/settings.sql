create table settings_sites (
  id integer generated always as identity primary key,
  host text not null unique check (host = lower(host)),
  name text not null,
  registration_open boolean not null default true,
  code_required boolean not null default false,
  minimum_age smallint not null default 19 check (minimum_age between 18 and 25),
  time_zone text not null default 'Asia/Seoul',
  terms_version text not null default '2026-11',
  default_locale text not null default 'ko'
    check (default_locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  version integer not null default 1
);
comment on table settings_sites is
  'A host and its rules. The row with the host "*" answers for every host without a row of its own. Whoever arrives at the address without a language is shown default_locale.';

create table settings_sign_up_codes (
  code text primary key,
  site_id integer not null references settings_sites on delete cascade,
  is_active boolean not null default true
);
comment on table settings_sign_up_codes is
  'Codes that a host with code_required asks for. They replace no age or identity check.';

create table settings_money (
  is_only boolean default true primary key check (is_only),
  deposit_min bigint not null default 1000000000,
  deposit_step bigint not null default 1000000000 check (deposit_step > 0),
  deposit_max bigint not null default '1000000000000'::bigint,
  deposit_waits_minutes integer not null default 30 check (deposit_waits_minutes between 5 and 1440),
  withdrawal_min bigint not null default 1000000000,
  withdrawal_step bigint not null default 1000000000 check (withdrawal_step > 0),
  withdrawal_max bigint not null default '1000000000000'::bigint,
  withdrawal_day_max bigint not null default '3000000000000'::bigint,
  comp_convert_min bigint not null default 100000000 check (comp_convert_min > 0),
  second_operator_from bigint not null default '300000000000'::bigint
    check (second_operator_from > 0),
  version integer not null default 1,
  second_operator_day_from bigint not null default '3000000000000'::bigint
    check (second_operator_day_from > 0),
  unstaked_win_from bigint not null default '100000000000'::bigint check (unstaked_win_from > 0),
  check (deposit_min > 0 and deposit_min <= deposit_max),
  constraint settings_money_check1 check (withdrawal_min > 0 and withdrawal_min <= withdrawal_max),
  constraint settings_money_check2 check (withdrawal_max <= withdrawal_day_max),
  constraint settings_money_check3 check (second_operator_day_from >= second_operator_from)
);
comment on table settings_money is
  'The one row of limits for deposits, withdrawals and comp, in ledger units (100,000 to the won). withdrawal_day_max counts a day in the site''s time zone. Approving second_operator_from or more takes a second operator.';
comment on column settings_money.second_operator_day_from is
  'What one operator may approve alone for all members over 24 hours, below this; in ledger units.';
comment on column settings_money.unstaked_win_from is
  'A win of a round without a stake from here on is booked and put on the list that operators look through; in ledger units.';

create table settings_comp_rates (
  category text not null check (category in ('casino', 'slot', 'sport')),
  level smallint not null check (level between 1 and 10),
  basis_points integer not null check (basis_points between 0 and 1000),
  primary key (category, level)
);
comment on table settings_comp_rates is
  'Comp in basis points of a settled stake, by game category and member level.';

create table settings_legal_texts (
  site_id integer not null references settings_sites on delete cascade,
  kind text not null check (kind in ('terms', 'privacy')),
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  contents text not null check (char_length(contents) between 1 and 100000),
  primary key (site_id, kind, locale)
);
comment on table settings_legal_texts is
  'Replaces the built-in text of /terms or /privacy on one site in one language. Plain text: an empty line ends a paragraph, a paragraph that begins with "## " is a heading.';

create table settings_switches (
  name text primary key check (name in ('sign-ins', 'deposits', 'withdrawals', 'games', 'comp')),
  is_on boolean not null default true,
  changed_at timestamptz,
  changed_by bigint references operators on delete restrict,
  check ((changed_at is null) = (changed_by is null))
);
comment on table settings_switches is
  'What can be switched off for everybody at once. games stops launches and stakes; wins and roll-backs are still taken.';

create table settings_country_refusals (
  day date not null,
  country text not null check (country ~ '^([A-Z]{2}|[?]{2})$'),
  call text not null check (char_length(call) between 1 and 64),
  refusals bigint not null check (refusals > 0),
  primary key (day, country, call)
);
comment on table settings_country_refusals is
  'How often a call was refused because of the country that it came from, by day (UTC); ?? is an address whose country is not known. Nothing here belongs to a person.';

insert into settings_sites (host, name) values ('*', '달빛');
insert into settings_money default values;
insert into settings_switches (name)
values ('sign-ins'), ('deposits'), ('withdrawals'), ('games'), ('comp');
insert into settings_comp_rates (category, level, basis_points)
select category, level, base + step * (level - 1)
from (values ('casino', 10, 2), ('slot', 30, 5), ('sport', 20, 3)) as c(category, base, step),
     generate_series(1, 10) as level;
