-- A session keeps whether the member, a new password or staff ended it, because its page says so.
alter table member_sessions drop constraint member_sessions_ended_because_check;
-- The release before keeps to "member_sessions_ended_because_check": it writes reasons that were there already.
alter table member_sessions add constraint member_sessions_ended_because_check check (
  ended_because in ('logout', 'expired', 'revoked', 'replaced', 'displaced', 'time_used', 'member',
                    'password', 'staff'));
comment on column member_sessions.ended_because is
  'displaced: the member had as many sessions as there may be, and this one was unused for longest. member: ended in the list of sessions. revoked: by a release that did not say by what.';
