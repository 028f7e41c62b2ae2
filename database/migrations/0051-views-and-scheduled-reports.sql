-- Lists that operators keep, and reports that are made as files.
create table operator_views (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  screen text not null check (screen in ('payments', 'members', 'rounds', 'helps')),
  name text not null check (char_length(name) between 1 and 40),
  query text not null check (char_length(query) between 1 and 1000),
  made_at timestamptz not null,
  constraint operator_views_name unique (operator_id, screen, name)
);
comment on table operator_views is
  'Views of lists that an operator keeps under a name: query is the part of the address after the question mark.';

create table report_schedules (
  id bigint generated always as identity primary key,
  report text not null check (report in ('money-day', 'money-provider', 'activity-day', 'return', 'balances')),
  every text not null check (every in ('day', 'week', 'month')),
  made_by bigint not null references operators on delete restrict,
  made_at timestamptz not null,
  ended_by bigint references operators on delete restrict,
  ended_at timestamptz,
  check ((ended_at is null) = (ended_by is null))
);
comment on table report_schedules is
  'Reports that the worker makes as files after the end of each day, week (from Monday) or month in the zone of the default site. One with an end makes no more files.';
create unique index report_schedules_one_live on report_schedules (report, every) where ended_at is null;

create table report_files (
  id bigint generated always as identity primary key,
  schedule_id bigint not null references report_schedules on delete restrict,
  period_from date not null,
  period_until date not null,
  made_at timestamptz not null,
  contents text not null check (octet_length(contents) <= 10485760),
  check (period_from <= period_until),
  constraint report_files_once unique (schedule_id, period_from)
);
comment on table report_files is
  'The file of each period of a schedule, once: CSV (RFC 4180) as it was when the period had ended. Deleted after its retention period.';
create index report_files_by_age on report_files (made_at);

alter table alert_rules drop constraint alert_rules_rule_check;
alter table alert_rules add constraint alert_rules_rule_check check (rule in ('queue_over_target',
  'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
  'refused_sign_ins', 'report_made'));
alter table alert_rules drop constraint alert_rules_check;
alter table alert_rules add constraint alert_rules_check check
  (("limit" is null) = (rule in ('late_win_refused', 'secret_changed', 'report_made')));
insert into alert_rules (rule, "limit") values ('report_made', null);
