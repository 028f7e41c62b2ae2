-- National registers are asked whether a member may play; what they need to know of a person is kept
-- sealed.
create table member_persons (
  id bigint primary key references members on delete restrict,
  details bytea not null
);
comment on table member_persons is
  'What national registers need to know of a member beside the birth date and the phone: names, e-mail, postcode, national number; sealed.';
comment on column member_persons.id is 'The id of the member.';

create table member_register_questions (
  id uuid primary key,
  member_id bigint references members on delete restrict,
  register text not null check (register in ('gamstop', 'sigap', 'spelpaus')),
  moment text not null check (
    moment in ('registration', 'sign-in', 'first-of-day', 'deposit', 'marketing', 'sweep')),
  is_marketing boolean not null generated always as (moment = 'marketing') stored,
  asked_at timestamptz not null,
  tries smallint not null default 0,
  ask_at timestamptz,
  answer text check (answer in ('clear', 'excluded', 'formerly')),
  unknown_because text,
  reason text check (reason in ('self', 'social_benefit', 'court', 'other', 'not_said')),
  until timestamptz,
  reply_id text check (length(reply_id) <= 200),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check ((reason is not null) = (answer is not distinct from 'excluded'))
);
comment on table member_register_questions is
  'Every question to a national register and its answer. One without an answer is asked again under its id, which the register is sent.';
comment on column member_register_questions.member_id is
  'Null for a person who registers and is not a member yet, and whom nothing here names.';
comment on column member_register_questions.ask_at is
  'When an unanswered question is asked again; null for an answered one, and for one about a person who is no member.';
create unique index member_register_questions_open
  on member_register_questions (member_id, register, is_marketing)
  where answer is null and member_id is not null;
create index member_register_questions_due on member_register_questions (ask_at) where answer is null;
create index member_register_questions_of_member on member_register_questions (member_id, asked_at);
create index member_register_questions_old on member_register_questions (asked_at);

create table member_register_states (
  member_id bigint not null references members on delete restrict,
  register text not null check (register in ('gamstop', 'sigap', 'spelpaus')),
  is_marketing boolean not null,
  answer text not null check (answer in ('clear', 'excluded', 'formerly', 'unknown')),
  unknown_because text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (member_id, register, is_marketing),
  check ((unknown_because is not null) = (answer = 'unknown'))
);
comment on table member_register_states is
  'The newest answer of each register about a member, for play and for marketing. Without a clear or former one for each register that the jurisdiction demands, the ledger takes no stake and no deposit.';

insert into settings_profiles (id, name) values ('br', 'Brazil') on conflict do nothing;
insert into settings_profile_rules (profile_id, rule, number, choices, source, read_on) values
  ('br', 'registers', null, '{sigap}', 'IN SPA/MF 22/2025 and 31/2025: SIGAP, module of persons who must not bet', '2026-11-24'),
  ('gb', 'registers', null, '{gamstop}', 'Gambling Commission, LCCP 3.5.5: GAMSTOP', '2026-11-24'),
  ('se', 'registers', null, '{spelpaus}', 'Spelinspektionen: Spelpaus, spelpaus.se', '2026-11-24')
on conflict do nothing;
