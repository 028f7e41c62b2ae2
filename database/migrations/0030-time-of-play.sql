-- The time that members play: a reality check that holds their stakes until it is answered, and a
-- limit of the time a day that they set.
create table member_play_times (
  member_id bigint primary key references members on delete restrict,
  since timestamptz not null,
  check_minutes smallint not null check (check_minutes between 1 and 1440),
  check_due_at timestamptz not null,
  time_ends_at timestamptz,
  time_opens_at timestamptz,
  check ((time_ends_at is null) = (time_opens_at is null))
);
comment on table member_play_times is
  'The time that members play. From check_due_at and time_ends_at on, the ledger takes no stakes; a trigger writes the earlier into the cash account.';
comment on column member_play_times.since is
  'When the member began to play: the first sign-in after a pause.';
comment on column member_play_times.check_due_at is
  'When the next reality check holds the stakes. An answer begins the next interval.';
comment on column member_play_times.time_ends_at is
  'When the limit of time is used up, if the member stays signed in; null without such a limit.';
comment on column member_play_times.time_opens_at is
  'The midnight up to which the time was counted; after it a day has its whole time again.';
create index member_play_times_due on member_play_times (time_ends_at) where time_ends_at is not null;
create index member_play_times_new_day on member_play_times (time_opens_at) where time_ends_at is not null;

create table member_play_checks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  due_at timestamptz not null,
  answered_at timestamptz not null,
  staked bigint not null,
  returned bigint not null
);
comment on table member_play_checks is
  'The answered reality checks, with what was shown: ledger units staked and returned since the member began to play.';
create index member_play_checks_of_member on member_play_checks (member_id, id);

alter table ledger_accounts add column stakes_until timestamptz;
comment on column ledger_accounts.stakes_until is
  'From then on a posting asks ledger_stakes_held whether the account may stake; null for never. Written by member_play_times_mark.';

-- Members who are signed in now begin to play now.
insert into member_play_times (member_id, since, check_minutes, check_due_at)
select distinct member_id, now(), 60, now() + interval '60 minutes'
from member_sessions where ended_at is null;
update ledger_accounts a set stakes_until = p.check_due_at
from member_play_times p where a.member_id = p.member_id and a.kind = 'cash';

alter table member_sessions drop constraint member_sessions_ended_because_check;
alter table member_sessions add constraint member_sessions_ended_because_check check (
  ended_because in ('logout', 'expired', 'revoked', 'replaced', 'displaced', 'time_used'));

-- The time a day is one more kind of limit, in minutes.
alter table ledger_limits
  drop constraint ledger_limits_kind_check,
  add constraint ledger_limits_kind_check check (kind in ('deposit', 'loss', 'stake', 'single', 'time')),
  add constraint ledger_limits_time_is_a_day check (
    kind <> 'time' or (period = 'day' and coalesce(amount, 1) <= 1440 and coalesce(raise_to, 1) <= 1440));
comment on column ledger_limits.amount is
  'Ledger units; minutes for the time. Null for no limit.';
alter table member_limit_changes
  drop constraint member_limit_changes_kind_check,
  add constraint member_limit_changes_kind_check check (kind in ('deposit', 'loss', 'stake', 'single', 'time'));

comment on type ledger_outcome is
  'Per operation of a batch: 0 applied, 1 replay, 2 tombstoned, 3 insufficient, 4 frozen, 5 stakes blocked, 6 conflict, 7 rolled back before it came, 8 its group failed, 9 refused by the caller, 10 no such account, 11 reversed before, 12 to 15 above the member''s own limit of deposits, losses, stakes, single stakes, 16 a reality check is due, 17 the time of the day is used up.';
