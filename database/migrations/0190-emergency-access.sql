-- Emergency access of staff, which another operator reviews.
create table operator_emergencies (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete restrict,
  session_id uuid not null,
  access text not null check (access in ('members', 'operation')),
  reason text not null check (char_length(reason) between 1 and 500),
  taken_at timestamptz not null,
  ends_at timestamptz not null,
  given_back_at timestamptz check (given_back_at >= taken_at),
  reviewed_at timestamptz check (reviewed_at >= taken_at),
  reviewed_by bigint references operators on delete restrict,
  findings text check (char_length(findings) between 1 and 500),
  check (ends_at > taken_at and ends_at <= taken_at + interval '60 minutes'),
  check ((reviewed_at is null) = (reviewed_by is null)),
  check ((reviewed_at is null) = (findings is null)),
  check (reviewed_by <> operator_id)
);
comment on table operator_emergencies is
  'Emergency access that operators took, for one session: its end by itself, when it was given back earlier, and what another operator found about it.';
create index operator_emergencies_of_operator on operator_emergencies (operator_id, taken_at);
create index operator_emergencies_of_session on operator_emergencies (session_id);
create index operator_emergencies_waiting on operator_emergencies (id) where reviewed_at is null;
create index operator_emergencies_by_age on operator_emergencies (taken_at);

alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed', 'likely_excluded', 'component_changed',
    'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked', 'closed_account_owed',
    'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift',
    'help_link_dead', 'site_without_help', 'emergency_access', 'emergency_review_late'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
     'closed_account_owed', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
     'site_without_help', 'emergency_access')));
insert into alert_settings (rule, "limit") values ('emergency_access', null),
  ('emergency_review_late', 3);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
    'emergency_access', 'emergency_review_late');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
    'emergency_access', 'emergency_review_late');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
       'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
       'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
       'emergency_access', 'emergency_review_late'));
