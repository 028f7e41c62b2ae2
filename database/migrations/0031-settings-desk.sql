-- Settings that operators change: each with a version, so that nobody overwrites a colleague.

alter table settings_sites
  add column default_locale text not null default 'ko'
    check (default_locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  add column version integer not null default 1;
comment on table settings_sites is
  'A host and its rules. The row with the host "*" answers for every host without a row of its own. Whoever arrives at the address without a language is shown default_locale.';

alter table settings_money add column version integer not null default 1;
alter table payment_receiving_accounts add column version integer not null default 1;

create table settings_switches (
  name text primary key check (name in ('sign-ins', 'deposits', 'withdrawals', 'games', 'comp')),
  is_on boolean not null default true,
  changed_at timestamptz,
  changed_by bigint references operators on delete restrict,
  check ((changed_at is null) = (changed_by is null))
);
comment on table settings_switches is
  'What can be switched off for everybody at once. games stops launches and stakes; wins and roll-backs are still taken.';
insert into settings_switches (name)
values ('sign-ins'), ('deposits'), ('withdrawals'), ('games'), ('comp');
