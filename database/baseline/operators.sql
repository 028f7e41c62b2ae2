create table operators (
  id bigint generated always as identity primary key,
  login_id text not null unique check (login_id ~ '^[a-z][a-z0-9.-]{2,39}$'),
  name text not null check (char_length(name) between 1 and 60),
  role text not null check (role in ('viewer', 'cs', 'cashier', 'cashier-lead', 'content', 'admin')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  password_hash text not null,
  second_factor bytea not null,
  second_factor_step bigint not null default 0,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now(),
  suspended_at timestamptz
);
comment on table operators is
  'One row per member of staff, never shared and never deleted. second_factor is the TOTP secret, sealed with the product''s own key; second_factor_step is the last time step that was used, so that no code works twice.';

create table operator_sessions (
  id uuid default gen_random_uuid() primary key,
  operator_id bigint not null references operators on delete restrict,
  token_hash bytea not null unique,
  address inet not null,
  user_agent text not null,
  started_at timestamptz not null,
  last_active_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('logout', 'revoked', 'replaced', 'displaced')),
  check ((ended_at is null) = (ended_because is null))
);
comment on table operator_sessions is
  'Server-side sessions of the back office; only the hash of a token is kept. Nothing of a member''s session opens one.';
create index operator_sessions_of_operator on operator_sessions (operator_id, started_at desc);

create table operator_sign_ins (
  id bigint generated always as identity primary key,
  operator_id bigint references operators on delete restrict,
  login_id text not null,
  address inet not null,
  user_agent text not null,
  outcome text not null
    check (outcome in ('success', 'wrong_credentials', 'second_factor_missing',
      'second_factor_wrong', 'too_often', 'account_not_active')),
  at timestamptz not null
);
comment on table operator_sign_ins is
  'Every attempt to sign in to the back office that was looked at, also those with an id that does not exist, and the first of each window that was refused for being one too many. Deleted by age.';
create index operator_sign_ins_of_operator on operator_sign_ins (operator_id, at desc);
create index operator_sign_ins_newest on operator_sign_ins (operator_id, id desc);
create index operator_sign_ins_by_outcome on operator_sign_ins (outcome, id desc);
create index operator_sign_ins_successes on operator_sign_ins (operator_id, at desc)
  where outcome = 'success';
create index operator_sign_ins_by_age on operator_sign_ins (at);

create table operator_proposals (
  id bigint generated always as identity primary key,
  call text not null,
  object text not null check (object ~ '^[a-z-]+:[^ ]{1,100}$'),
  payload jsonb not null,
  payload_hash bytea not null check (length(payload_hash) = 32),
  reason text not null check (char_length(reason) between 3 and 500),
  maker_id bigint not null references operators on delete restrict,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'carried-out', 'turned-down', 'expired')),
  checker_id bigint references operators on delete restrict,
  decided_at timestamptz,
  before jsonb,
  after jsonb,
  check (expires_at > made_at),
  constraint operator_proposals_check1
    check (checker_id is distinct from maker_id or state = 'turned-down'),
  constraint operator_proposals_check2
    check ((state in ('carried-out', 'turned-down')) = (checker_id is not null
      and decided_at is not null))
);
comment on table operator_proposals is
  'Acts that wait for a second operator. payload is what will be carried out, to the letter: payload_hash is its SHA-256. before and after are how the object stands and would stand, as whoever proposed it saw them. Whoever made one can take it back but never carry it out.';
create unique index operator_proposals_one_waiting on operator_proposals (object, call)
  where state = 'waiting';
create index operator_proposals_waiting on operator_proposals (made_at) where state = 'waiting';

create table audit_entries (
  id bigint primary key,
  at timestamptz not null,
  operator_id bigint not null references operators on delete restrict,
  session_id uuid references operator_sessions on delete restrict,
  call text not null,
  object text not null check (object ~ '^[a-z-]+:[^ ]{1,100}$'),
  reason text not null check (char_length(reason) between 3 and 500),
  before jsonb,
  after jsonb,
  proposal_id bigint references operator_proposals on delete restrict,
  address inet not null,
  request_id uuid not null,
  chain bytea not null check (length(chain) = 32),
  reason_words tsvector generated always as (to_tsvector('simple'::regconfig, reason)) stored
);
comment on table audit_entries is
  'What operators did: one row per act, written in the transaction of the act, never changed or deleted. Numbered without gaps; chain is the SHA-256 of the row and of the chain before it, so that a row that was altered from outside shows.';
