-- How staff verified the person whose closed account they opened again.
create table member_reopenings (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  reopened_at timestamptz not null,
  reopened_by bigint not null references operators on delete restrict,
  verified_by text not null
    check (verified_by in ('document', 'video', 'in_person', 'identity_service'))
);
comment on table member_reopenings is
  'Closed accounts that staff opened again, each time with how they verified the person who asked for it.';
create index member_reopenings_of_member on member_reopenings (member_id, id);
