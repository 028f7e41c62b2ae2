-- A member asks that the account is closed: play and deposits end at once, the account when it is empty.
create table member_closings (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  asked_at timestamptz not null,
  looked_at timestamptz not null,
  ended_at timestamptz check (ended_at >= asked_at),
  outcome text check (outcome in ('closed', 'taken_back')),
  check ((ended_at is null) = (outcome is null))
);
comment on table member_closings is
  'When a member asked that the account is closed, and how that ended: it was closed once it was empty, or the member took it back. Stakes are blocked meanwhile.';
comment on column member_closings.looked_at is
  'When it was last looked whether the account is empty; those looked at longest ago come first.';
create unique index member_closings_one_holds on member_closings (member_id) where ended_at is null;
create index member_closings_of_member on member_closings (member_id, id);
create index member_closings_due on member_closings (looked_at) where ended_at is null;
