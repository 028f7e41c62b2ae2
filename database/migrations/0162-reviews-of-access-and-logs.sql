-- Access of staff and logs are reviewed regularly. The prefix gives these tables the rights of the
-- audit trail: the application adds rows and changes none.
create table audit_reviews (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('access', 'log')),
  at timestamptz not null,
  operator_id bigint not null references operators on delete restrict,
  findings text not null check (char_length(findings) between 1 and 2000),
  looked text[] not null check (looked <@ '{audit,significant,sign_ins}'),
  since timestamptz,
  first_entry bigint check (first_entry > 0),
  last_entry bigint,
  head bytea check (length(head) = 32),
  check ((kind = 'log') = (first_entry is not null and last_entry is not null and head is not null)),
  check (kind = 'log' or (since is null and looked = '{}')),
  check (last_entry >= first_entry),
  unique (first_entry)
);
comment on table audit_reviews is
  'Reviews of the access of staff and of logs, never changed or deleted. One of logs read the audit trail from first_entry to last_entry, whose chain was head, since the review before; looked names what else it looked at.';
create index audit_reviews_of_kind on audit_reviews (kind, id);

create table audit_review_accounts (
  review_id bigint not null references audit_reviews on delete restrict,
  operator_id bigint not null references operators on delete restrict,
  role text not null,
  last_sign_in_at timestamptz,
  password_changed_at timestamptz not null,
  second_factor text not null check (second_factor in ('set', 'renewal')),
  access_until timestamptz,
  decision text not null check (decision in ('keep', 'remove')),
  primary key (review_id, operator_id)
);
comment on table audit_review_accounts is
  'What a review of access decided about each account, and the account as it was then. decision remove: its access is to be taken away by an act of its own.';
create index audit_review_accounts_of_operator on audit_review_accounts (operator_id, review_id);

-- Late reviews, and access that a review took away and that is still there, raise alerts. The limit
-- of the first two is the interval of the reviews in days.
alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed', 'likely_excluded', 'component_changed',
    'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_review_late', 'log_review_late', 'access_not_removed'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_not_removed')));
insert into alert_settings (rule, "limit")
  values ('access_review_late', 90), ('log_review_late', 31), ('access_not_removed', null);
-- The release before keeps to "alert_channels_rules_check": it names at most twenty rules.
alter table alert_channels drop constraint alert_channels_rules_check,
  add constraint alert_channels_rules_check check (cardinality(rules) between 1 and 100);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_review_late', 'log_review_late', 'access_not_removed');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_review_late', 'log_review_late', 'access_not_removed');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
    'closed_account_owed', 'access_review_late', 'log_review_late', 'access_not_removed'));
