-- What is deleted by age is found by age.

create index member_sign_ins_by_age on member_sign_ins (at);
create index operator_sign_ins_by_age on operator_sign_ins (at);
create index member_events_by_age on member_events (at);
create index member_sightings_by_age on member_sightings (last_at);
create index member_sessions_by_age on member_sessions (ends_at);
create index game_sessions_by_sign_in on game_sessions (member_session_id)
  where member_session_id is not null;
comment on table member_events is
  'Who changed or tried to change what protects an account, when and from where. Rows are never changed; they are deleted by age.';
comment on table member_sign_ins is
  'Every attempt to sign in that was looked at, also those with an id that does not exist, and the first of each window that was refused for being one too many. Deleted by age.';
comment on table operator_sign_ins is
  'Every attempt to sign in to the back office that was looked at, also those with an id that does not exist, and the first of each window that was refused for being one too many. Deleted by age.';
