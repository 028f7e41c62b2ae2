-- A member contests a measure of staff; another operator than the one who took it answers.
alter table message_helps
  drop constraint message_helps_category_check,
  add constraint message_helps_category_check check (
    category in ('deposit', 'withdrawal', 'game', 'account', 'protection', 'contest', 'other')),
  add column case_id bigint references member_cases on delete restrict;
comment on column message_helps.case_id is
  'The case of protection that was open when the member contested a measure; null for all other questions.';
create index message_helps_of_case on message_helps (case_id) where case_id is not null;
