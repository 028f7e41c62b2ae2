-- Passkeys of operators (WebAuthn), their challenges, and the rule that staff sign in with them only.
create table operator_passkeys (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete restrict,
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
comment on table operator_passkeys is
  'Passkeys of operators: the public key in COSE form, the counter of signatures, and the host (rp_id) at which the authenticator answers.';
create index operator_passkeys_of_operator on operator_passkeys (operator_id, id);

create table operator_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  purpose text not null check (purpose in ('sign_in', 'prove', 'add', 'join')),
  operator_id bigint references operators on delete cascade,
  invitation_id bigint references operator_invitations on delete cascade,
  expires_at timestamptz not null,
  check (num_nonnulls(operator_id, invitation_id) = 1),
  check ((purpose = 'join') = (invitation_id is not null))
);
comment on table operator_challenges is
  'The SHA-256 of challenges that an authenticator signs. Each is used once, by the operator or the link that it was made for.';
create index operator_challenges_of_operator on operator_challenges (operator_id, expires_at);
create index operator_challenges_of_invitation on operator_challenges (invitation_id, expires_at);

create table operator_sign_in_rule (
  is_only boolean primary key default true check (is_only),
  passkeys_only boolean not null default false
);
comment on table operator_sign_in_rule is
  'One row: whether staff sign in with passkeys only, and codes of authenticator apps are refused.';
insert into operator_sign_in_rule default values;

alter table operators add column has_code_app boolean not null default true;
comment on column operators.has_code_app is
  'Whether the operator set up an authenticator app for second_factor; false for one who joined, or renewed, with a passkey, whose secret is random and was never shown.';
