-- A refused change rolls its transaction back. A sequence alone keeps what was counted in it.
create sequence ledger_refused_break minvalue 0 start 0;
create sequence ledger_refused_limit minvalue 0 start 0;
create sequence ledger_refused_quiet minvalue 0 start 0;

create table ledger_commitment_attempts (
  id bigint generated always as identity primary key,
  found_at timestamptz not null,
  kind text not null check (kind in ('break', 'limit', 'quiet')),
  refused bigint check (refused > 0),
  subject text,
  fault text,
  member_id bigint,
  check ((refused is null) = (subject is not null)),
  check ((subject is null) = (fault is null)),
  check (subject is not null or member_id is null)
);
comment on table ledger_commitment_attempts is
  'Attempts to shorten or loosen a break, a limit or quiet times: changes that the database refused, counted since the row before, and changes that were made past its triggers. Never changed. member_id is no foreign key, because what it names may be tampered with.';
create index ledger_commitment_attempts_by_time on ledger_commitment_attempts (found_at);
create unique index ledger_commitment_attempts_daily on ledger_commitment_attempts
  (subject, fault, ((found_at at time zone 'UTC')::date));
create index ledger_commitments_recorded on ledger_commitments (recorded_at);

alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed')));
insert into alert_settings (rule, "limit") values ('protection_breach', null),
  ('commitment_refused', null), ('commitment_changed', null);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed'));
