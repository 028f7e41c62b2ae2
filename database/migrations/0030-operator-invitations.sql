-- Invitations to colleagues, and what makes lists of acts and sign-ins cheap to read.

create table operator_invitations (
  id bigint generated always as identity primary key,
  login_id text not null check (login_id ~ '^[a-z][a-z0-9.-]{2,39}$'),
  name text not null check (char_length(name) between 1 and 60),
  role text not null check (role in ('viewer', 'cs', 'cashier', 'cashier-lead', 'content', 'admin')),
  reason text not null check (char_length(reason) between 3 and 500),
  made_by bigint not null references operators on delete restrict,
  made_at timestamptz not null,
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz,
  password_hash text,
  second_factor bytea,
  ended_at timestamptz,
  ended_because text check (ended_because in ('accepted', 'revoked')),
  operator_id bigint references operators on delete restrict,
  check ((token_hash is null) = (expires_at is null)),
  check ((password_hash is null) = (second_factor is null)),
  check ((ended_at is null) = (ended_because is null)),
  check ((ended_because is not distinct from 'accepted') = (operator_id is not null))
);
comment on table operator_invitations is
  'Colleagues who may join. Only the hash of a link''s token is kept, and a new link replaces the one before. password_hash and second_factor wait here until a first code proves them; second_factor is sealed as in operators.';
create unique index operator_invitations_open on operator_invitations (login_id) where ended_at is null;
create index operator_invitations_newest on operator_invitations (id desc) where ended_at is null;

alter table operator_proposals
  add column before jsonb,
  add column after jsonb;
comment on table operator_proposals is
  'Acts that wait for a second operator. payload is what will be carried out, to the letter: payload_hash is its SHA-256. before and after are how the object stands and would stand, as whoever proposed it saw them. Whoever made one can take it back but never carry it out.';

create index operator_sign_ins_newest on operator_sign_ins (operator_id, id desc);
create index operator_sign_ins_by_outcome on operator_sign_ins (outcome, id desc);
create index operator_sign_ins_successes on operator_sign_ins (operator_id, at desc)
  where outcome = 'success';

create index audit_entries_of_call on audit_entries (call, id);
create index audit_entries_of_kind on audit_entries (split_part(object, ':', 1), id);
create index audit_entries_at on audit_entries (at, id);
alter table audit_entries
  add column reason_words tsvector generated always as (to_tsvector('simple', reason)) stored;
comment on column audit_entries.reason_words is
  'The words of the reason, for searching. Derived from a row that is in the chain, so not part of it.';
create index audit_entries_words on audit_entries using gin (reason_words);

create function audit_words_are_rare(p_words tsquery) returns boolean
language sql stable
set enable_seqscan = off
set enable_indexscan = off
set gin_fuzzy_search_limit = 5000
as $$
  select count(*) <= 2000 from (select from audit_entries where reason_words @@ p_words limit 2001) f
$$;
comment on function audit_words_are_rare is
  'Whether so few reasons hold these words that all of them can be sorted. Of common words the newest are found sooner by going back through the trail.';
