-- Members' second factor at the sign-in: codes of an authenticator app, and recovery codes.
create table member_second_factors (
  id bigint primary key references members on delete restrict,
  secret bytea not null,
  begun_at timestamptz not null,
  added_at timestamptz,
  last_step bigint,
  check (added_at >= begun_at),
  check (added_at is not null or last_step is null)
);
comment on table member_second_factors is
  'The secret of a member''s authenticator app, sealed. It counts from added_at on, when its first code was right; last_step is the newest step whose code was used, so that no code is used twice.';
comment on column member_second_factors.id is 'The id of the member.';

create table member_recovery_codes (
  member_id bigint not null references member_second_factors on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (member_id, code_hash)
);
comment on table member_recovery_codes is
  'The SHA-256 of codes of 80 random bits with which a member signs in once each, without the authenticator app.';

alter table member_sign_ins drop constraint member_sign_ins_outcome_check,
  add constraint member_sign_ins_outcome_check check (outcome in ('success', 'wrong_credentials',
    'second_factor_missing', 'second_factor_wrong', 'too_often', 'account_not_active'));
alter table member_events drop constraint member_events_event_check,
  add constraint member_events_event_check check (event in ('password_changed',
    'password_change_refused', 'withdrawal_password_changed', 'withdrawal_password_change_refused',
    'withdrawal_password_wrong', 'session_ended', 'password_reset', 'second_factor_added',
    'second_factor_removed', 'second_factor_refused', 'second_factor_lifted',
    'recovery_code_used', 'recovery_codes_renewed'));