comment on column audit_entries.reason_words is
  'The words of the reason, for searching. Derived from a row that is in the chain, so not part of it.';
create index audit_entries_of_object on audit_entries (object, id);
create index audit_entries_of_operator on audit_entries (operator_id, id);
create index audit_entries_of_call on audit_entries (call, id);
create index audit_entries_of_kind on audit_entries (split_part(object, ':', 1), id);
create index audit_entries_at on audit_entries (at, id);
create index audit_entries_words on audit_entries using gin (reason_words);

create table operator_invitations (
  id bigint generated always as identity primary key,
  login_id text not null check (login_id ~ '^[a-z][a-z0-9.-]{2,39}$'),
  name text not null check (char_length(name) between 1 and 60),
  role text not null check (role in ('viewer', 'cs', 'cashier', 'cashier-lead', 'content', 'admin')),
  reason text not null check (char_length(reason) between 3 and 500),
  made_by bigint references operators on delete restrict,
  made_at timestamptz not null,
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz,
  password_hash text,
  second_factor bytea,
  ended_at timestamptz,
  ended_because text check (ended_because in ('accepted', 'revoked')),
  operator_id bigint references operators on delete restrict,
  renews bigint references operators on delete restrict,
  checked_by bigint references operators on delete restrict,
  renews_password boolean not null default false,
  met_by bigint references operators on delete restrict,
  met_at timestamptz,
  check ((token_hash is null) = (expires_at is null)),
  constraint operator_invitations_check1 check ((password_hash is null) = (second_factor is null)),
  constraint operator_invitations_check2 check ((ended_at is null) = (ended_because is null)),
  constraint operator_invitations_check3
    check ((not ended_because is distinct from 'accepted') = (operator_id is not null)),
  constraint operator_invitations_check4
    check ((made_by is null) <= (role = 'admin' or renews is not null)),
  constraint operator_invitations_check5
    check (renews is null or operator_id is null or operator_id = renews),
  constraint operator_invitations_check6
    check (checked_by is null or checked_by is distinct from made_by),
  constraint operator_invitations_check7 check (not renews_password or renews is not null),
  constraint operator_invitations_check8 check ((met_by is null) = (met_at is null)),
  constraint operator_invitations_check9
    check (met_by is null or not ended_because is distinct from 'accepted'
      and met_by is distinct from made_by and met_by is distinct from checked_by
        and met_by is distinct from operator_id)
);
comment on table operator_invitations is
  'Colleagues who may join, and operators whose second factor is made anew. Only the hash of a link''s token is kept, and a new link replaces the one before. password_hash and second_factor wait here until a first code proves them; second_factor is sealed as in operators.';
comment on column operator_invitations.made_by is
  'Null when it was made at the machine itself, by the command for it.';
comment on column operator_invitations.renews is
  'The operator whose second factor is made anew; null for somebody who joins.';
comment on column operator_invitations.checked_by is
  'The second operator who agreed, and the only one who may make the link; null where one operator was alone in the house, or it was made at the machine.';
comment on column operator_invitations.renews_password is
  'A renewal that sets a new password too; without it the operator proves the one they have.';
comment on column operator_invitations.met_by is
  'A third operator who met the one who came in: from then on they count as a person of their own.';
create unique index operator_invitations_open on operator_invitations (login_id)
  where ended_at is null;
create index operator_invitations_newest on operator_invitations (id desc) where ended_at is null;
create index operator_invitations_accepted on operator_invitations (operator_id, ended_at)
  where ended_because = 'accepted';

create table operator_browsers (
  operator_id bigint not null references operators on delete cascade,
  browser_hash bytea not null check (length(browser_hash) = 32),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (operator_id, browser_hash),
  check (last_at >= first_at)
);
comment on table operator_browsers is
  'Browsers in which an operator has signed in: the SHA-256 of the random name that the browser keeps in a cookie. Wrong attempts from elsewhere do not lock one out.';
create index operator_browsers_by_age on operator_browsers (last_at);
