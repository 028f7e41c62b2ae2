-- Staff: who they are, how they sign in, what they did, and what waits for a second of them.

create table operators (
  id bigint generated always as identity primary key,
  login_id text not null unique check (login_id ~ '^[a-z][a-z0-9.-]{2,39}$'),
  name text not null check (char_length(name) between 1 and 60),
  role text not null check (role in ('viewer', 'cs', 'cashier', 'cashier-lead', 'content', 'admin')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  password_hash text not null,
  second_factor bytea not null,
  second_factor_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table operators is
  'One row per member of staff, never shared and never deleted. second_factor is the TOTP secret, sealed with the product''s own key; second_factor_step is the last time step that was used, so that no code works twice.';

create table operator_sessions (
  id uuid primary key default gen_random_uuid(),
  operator_id bigint not null references operators on delete restrict,
  token_hash bytea not null unique,
  address inet not null,
  user_agent text not null,
  started_at timestamptz not null,
  last_active_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('logout', 'revoked', 'replaced')),
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
  outcome text not null check (outcome in (
    'success', 'wrong_credentials', 'second_factor_missing', 'second_factor_wrong', 'too_often',
    'account_not_active')),
  at timestamptz not null
);
comment on table operator_sign_ins is 'Every attempt to sign in to the back office, also those with an id that does not exist.';
create index operator_sign_ins_of_operator on operator_sign_ins (operator_id, at desc);

create table operator_proposals (
  id bigint generated always as identity primary key,
  call text not null,
  object text not null check (object ~ '^[a-z-]+:[^ ]{1,100}$'),
  payload jsonb not null,
  payload_hash bytea not null check (length(payload_hash) = 32),
  reason text not null check (char_length(reason) between 3 and 500),
  maker_id bigint not null references operators on delete restrict,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  state text not null default 'waiting' check (state in ('waiting', 'carried-out', 'turned-down', 'expired')),
  checker_id bigint references operators on delete restrict,
  decided_at timestamptz,
  check (checker_id is distinct from maker_id or state = 'turned-down'),
  check ((state in ('carried-out', 'turned-down')) = (checker_id is not null and decided_at is not null))
);
comment on table operator_proposals is
  'Acts that wait for a second operator. payload is what will be carried out, to the letter: payload_hash is its SHA-256. Whoever made one can take it back but never carry it out.';
create unique index operator_proposals_one_waiting on operator_proposals (object, call) where state = 'waiting';
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
  chain bytea not null check (length(chain) = 32)
);
comment on table audit_entries is
  'What operators did: one row per act, written in the transaction of the act, never changed or deleted. Numbered without gaps; chain is the SHA-256 of the row and of the chain before it, so that a row that was altered from outside shows.';
create index audit_entries_of_object on audit_entries (object, id);
create index audit_entries_of_operator on audit_entries (operator_id, id);

create function audit_link(previous bytea, entry audit_entries) returns bytea
language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(entry.id, extract(epoch from entry.at),
    entry.operator_id, entry.session_id, entry.call, entry.object, entry.reason, entry.before,
    entry.after, entry.proposal_id, host(entry.address), entry.request_id)::text, 'UTF8'))
$$;
comment on function audit_link is 'The chain value of an audit row that follows one with the value `previous`.';

create function audit_append() returns trigger
language plpgsql as $$
declare
  last record;
begin
  -- One row after the other: a number and a link belong to exactly one row.
  perform pg_advisory_xact_lock(7154211);
  select id, chain into last from audit_entries order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.chain := audit_link(coalesce(last.chain, sha256('audit'::bytea)), new);
  return new;
end
$$;
comment on function audit_append is 'Numbers and links an audit row as it is written.';
create trigger audit_entries_append before insert on audit_entries
  for each row execute function audit_append();

create function audit_refuse() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit trail is never changed' using errcode = 'restrict_violation';
end
$$;
comment on function audit_refuse is 'Refuses to change or delete what is written in the audit trail.';
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function audit_refuse();
create trigger audit_entries_stay_whole before truncate on audit_entries
  for each statement execute function audit_refuse();

create function audit_first_fault() returns bigint
language sql stable as $$
  select e.id from (
    select entry, entry.id, entry.chain, row_number() over (order by entry.id) as number,
      lag(entry.chain, 1, sha256('audit'::bytea)) over (order by entry.id) as previous
    from audit_entries entry) e
  where e.id <> e.number or e.chain <> audit_link(e.previous, e.entry)
  order by e.id limit 1
$$;
comment on function audit_first_fault is 'The first audit row that is not as it was written, or null.';
