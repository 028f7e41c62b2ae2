-- A complaint is a question to the help desk with a clock of its own and a final decision.
alter table message_helps
  drop constraint message_helps_category_check,
  add constraint message_helps_category_check check (category in
    ('deposit', 'withdrawal', 'game', 'account', 'protection', 'contest', 'complaint', 'other'));

create table message_complaints (
  help_id bigint primary key references message_helps on delete restrict,
  member_id bigint not null references members on delete restrict,
  lodged_at timestamptz not null,
  answer_by timestamptz not null check (answer_by > lodged_at),
  decide_by timestamptz not null check (decide_by >= answer_by),
  answered_at timestamptz,
  outcome text check (outcome in ('upheld', 'partly', 'not_upheld')),
  decision text check (char_length(decision) between 1 and 20000),
  decided_at timestamptz,
  decided_by bigint references operators on delete restrict,
  check (num_nulls(outcome, decision, decided_at, decided_by) in (0, 4)),
  check (decided_at is null or answered_at is not null)
);
comment on table message_complaints is
  'A complaint: the first question of its thread, when the first answer and the decision are due by the rules of the jurisdiction on the day it was lodged, and the decision.';
comment on column message_complaints.answered_at is 'The first reply of staff in the thread, or the decision.';
create index message_complaints_of_member on message_complaints (member_id);
create index message_complaints_open on message_complaints
  ((case when answered_at is null then answer_by else decide_by end), help_id) where outcome is null;
create index message_complaints_by_time on message_complaints (lodged_at);
create index message_complaints_by_decision on message_complaints (decided_at) where outcome is not null;
