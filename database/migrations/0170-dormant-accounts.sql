-- An account that its member does not use for long becomes dormant, 30 days after a notice at the earliest.
-- The release before keeps to "members_status_check": it writes three of the four statuses.
alter table members
  drop constraint members_status_check,
  add constraint members_status_check check (status in ('active', 'suspended', 'dormant', 'closed'));
-- The release before keeps to "message_mailings_member_status_check": it writes three of the four statuses.
alter table message_mailings
  drop constraint message_mailings_member_status_check,
  add constraint message_mailings_member_status_check
    check (member_status in ('active', 'suspended', 'dormant', 'closed'));

create table member_dormancies (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  inactive_since date not null,
  noticed_at timestamptz not null,
  due_at timestamptz not null check (due_at >= noticed_at + interval '720 hours'),
  dormant_at timestamptz check (dormant_at >= due_at),
  ended_at timestamptz check (ended_at >= noticed_at),
  outcome text check (outcome in ('used', 'void', 'reopened', 'closed')),
  verified_by text check (verified_by in ('document', 'video', 'in_person', 'identity_service')),
  check ((ended_at is null) = (outcome is null)),
  check (outcome is null or (dormant_at is not null) = (outcome in ('reopened', 'closed'))),
  check ((verified_by is not null) = (outcome is not distinct from 'reopened'))
);
comment on table member_dormancies is
  'Accounts that were not used since a day: when the member was told, when the account becomes dormant, when it did, and how that ended. Before it is dormant: the member signed in (used), or at the due moment the account was not active, was restricted or had longer time by its jurisdiction (void). Afterwards: staff reopened it, having verified the person, or closed it empty.';
create unique index member_dormancies_one_holds on member_dormancies (member_id) where ended_at is null;
create index member_dormancies_of_member on member_dormancies (member_id, id);
create index member_dormancies_due on member_dormancies (due_at)
  where ended_at is null and dormant_at is null;
create index member_dormancies_dormant on member_dormancies (dormant_at, id) where dormant_at is not null;

create index members_by_last_use
  on members ((coalesce(last_seen_on, (registered_at at time zone 'UTC')::date)))
  where status = 'active';

alter table report_compared_balances
  add column dormant_members integer not null default 0,
  add column dormant_amount numeric not null default 0;
comment on column report_compared_balances.dormant_amount is
  'What dormant accounts are owed, in ledger units, as of the comparison; dormant_members counts those that are owed something.';
