-- Members close hours of the day for play and weekdays for deposits.
create table member_quiet_times (
  member_id bigint not null references members on delete restrict,
  kind text not null check (kind in ('hours', 'days')),
  closed int4multirange not null,
  changed_at timestamptz not null,
  loosen_to int4multirange,
  loosen_asked_at timestamptz,
  loosen_ready_at timestamptz check (loosen_ready_at > loosen_asked_at),
  loosen_lapses_at timestamptz check (loosen_lapses_at > loosen_ready_at),
  primary key (member_id, kind),
  check (closed <@ case kind when 'hours' then '{[0,1440)}'::int4multirange else '{[1,8)}' end),
  check (loosen_to <@ case kind when 'hours' then '{[0,1440)}'::int4multirange else '{[1,8)}' end),
  check ((loosen_to is null) = (loosen_asked_at is null)
    and (loosen_to is null) = (loosen_ready_at is null)
    and (loosen_to is null) = (loosen_lapses_at is null))
);
comment on table member_quiet_times is
  'When a member takes no stakes (hours, in minutes of the day) and makes no deposits (days, from 1 for Monday to 7), in the time zone of their limits. Loosened only as the member asked, after the wait.';
comment on column member_quiet_times.loosen_to is
  'What the member asked for and has to confirm after loosen_ready_at and before loosen_lapses_at; null without a request.';

create table member_quiet_time_changes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  kind text not null check (kind in ('hours', 'days')),
  change text not null check (change in ('set', 'asked', 'cancelled', 'loosened')),
  closed int4multirange not null,
  changed_at timestamptz not null
);
comment on table member_quiet_time_changes is
  'Each change of a member''s no-play hours and deposit-free days, with what was set, asked for or kept.';
create index member_quiet_time_changes_of_member on member_quiet_time_changes (member_id, id);

alter table member_play_times
  add column quiet_from timestamptz,
  add column quiet_until timestamptz,
  add column quiet_minutes int4multirange,
  add constraint member_play_times_quiet check (
    (quiet_from is null) = (quiet_until is null) and (quiet_from is null) = (quiet_minutes is null)
    and quiet_until > quiet_from);
comment on column member_play_times.quiet_until is
  'The end of the no-play hours that began at quiet_from or begin then next; null without such hours.';
comment on column member_play_times.quiet_minutes is
  'The closed minutes of the day, beside the moments that postings read; null without such hours.';
create index member_play_times_quiet_until on member_play_times (quiet_until) where quiet_until is not null;

-- The release before keeps to "ledger_commitments_subject_check": it records breaks and limits only.
alter table ledger_commitments
  drop constraint ledger_commitments_subject_check,
  add constraint ledger_commitments_subject_check check (subject ~ '^(break|limit|quiet):');
comment on table ledger_commitments is
  'Each state of a member''s break, limit or quiet times, in the order of its changes; moments are microseconds since 1970. Written by ledger_commitments_record, chained and signed by the seals, never changed.';

comment on type ledger_outcome is
  'Per operation of a batch: 0 applied, 1 replay, 2 tombstoned, 3 insufficient, 4 frozen, 5 stakes blocked, 6 conflict, 7 rolled back before it came, 8 its group failed, 9 refused by the caller, 10 no such account, 11 reversed before, 12 to 15 above the member''s own limit of deposits, losses, stakes, single stakes, 16 a reality check is due, 17 the time of the day is used up, 18 above the limit of the balance, 19 in the member''s no-play hours.';
