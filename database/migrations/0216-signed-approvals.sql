-- Approvals that the approver's passkey signs, their challenges, and the rule that demands them.
create table audit_approvals (
  proposal_id bigint primary key references operator_proposals on delete restrict,
  operator_id bigint not null references operators on delete restrict,
  nonce bytea not null check (octet_length(nonce) = 32),
  expires_at timestamptz not null check (expires_at > signed_at),
  signed_at timestamptz not null,
  passkey_name text not null check (char_length(passkey_name) between 1 and 60),
  credential_id bytea not null check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  rp_id text not null,
  origin text not null,
  authenticator_data bytea not null,
  client_data bytea not null,
  signature bytea not null
);
comment on table audit_approvals is
  'Approvals of proposals that the approver''s passkey signed: what the authenticator answered, and the passkey as it was then (public_key in COSE form). nonce and expires_at are part of what was signed; the rest of it is the proposal. Rows are added and never changed.';
create index audit_approvals_of_operator on audit_approvals (operator_id, proposal_id);

alter table operator_challenges
  add column proposal_id bigint references operator_proposals on delete cascade,
  add column nonce bytea check (octet_length(nonce) = 32),
  drop constraint operator_challenges_purpose_check,
  add constraint operator_challenges_purpose_check
    check (purpose in ('sign_in', 'prove', 'add', 'join', 'approve')),
  add constraint operator_challenges_approve
    check ((purpose = 'approve') = (proposal_id is not null) and (purpose = 'approve') = (nonce is not null));
comment on column operator_challenges.proposal_id is
  'The proposal that a challenge for an approval is about; null for other challenges.';
comment on column operator_challenges.nonce is
  'The random part of what the challenge of an approval is the SHA-256 of; null for other challenges.';
create index operator_challenges_of_proposal on operator_challenges (proposal_id)
  where proposal_id is not null;

create table operator_approval_rule (
  is_only boolean primary key default true check (is_only),
  signed_only boolean not null default false
);
comment on table operator_approval_rule is
  'One row: whether a proposal is carried out only when the approver''s passkey signed the approval.';
insert into operator_approval_rule default values;
