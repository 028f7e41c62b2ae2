-- Passkeys of members (WebAuthn), with which they sign in, and their challenges.
create table member_passkeys (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  name text not null check (char_length(name) between 1 and 60),
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  can_be_backed_up boolean not null,
  is_backed_up boolean not null,
  added_at timestamptz not null,
  last_used_at timestamptz check (last_used_at >= added_at),
  check (can_be_backed_up or not is_backed_up)
);
comment on table member_passkeys is
  'Passkeys of members: the public key in COSE form, the counter of signatures, and the host (rp_id) at which the authenticator answers.';
create index member_passkeys_of_member on member_passkeys (member_id, id);

create table member_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  member_id bigint references members on delete cascade,
  expires_at timestamptz not null
);
comment on table member_challenges is
  'The SHA-256 of challenges that an authenticator signs. Each is used once, in the browser (the SHA-256 of its device token) that asked for it: with a member to add a passkey, without one to sign in.';
create index member_challenges_of_browser on member_challenges (browser_hash, expires_at);
create index member_challenges_by_age on member_challenges (expires_at);
create index member_challenges_of_member on member_challenges (member_id);

alter table member_events drop constraint member_events_event_check,
  add constraint member_events_event_check check (event in ('password_changed',
    'password_change_refused', 'withdrawal_password_changed', 'withdrawal_password_change_refused',
    'withdrawal_password_wrong', 'session_ended', 'password_reset', 'second_factor_added',
    'second_factor_removed', 'second_factor_refused', 'second_factor_lifted',
    'recovery_code_used', 'recovery_codes_renewed', 'passkey_added', 'passkey_removed',
    'passkey_refused', 'passkeys_removed'));
