-- What happened, for whoever must hear of it once it is committed: the open pages of members and
-- operators, and what carries events to other systems.

create table outbox_events (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z]+\.[a-z_]+$'),
  member_id bigint not null references members (id) on delete cascade,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  happened_at timestamptz not null
);
create index outbox_events_by_time on outbox_events (happened_at);
create index outbox_events_by_member on outbox_events (member_id, id);
comment on table outbox_events is
  'Events, written in the transaction of what happened; ids rise in the order of the commits.';
