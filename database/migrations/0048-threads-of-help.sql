-- Questions have a kind, go on as threads, and are somebody's: a colleague answers, by a day.
alter table message_helps
  add column category text not null default 'other'
    check (category in ('deposit', 'withdrawal', 'game', 'account', 'protection', 'other')),
  add column asked_in bigint references message_helps on delete restrict check (asked_in < id),
  add column assigned_to bigint references operators on delete restrict,
  add column follow_up_on date,
  add column version integer not null default 1 check (version > 0);
comment on column message_helps.asked_in is
  'The first question of the thread, of which this is a further message; null for the first one itself.';
comment on column message_helps.assigned_to is 'The operator who has taken it on.';
comment on column message_helps.follow_up_on is
  'The day on which colleagues look at it again, also after its answer; null for none.';

create index message_helps_thread on message_helps (asked_in, id) where asked_in is not null;
create index message_helps_follow_up on message_helps (follow_up_on, id)
  where follow_up_on is not null;
