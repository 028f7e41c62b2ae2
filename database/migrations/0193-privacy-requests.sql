-- Requests of members about their data, with the day by which they are answered.
create table member_privacy_requests (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  kind text not null check (kind in
    ('access', 'export', 'correction', 'erasure', 'restriction', 'objection')),
  field text check (field in ('name', 'birth_date', 'phone', 'bank_account', 'other')),
  details bytea,
  received_at timestamptz not null,
  recorded_at timestamptz not null check (recorded_at >= received_at),
  recorded_by bigint references operators on delete restrict,
  due_on date not null,
  due_at timestamptz not null check (due_at > received_at),
  extended_at timestamptz check (extended_at >= recorded_at),
  extended_by bigint references operators on delete restrict,
  extended_for text check (extended_for in ('complex', 'many_requests')),
  ended_at timestamptz check (ended_at >= recorded_at),
  ended_by bigint references operators on delete restrict,
  outcome text check (outcome in ('granted', 'partly', 'refused', 'withdrawn')),
  refused_for text check (refused_for in ('records_kept', 'not_identified', 'excessive',
    'rights_of_others', 'data_right', 'other')),
  answer bytea,
  check ((field is not null) = (kind = 'correction')),
  check (num_nulls(extended_at, extended_by, extended_for) in (0, 3)),
  check ((ended_at is null) = (outcome is null)),
  check ((ended_by is not null) = (outcome is not null and outcome <> 'withdrawn')),
  check ((refused_for is not null) = (outcome is not null and outcome in ('partly', 'refused'))),
  check (answer is null or ended_by is not null)
);
comment on table member_privacy_requests is
  'Requests of members about their data: when each was received, the last day for its answer (due_at is the first moment after it in the time zone of the member''s site), and the answer. recorded_by is the operator who wrote down one that came otherwise than by the site, at recorded_at. details and answer are sealed, and null once the member is erased.';
create unique index member_privacy_requests_one_waits on member_privacy_requests (member_id, kind)
  where ended_at is null;
create index member_privacy_requests_of_member on member_privacy_requests (member_id, id);
create index member_privacy_requests_waiting on member_privacy_requests (due_at, id)
  where ended_at is null;
create index member_privacy_requests_ended on member_privacy_requests (ended_at, id)
  where ended_at is not null;

-- The release before keeps to "settings_contacts_kind_check": it writes all kinds but one.
alter table settings_contacts drop constraint settings_contacts_kind_check,
  add constraint settings_contacts_kind_check
    check (kind in ('help', 'operator', 'authority', 'disputes', 'privacy'));
comment on table settings_contacts is
  'The site''s own help lines and contacts of its page about protection, in order: the operator, the authority that licenses it, the body for disputes, the authority for data protection.';

-- The release before keeps to "member_accesses_part_check": it writes all parts but one.
alter table member_accesses drop constraint member_accesses_part_check,
  add constraint member_accesses_part_check check (part in ('overview', 'ledger', 'requests',
    'games', 'help', 'notes', 'sign-ins', 'sessions', 'limits', 'identity', 'privacy-requests',
    'remarks', 'audit', 'accesses', 'phone', 'bank', 'identity-file', 'help-file'));

alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target', 'provider_failing',
    'late_win_refused', 'big_win', 'provider_float', 'secret_changed', 'secret_used',
    'refused_sign_ins', 'report_made', 'other_build', 'protection_breach', 'commitment_refused',
    'commitment_changed', 'likely_excluded', 'component_changed', 'complaint_due',
    'complaint_late', 'clock_drift', 'staff_locked', 'closed_account_owed', 'access_review_late',
    'log_review_late', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
    'site_without_help', 'emergency_access', 'emergency_review_late', 'privacy_request_due',
    'privacy_request_late'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
     'closed_account_owed', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
     'site_without_help', 'emergency_access', 'privacy_request_due', 'privacy_request_late')));
insert into alert_settings (rule, "limit") values ('privacy_request_due', null),
  ('privacy_request_late', null);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused',
    'commitment_changed', 'likely_excluded', 'component_changed', 'complaint_due',
    'complaint_late', 'clock_drift', 'staff_locked', 'closed_account_owed', 'access_review_late',
    'log_review_late', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
    'site_without_help', 'emergency_access', 'emergency_review_late', 'privacy_request_due',
    'privacy_request_late');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused',
    'commitment_changed', 'likely_excluded', 'component_changed', 'complaint_due',
    'complaint_late', 'clock_drift', 'staff_locked', 'closed_account_owed', 'access_review_late',
    'log_review_late', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
    'site_without_help', 'emergency_access', 'emergency_review_late', 'privacy_request_due',
    'privacy_request_late');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
       'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
       'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
       'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late'));
