-- What the public status page says of the past: which parts are recorded, and their outages.
alter table component_lives add column records_status boolean not null default false;
comment on column component_lives.records_status is
  'Whether each sign of this life also recorded which parts members could not use.';

create table status_parts (
  part text primary key check (part ~ '^(sign-ins|registrations|deposits|withdrawals|games|comp|game-provider:[a-z0-9-]{1,32})$'),
  recorded_from timestamptz not null
);
comment on table status_parts is
  'A part of the service that members use, a switch or game-provider:<code>, and since when its outages are recorded.';

create table status_outages (
  id bigint generated always as identity primary key,
  life_id bigint not null references component_lives on delete cascade,
  part text not null references status_parts on delete restrict,
  cause text not null check (cause in ('switched_off', 'not_answering')),
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);
comment on table status_outages is
  'A time in which members could not use a part, as one process saw it by the clock of the database: switched_off by operators, or not_answering. Without an end it lasts until the last sign of the life.';
create index status_outages_by_life on status_outages (life_id, part, cause, ended_at);
create unique index status_outages_open on status_outages (life_id, part, cause)
  where ended_at is null;
