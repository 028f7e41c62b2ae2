-- An alert about a provider that failed to answer more calls in a month than the agreed level allows.
alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed', 'likely_excluded', 'component_changed',
    'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked', 'closed_account_owed',
    'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift',
    'help_link_dead', 'site_without_help', 'emergency_access', 'emergency_review_late',
    'privacy_request_due', 'privacy_request_late', 'quick_starts', 'play_review', 'provider_budget_used'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
     'closed_account_owed', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
     'site_without_help', 'emergency_access', 'privacy_request_due', 'privacy_request_late',
     'quick_starts', 'play_review', 'provider_budget_used')));
insert into alert_settings (rule, "limit") values ('provider_budget_used', null);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
    'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
    'quick_starts', 'play_review', 'provider_budget_used');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
    'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
    'quick_starts', 'play_review', 'provider_budget_used');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
       'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
       'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
       'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
    'quick_starts', 'play_review', 'provider_budget_used'));
