-- How members play is looked at after the fact: rounds that begin too soon, and signs of a program.
create table game_play_watch (
  is_only boolean primary key default true check (is_only),
  read_until timestamptz not null
);
comment on table game_play_watch is 'Up to when the starts of rounds were read for quick starts and signs of play by a program.';
insert into game_play_watch (read_until) values (date_trunc('minute', now()));

create table game_quick_starts (
  game_id integer not null references games on delete cascade,
  day date not null,
  member_id bigint not null references members on delete restrict,
  starts integer not null check (starts > 0),
  shortest_ms integer not null check (shortest_ms >= 0),
  least_ms integer not null,
  last_at timestamptz not null,
  primary key (game_id, day, member_id),
  check (shortest_ms < least_ms)
);
comment on table game_quick_starts is
  'Rounds of a member in a game that began sooner after the one before than the jurisdiction of the member''s site allows, by day (UTC): how many, the shortest interval and the least that is allowed.';
create index game_quick_starts_by_time on game_quick_starts (last_at);
create index game_quick_starts_of_member on game_quick_starts (member_id);

create table game_play_stretches (
  member_id bigint primary key references members on delete restrict,
  began_at timestamptz not null,
  last_at timestamptz not null check (last_at >= began_at),
  apart_minutes integer not null
);
comment on table game_play_stretches is
  'The newest stretch of play of a member, which a pause of 30 minutes ends. apart_minutes are its minutes with stakes from sign-ins of two networks. Deleted a day after its last round.';

create table game_play_runs (
  member_id bigint not null references members on delete restrict,
  game_id integer not null references games on delete cascade,
  began_at timestamptz not null,
  last_at timestamptz not null check (last_at >= began_at),
  intervals integer not null,
  seconds double precision not null,
  squares double precision not null,
  primary key (member_id, game_id)
);
comment on table game_play_runs is
  'The newest rounds in a row of a member in a slot, up to about 500: how many intervals between their starts, and the sums of the intervals in seconds and of their squares. Deleted a day after its last round.';

create table game_play_reviews (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  opened_at timestamptz not null,
  reasons jsonb not null,
  closed_at timestamptz check (closed_at >= opened_at),
  closed_by bigint references operators on delete restrict,
  outcome text check (outcome in ('explained', 'acted')),
  findings text check (char_length(findings) between 1 and 500),
  version integer not null default 1,
  check (num_nonnulls(closed_at, closed_by, outcome, findings) in (0, 4))
);
comment on table game_play_reviews is
  'A review of how a member plays, which a sign of play by a program opened: what was measured, and what an operator found. It changes nothing of the member''s account.';
create unique index game_play_reviews_open on game_play_reviews (member_id)
  where closed_at is null;
create index game_play_reviews_of_member on game_play_reviews (member_id, id);
create index game_play_reviews_closed on game_play_reviews (closed_at, id)
  where closed_at is not null;
create index game_play_reviews_opened on game_play_reviews (opened_at);

insert into settings_profile_rules (profile_id, rule, number, source, read_on) values
  ('gb', 'slotIntervalMs', 2500,
   'Gambling Commission, RTS 14D: 2.5 seconds from the start of a slot game to the next', '2026-11-28'),
  ('gb', 'casinoIntervalMs', 5000,
   'Gambling Commission, RTS 14G: 5 seconds for casino games since 17 January 2025', '2026-11-28')
on conflict do nothing;

alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed', 'likely_excluded', 'component_changed',
    'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked', 'closed_account_owed',
    'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift',
    'help_link_dead', 'site_without_help', 'emergency_access', 'emergency_review_late',
    'privacy_request_due', 'privacy_request_late', 'quick_starts', 'play_review'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
     'closed_account_owed', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
     'site_without_help', 'emergency_access', 'privacy_request_due', 'privacy_request_late',
     'quick_starts', 'play_review')));
insert into alert_settings (rule, "limit") values ('quick_starts', null), ('play_review', null);

-- The rules that the release before does not know are left out of its views.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
    'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
    'quick_starts', 'play_review');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
    'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
    'quick_starts', 'play_review');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
       'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
       'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
       'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
    'quick_starts', 'play_review'));
