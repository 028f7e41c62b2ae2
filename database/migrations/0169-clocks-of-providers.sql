-- The clocks of providers beside ours, and an alert about one that is off.
create table game_connection_clocks (
  connection text not null,
  source text not null check (source in ('answers', 'calls')),
  read_at timestamptz not null,
  theirs_at timestamptz not null,
  apart_ms float8 not null,
  error_ms float8 check (error_ms >= 0),
  off_since timestamptz,
  primary key (connection, source),
  check ((error_ms is null) = (source = 'calls'))
);
comment on table game_connection_clocks is
  'The newest reading of the clock of a connection''s provider: read_at on our clock, theirs_at on its own, apart_ms between both, wrong by at most error_ms; read from the dates of its answers or from the signed times of its calls. off_since: since when it is certainly more than a second off.';

alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed', 'likely_excluded', 'component_changed',
    'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_not_removed', 'provider_clock_drift')));
insert into alert_settings (rule, "limit") values ('provider_clock_drift', null);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift'));
