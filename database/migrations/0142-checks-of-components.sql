-- What a release is made of is compared with its list at each start and daily.
create table component_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('start', 'whole')),
  process text not null check (process in ('web', 'worker')),
  host text not null check (char_length(host) between 1 and 255),
  release text not null check (release ~ '^[0-9a-f]{64}$'),
  components integer not null check (components >= 0),
  fault_count integer not null check (fault_count >= 0),
  faults jsonb not null check (jsonb_typeof(faults) = 'array')
);
comment on table component_checks is
  'Comparisons of files and database functions with the list of the release, which release names by its hash. faults are the first of fault_count: component and fault (changed, missing, unknown).';
create index component_checks_by_time on component_checks (at);

alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed', 'likely_excluded', 'component_changed'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed')));
insert into alert_settings (rule, "limit") values ('component_changed', null);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed'));
