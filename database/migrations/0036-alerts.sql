-- What the office is alerted to, and where alerts are sent.
create table alert_rules (
  rule text primary key check (rule in ('queue_over_target', 'provider_failing',
    'late_win_refused', 'big_win', 'provider_float', 'secret_changed', 'refused_sign_ins')),
  is_on boolean not null default true,
  "limit" bigint check ("limit" > 0),
  looked_until timestamptz,
  version integer not null default 1,
  check (("limit" is null) = (rule in ('late_win_refused', 'secret_changed')))
);
comment on table alert_rules is
  'One row for each rule. limit is in minutes, a count, or ledger units, as the rule says. looked_until is the moment up to which events were looked at.';
insert into alert_rules (rule, "limit") values ('queue_over_target', 60), ('provider_failing', 5),
  ('late_win_refused', null), ('big_win', 10000000 * 100000::bigint),
  ('provider_float', 100000000 * 100000::bigint), ('secret_changed', null),
  ('refused_sign_ins', 10);

create table alerts (
  id bigint generated always as identity primary key,
  rule text not null references alert_rules on delete restrict,
  subject text not null check (char_length(subject) between 1 and 200),
  facts jsonb not null,
  raised_at timestamptz not null,
  ended_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by bigint references operators on delete restrict,
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
comment on table alerts is
  'Alerts of the rules. One about a state lasts until ended_at; one about an event never ends, so that no event raises two. facts are the figures when it was raised, or last seen.';
create unique index alerts_one_lasting on alerts (rule, subject) where ended_at is null;
create index alerts_open on alerts (id) where acknowledged_at is null;
create index alerts_acknowledged on alerts (id) where acknowledged_at is not null;
create index alerts_by_age on alerts (raised_at);

create table alert_channels (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('webhook', 'email')),
  name text not null check (char_length(name) between 1 and 40),
  target text not null check (char_length(target) between 3 and 500),
  secret bytea,
  rules text[] not null check (cardinality(rules) between 1 and 20),
  locale text not null check (locale in ('ko', 'en', 'vn', 'jp', 'th', 'cn')),
  is_on boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  check ((kind = 'webhook') = (secret is not null))
);
comment on table alert_channels is
  'Where alerts are sent: webhooks, signed with a sealed secret, and e-mail addresses.';

create table alert_deliveries (
  id bigint generated always as identity primary key,
  channel_id bigint not null references alert_channels on delete cascade,
  alert_id bigint references alerts on delete cascade,
  made_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_at timestamptz,
  sent_at timestamptz,
  fault text check (char_length(fault) <= 200),
  unique (channel_id, alert_id),
  check (next_at is null or sent_at is null)
);
comment on table alert_deliveries is
  'One alert, or without alert_id a test, over one channel. It is due at next_at; without it and sent_at it was given up. Its id is in every attempt, so that the receiver recognises a repeat.';
create index alert_deliveries_due on alert_deliveries (next_at) where next_at is not null;
create index alert_deliveries_of_channel on alert_deliveries (channel_id, id);
create index alert_deliveries_of_alert on alert_deliveries (alert_id) where alert_id is not null;
