-- What members win and lose at a provider that keeps their money is booked when the provider's
-- balance shows it: held is the ledger's side of balance, and a difference is a result.
alter table game_money add column held bigint not null default 0;
update game_money g set held = t.moved
from (select member_id, connection,
        sum(case direction when 'in' then amount else -amount end) as moved
      from game_transfers where state = 'done' group by 1, 2) t
where t.member_id = g.member_id and t.connection = g.connection;
create index game_money_with_result on game_money (member_id, connection) where held <> balance;
comment on table game_money is
  'What a member has at a provider that keeps money: balance by the provider''s newest answer, held by the transfers and the booked results. The difference is a result that is not booked yet.';

alter table ledger_house_entries
  drop constraint ledger_house_entries_movement_check,
  add constraint ledger_house_entries_movement_check check (movement between 101 and 114);
create index ledger_house_entries_posted on ledger_house_entries using brin (posted_at)
  with (autosummarize = on);

-- The daily sums also have the movements between house accounts.
insert into report_sums as s (day, movement, provider_id, entries, amount)
select (e.posted_at at time zone r.time_zone)::date, e.movement, coalesce(f.id, t.id),
  count(*), sum(e.amount)
from report_progress r
join ledger_house_entries e on e.posted_at < r.entered_until
left join game_providers f on f.house_account_id = e.from_house_account_id
left join game_providers t on t.house_account_id = e.to_house_account_id
group by 1, 2, 3;
comment on table report_sums is
  'Sums of ledger_entries.delta and ledger_house_entries.amount by day, movement and provider. A comp entry belongs to the provider of the round it was earned with.';
