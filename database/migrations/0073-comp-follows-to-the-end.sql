-- Comp that was spent before its stake was undone is receivable, as a spent win is; and a sport bet
-- that was void earns none.

alter table ledger_house_entries drop constraint ledger_house_entries_movement_check;
alter table ledger_house_entries add constraint ledger_house_entries_movement_check
  check (movement between 101 and 106);

drop function ledger_post_house;
create function ledger_post_house(
  p_movement smallint, p_from_house integer, p_to_house integer, p_amount bigint, p_about bigint default null
) returns bigint
language sql as $$
  insert into ledger_house_entries
    (posted_at, movement, from_house_account_id, to_house_account_id, amount, about_account_id)
  values (clock_timestamp(), p_movement, p_from_house, p_to_house, p_amount, p_about)
  returning id
$$;
comment on function ledger_post_house is
  'Moves money between two house accounts and answers the entry''s id: the only way in for what is no share of a stake. p_about is the member''s account that it is about.';

-- What could not be taken back before.
insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount, about_account_id)
select clock_timestamp(), 106, r.id, c.id, s.short, s.comp_account_id
from (select a.id as comp_account_id, sum(e.booked - e.deserved) as short
      from game_comp_earnings e
      join ledger_accounts cash on cash.bucket = e.bucket and cash.id = e.account_id
      join ledger_accounts a on a.bucket = cash.bucket and a.member_id = cash.member_id and a.kind = 'comp'
        and a.currency = cash.currency
      group by a.id having sum(e.booked - e.deserved) > 0) s
join ledger_house_accounts r on r.code = 'receivable'
join ledger_house_accounts c on c.code = 'comp_cost';

comment on table game_comp_earnings is
  'What a round''s stake earned, at the rate of the day it settled. A roll-back lowers deserved; booked stays above it by what the member had already spent, which is receivable.';

alter table game_bets add column refunded bigint not null default 0 check (refunded between 0 and payout);
comment on column game_bets.refunded is
  'What the newest settlement gave back of the stake because the bet, or a part of it, is void: no comp is earned on it.';
update game_bets b set refunded = least(b.payout, b.stake)
where b.state = 'settled' and 'refund' = (
  select s.result from game_bet_steps s
  where s.connection = b.connection and s.bet_ref = b.bet_ref and s.kind = 'settled'
  order by s.number desc limit 1);
