-- The release before writes no role; the member is then told of staff without their team.
alter table member_accesses add column role text
  check (role in ('viewer', 'cs', 'cashier', 'cashier-lead', 'content', 'admin'));
comment on column member_accesses.role is
  'The operator''s role at that moment, which members read as a team; null where it was not recorded.';

-- The release before keeps to "member_accesses_part_check": it writes the first thirteen.
alter table member_accesses drop constraint member_accesses_part_check,
  add constraint member_accesses_part_check check (part in ('overview', 'ledger', 'requests',
    'games', 'help', 'notes', 'sign-ins', 'sessions', 'limits', 'identity', 'remarks', 'audit',
    'accesses', 'phone', 'bank', 'identity-file', 'help-file'));
