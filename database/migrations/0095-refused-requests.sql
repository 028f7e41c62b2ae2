-- What was turned away at the door, counted, so that operators see an attack without reading logs.

create table report_refused_requests (
  hour timestamptz not null check (hour = date_trunc('hour', hour)),
  reason text not null
    check (reason in ('session', 'permission', 'origin', 'network', 'host', 'country', 'throttled')),
  requests bigint not null check (requests > 0),
  primary key (hour, reason)
);
comment on table report_refused_requests is
  'How many requests were turned away in an hour, by reason; who made them stands in the log.';
