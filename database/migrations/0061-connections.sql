-- Connections to providers that staff write, beside those of the environment.
create table game_connections (
  connection text primary key check (connection ~ '^[a-z0-9-]{1,32}$'),
  protocol text not null
    check (protocol in ('beexar', 'hub88', 'caleta', 'igsp', 'betsy', 'hub88-transfer')),
  url text not null check (char_length(url) between 8 and 500),
  operator_id text not null check (char_length(operator_id) between 1 and 64),
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  game_hosts text[] not null check (cardinality(game_hosts) between 1 and 50),
  networks text[] not null check (cardinality(networks) <= 50),
  round_page text check (char_length(round_page) between 8 and 500),
  is_test boolean not null,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null,
  changed_by bigint not null references operators on delete restrict,
  checked_by bigint not null references operators on delete restrict,
  check (checked_by <> changed_by)
);
comment on table game_connections is
  'Connections to providers that two operators wrote. game_hosts are the hosts of game windows, networks those that the provider calls from (any when empty). is_test is a provider''s test environment, with which no real money is played. Secrets are in game_credentials.';
create index game_connections_changed_by on game_connections (changed_by);
create index game_connections_checked_by on game_connections (checked_by);

alter table alert_rules drop constraint alert_rules_rule_check;
alter table alert_rules add constraint alert_rules_rule_check check (rule in ('queue_over_target',
  'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
  'secret_used', 'refused_sign_ins', 'report_made'));
alter table alert_rules drop constraint alert_rules_check;
alter table alert_rules add constraint alert_rules_check check
  (("limit" is null) = (rule in ('late_win_refused', 'secret_changed', 'secret_used', 'report_made')));
insert into alert_rules (rule, "limit") values ('secret_used', null);
