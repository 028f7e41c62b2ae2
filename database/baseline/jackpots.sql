create table jackpot_tiers (
  tier text primary key check (tier in ('mega', 'major', 'minor')),
  house_account_id integer not null unique references ledger_house_accounts on delete restrict,
  start_amount bigint not null check (start_amount > 0)
);
comment on table jackpot_tiers is
  'The pools that can be won. start_amount is what the operator puts into a pool, in ledger units, in the moment in which it is won. The row is locked while its pool pays, so that two wins never share what it holds.';

create table jackpot_wins (
  id bigint generated always as identity primary key,
  tier text not null references jackpot_tiers on delete restrict,
  bucket smallint not null,
  account_id bigint not null,
  entry_seq bigint not null,
  member_id bigint not null references members on delete restrict,
  provider_id integer not null references game_providers on delete restrict,
  round_ref text not null,
  scope_id smallint not null,
  key text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null,
  started bigint not null check (started > 0),
  payout_entry_id bigint unique,
  start_entry_id bigint not null unique,
  won_at timestamptz not null,
  taken_back_at timestamptz,
  start_returned bigint,
  back_payout_entry_id bigint unique,
  back_start_entry_id bigint unique,
  unique (bucket, scope_id, key),
  check (paid between 0 and amount),
  constraint jackpot_wins_check1 check (start_returned between 0 and started),
  constraint jackpot_wins_check2 check ((payout_entry_id is null) = (paid = 0)),
  constraint jackpot_wins_check3 check ((taken_back_at is null) = (start_returned is null)),
  constraint jackpot_wins_check4
    check ((back_payout_entry_id is null) = (taken_back_at is null or paid = 0)),
  constraint jackpot_wins_check5
    check ((back_start_entry_id is null) = (coalesce(start_returned, 0::bigint) = 0))
);
comment on table jackpot_wins is
  'Every jackpot that a provider paid, under the provider''s key of the win, in ledger units: amount is what the member got, paid is what the pool had of it (the rest stays charged to the provider), started is what the pool began again with. The entries are those of ledger_house_entries. One that was rolled back keeps its row: the pool got paid back and gave start_returned.';
create index jackpot_wins_of_round on jackpot_wins (bucket, provider_id, round_ref);
create index jackpot_wins_of_member on jackpot_wins (member_id);
create index jackpot_wins_of_account on jackpot_wins (bucket, account_id, entry_seq);

insert into jackpot_tiers (tier, house_account_id, start_amount)
select s.tier, h.id, s.won * 100000
from (values ('mega', 20000000::bigint), ('major', 2000000), ('minor', 20000)) as s(tier, won)
join ledger_house_accounts h on h.code = 'jackpot:' || s.tier;
