-- People who register before the opening, to play the test bets; two operators invite each of them.
create table member_testers (
  id bigint generated always as identity primary key,
  code_hash bytea not null unique check (length(code_hash) = 32),
  made_at timestamptz not null,
  made_by bigint not null references operators on delete restrict,
  checked_by bigint not null references operators on delete restrict check (checked_by <> made_by),
  expires_at timestamptz not null check (expires_at > made_at),
  member_id bigint unique references members on delete restrict,
  joined_at timestamptz,
  check ((member_id is null) = (joined_at is null))
);
comment on table member_testers is
  'One-time codes with which testers register before the opening, and the members who did. They may deposit and play while the house is closed to everyone else; after the opening they are members like all others.';
create index member_testers_made_by on member_testers (made_by);
create index member_testers_checked_by on member_testers (checked_by);
