-- Named schemes of shares, and the money that operators put into pools and take out of them.
create table jackpot_schemes (
  id smallint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 60),
  share_scheme_id smallint not null unique,
  changed_at timestamptz not null
);
comment on table jackpot_schemes is
  'The schemes by which stakes feed the pools. share_scheme_id names the present shares in ledger_share_schemes: changed shares are a new one there, so that every stake keeps the shares with which it was made.';
insert into jackpot_schemes (name, share_scheme_id, changed_at)
select 'Scheme ' || s.id, s.id, now() from (select distinct id from ledger_share_schemes) s
order by s.id;

create table jackpot_fundings (
  id bigint generated always as identity primary key,
  tier text not null references jackpot_tiers on delete restrict,
  amount bigint not null check (amount <> 0),
  entry_id bigint not null unique,
  proposal_id bigint unique references operator_proposals on delete restrict,
  made_by bigint references operators on delete restrict,
  checked_by bigint references operators on delete restrict,
  made_at timestamptz not null,
  check (made_by <> checked_by),
  check ((made_by is null) = (checked_by is null)),
  check (proposal_id is null or made_by is not null)
);
comment on table jackpot_fundings is
  'What two operators put into a pool (amount above 0, in ledger units) or took out of it, once for each proposal. entry_id is that of ledger_house_entries. The operators are null for money from before this table.';
create index jackpot_fundings_of_tier on jackpot_fundings (tier, id);
create index jackpot_fundings_made_by on jackpot_fundings (made_by) where made_by is not null;
create index jackpot_fundings_checked_by on jackpot_fundings (checked_by)
  where checked_by is not null;

-- 102 is jackpot_start.
insert into jackpot_fundings (tier, amount, entry_id, made_at)
select t.tier, e.amount, e.id, e.posted_at
from ledger_house_entries e join jackpot_tiers t on t.house_account_id = e.to_house_account_id
where e.movement = 102 and e.amount <> 0 and not exists (
  select from jackpot_wins w where e.id in (w.start_entry_id, w.back_start_entry_id))
order by e.id;

-- A pool that no stake feeds any more does not start again.
-- The release before keeps to "jackpot_wins_started_check": each of its wins starts with more.
alter table jackpot_wins alter column start_entry_id drop not null;
alter table jackpot_wins drop constraint jackpot_wins_started_check;
alter table jackpot_wins add constraint jackpot_wins_started_check check (started >= 0);
-- The release before keeps to "jackpot_wins_start_entry": each of its wins starts the pool again.
alter table jackpot_wins add constraint jackpot_wins_start_entry
  check ((start_entry_id is null) = (started = 0));
comment on table jackpot_wins is
  'Every jackpot that a provider paid, under the provider''s key of the win, in ledger units: amount is what the member got, paid the part that came from the pool (the provider''s account bears the rest), started the new start amount of the pool, 0 where no provider feeds it any more. The entries are those of ledger_house_entries. A win that was rolled back keeps its row: the pool got paid back and gave start_returned.';
