-- What members did to their own keys to the house.

create table member_events (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  session_id uuid references member_sessions on delete set null,
  event text not null check (event in (
    'password_changed', 'password_change_refused', 'withdrawal_password_changed',
    'withdrawal_password_change_refused', 'withdrawal_password_wrong', 'session_ended')),
  address inet not null,
  at timestamptz not null
);
comment on table member_events is
  'Who changed or tried to change what protects an account, when and from where. Rows are never changed or deleted.';
create index member_events_of_member on member_events (member_id, at desc);
