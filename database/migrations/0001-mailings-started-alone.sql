-- What an operator writes to many is summed over a day before it takes a second one.
alter table message_mailings
  add column started_alone_by bigint references operators on delete restrict,
  add constraint message_mailings_started_alone
    check (started_alone_by is null or started_at is not null);
comment on column message_mailings.started_alone_by is
  'The operator who started it without a second one; null for a draft, and when two agreed.';
create index message_mailings_started_alone on message_mailings (started_alone_by, started_at)
  where started_alone_by is not null;
