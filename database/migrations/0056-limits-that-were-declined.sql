-- A limit is offered as the usual choice; going on without one takes a second yes, which is kept.
create table member_limit_offers (
  member_id bigint not null references members on delete restrict,
  moment text not null check (moment in ('registration', 'first-deposit')),
  declined_at timestamptz not null,
  primary key (member_id, moment)
);
comment on table member_limit_offers is
  'When a member who was offered a limit of deposits said twice that they want none.';
