-- A suspended member signs in to a reduced session, reads why and can contest it.
create table member_suspensions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  ground text not null check (ground in ('protection', 'identity', 'security', 'rules', 'law', 'other')),
  suspended_at timestamptz not null,
  suspended_by bigint references operators on delete restrict,
  ended_at timestamptz check (ended_at >= suspended_at)
);
comment on table member_suspensions is
  'When staff suspended a member, who did it, and the class of the reason that the member reads; ended when the member plays again or the account is closed.';
create unique index member_suspensions_one_holds on member_suspensions (member_id) where ended_at is null;
create index member_suspensions_of_member on member_suspensions (member_id, id);
