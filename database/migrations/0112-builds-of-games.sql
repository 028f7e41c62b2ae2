-- The build of each game is pinned, and its provider tells which one it runs.
create table game_builds (
  game_id integer primary key references games on delete cascade,
  version text not null check (char_length(version) between 1 and 80),
  pinned_at timestamptz not null
);
comment on table game_builds is
  'The build of a game that two operators pinned; its return is games.declared_return. While the provider''s feed tells another version or return, the game takes no new stake.';

create table game_builds_off (
  provider_id integer not null references game_providers on delete cascade,
  version text not null check (char_length(version) between 1 and 80),
  primary key (provider_id, version)
);
comment on table game_builds_off is
  'Builds of a studio that staff switched off: its games with one of them take no new stake.';

alter table game_feed add column build text check (char_length(build) between 1 and 80);
comment on column game_feed.build is
  'The version that the provider runs, as its list of games tells it; null where it tells none.';

-- The release before fails at a rule of alerts that it does not know. Its statements find only the
-- rules that it knows, in views under the former names of the three tables; the next release drops
-- the views.
alter table alert_rules rename to alert_settings;
alter table alerts rename to alert_findings;
alter table alert_deliveries rename to alert_sendings;

alter table alert_settings drop constraint alert_rules_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build'));
alter table alert_settings drop constraint alert_rules_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build')));
insert into alert_settings (rule, "limit") values ('other_build', null);

create view alert_rules as select rule, is_on, "limit", looked_until, version from alert_settings
  where rule <> 'other_build';
comment on view alert_rules is 'The rules that the release before knows, for its processes.';
create view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule <> 'other_build';
comment on view alerts is 'The alerts of the rules that the release before knows, for its processes.';
create view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at, sent_at,
    fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule <> 'other_build');
comment on view alert_deliveries is
  'The deliveries of the alerts that the release before knows, for its processes.';
