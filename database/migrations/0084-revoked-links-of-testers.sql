-- A tester's link that was not used yet can be revoked.
alter table member_testers add column revoked_at timestamptz,
  add column revoked_by bigint references operators on delete restrict;
-- The release before keeps to "member_testers_revoked_by_both": it writes neither column.
alter table member_testers add constraint member_testers_revoked_by_both
  check ((revoked_at is null) = (revoked_by is null));
-- The release before keeps to "member_testers_revoked_or_used": it revokes none, and its use of a
-- link that this release has revoked is refused here.
alter table member_testers add constraint member_testers_revoked_or_used
  check (revoked_at is null or member_id is null);
comment on column member_testers.revoked_at is
  'When an operator revoked the unused link; nobody registers with it any more. Null when not revoked.';
create index member_testers_revoked_by on member_testers (revoked_by);
