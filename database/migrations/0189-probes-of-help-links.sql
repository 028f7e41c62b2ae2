-- Whether the links of help lines answer, and alerts about those that are dead.
create table settings_help_links (
  address text primary key check (length(address) between 1 and 500),
  probed_at timestamptz not null,
  fault text check (length(fault) <= 100),
  failures integer not null check (failures >= 0),
  failing_since timestamptz,
  dead_since timestamptz check (dead_since >= failing_since),
  check ((fault is null) = (failures = 0)),
  check ((fault is null) = (failing_since is null)),
  check (dead_since is null or fault is not null)
);
comment on table settings_help_links is
  'The links of help lines that sites show, each with its last probe. fault is why it did not answer, null when it did; failures counts those in a row; failing_since is the first of them, dead_since the one from which the link counts as dead.';
create index settings_help_links_by_probe on settings_help_links (probed_at);

alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed', 'likely_excluded', 'component_changed',
    'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked', 'closed_account_owed',
    'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift',
    'help_link_dead', 'site_without_help'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
     'closed_account_owed', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
     'site_without_help')));
insert into alert_settings (rule, "limit") values ('help_link_dead', null),
  ('site_without_help', null);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
       'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
       'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help'));
