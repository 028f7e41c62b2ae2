create table throttles (
  key text primary key check (length(key) between 3 and 200),
  window_started_at timestamptz not null,
  uses integer not null check (uses > 0)
);
comment on table throttles is
  'Fixed windows of attempts, by what is throttled and whose it is; rows older than a day are swept.';

create table idempotent_answers (
  member_id bigint not null references members on delete cascade,
  call text not null,
  key_hash bytea not null check (length(key_hash) = 32),
  body_hash bytea not null check (length(body_hash) = 32),
  answer jsonb,
  written_at timestamptz not null default now(),
  primary key (member_id, call, key_hash)
);
comment on table idempotent_answers is
  'What a call answered the first time its Idempotency-Key came, written in the transaction of the act. Rows older than thirty days are swept.';
create index idempotent_answers_age on idempotent_answers (written_at);

create table seal_keys (
  name text primary key check (name ~ '^[0-9a-f]{16}$'),
  begun_at timestamptz not null,
  ended_at timestamptz,
  check (ended_at >= begun_at)
);
comment on table seal_keys is
  'The names of the secrets that what is sealed here was sealed with; the one without an end is the current one. A process with another secret refuses to start.';
create unique index seal_keys_current on seal_keys ((ended_at is null)) where ended_at is null;

create table outbox_events (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z]+\.[a-z_]+$'),
  member_id bigint not null references members on delete cascade,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  happened_at timestamptz not null
);
comment on table outbox_events is
  'Events, written in the transaction of what happened; ids rise in the order of the commits.';
create index outbox_events_by_time on outbox_events (happened_at);
create index outbox_events_by_member on outbox_events (member_id, id);
