-- Browsers in which an operator has signed in, and sessions that end because there are too many.

create table operator_browsers (
  operator_id bigint not null references operators on delete cascade,
  browser_hash bytea not null check (length(browser_hash) = 32),
  first_at timestamptz not null,
  last_at timestamptz not null check (last_at >= first_at),
  primary key (operator_id, browser_hash)
);
comment on table operator_browsers is
  'Browsers in which an operator has signed in: the SHA-256 of the random name that the browser keeps in a cookie. Wrong attempts from elsewhere do not lock one out.';
create index operator_browsers_by_age on operator_browsers (last_at);

alter table member_sessions
  drop constraint member_sessions_ended_because_check,
  add constraint member_sessions_ended_because_check
    check (ended_because in ('logout', 'expired', 'revoked', 'replaced', 'displaced'));
comment on column member_sessions.ended_because is
  'displaced: the member had as many sessions as there may be, and this one was unused for longest.';
alter table operator_sessions
  drop constraint operator_sessions_ended_because_check,
  add constraint operator_sessions_ended_because_check
    check (ended_because in ('logout', 'revoked', 'replaced', 'displaced'));
