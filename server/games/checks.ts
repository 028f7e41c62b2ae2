import type pg from "pg";
import { faultsOfSmallBooks, type Checks } from "#server/kit/checks.ts";
import { houseMovements, memberMovements } from "#server/ledger/movements.ts";

const { bet, win, bet_rollback, win_rollback, bet_refund } = memberMovements;
const { comp_shortfall, jackpot_contribution, jackpot_payout, jackpot_start } = houseMovements;
const { transfer_arrived } = houseMovements;
const ofRounds = [bet, win, bet_rollback, win_rollback, bet_refund].map(({ id }) => id).join(", ");

/**
 * Rules of the rounds: their stakes and payouts equal providers' movements of each member's money,
 * each round belongs to one member, and pools paid what was won from them.
 */
export const roundChecks: Checks = {
  "rounds add up to the entries": `
    select format('account %s: rounds %s, entries %s', account_id, sum(rounds), sum(entries)) as detail
    from (select account_id, payout - stake as rounds, 0::numeric as entries from game_rounds
          union all
          select account_id, 0, delta from ledger_entries where movement in (${ofRounds})) x
    group by account_id having sum(rounds) <> sum(entries)`,
  "no round has a stake or a payout below zero": `
    select format('round %s', round_ref) as detail from game_rounds where stake < 0 or payout < 0`,
  "money in transit is that of transfers that are not settled": `
    select format('%s: in transit %s, transfers %s', connection, sum(held), sum(owed)) as detail
    from (select split_part(h.code, ':', 2) as connection, -e.delta::numeric as held, 0::numeric as owed
          from ledger_entries e join ledger_house_accounts h on h.id = e.house_account_id
          where h.kind = 'in_transit'
          union all
          select split_part(h.code, ':', 2), -e.amount, 0
          from ledger_house_entries e join ledger_house_accounts h on h.id = e.from_house_account_id
          where h.kind = 'in_transit'
          union all
          select connection, 0, amount from game_transfers
          where direction = 'in' and state in ('sent', 'unknown')) x
    group by connection having sum(held) <> sum(owed)`,
  "what lies at a provider is what settled transfers moved": `
    select format('%s: books %s, transfers %s', connection, sum(held), sum(moved)) as detail
    from (select split_part(h.code, ':', 2) as connection, -e.delta::numeric as held, 0::numeric as moved
          from ledger_entries e join ledger_house_accounts h on h.id = e.house_account_id
          where h.kind = 'provider_float'
          union all
          select split_part(h.code, ':', 2), e.amount, 0
          from ledger_house_entries e join ledger_house_accounts h on h.id = e.to_house_account_id
          where h.kind = 'provider_float' and e.movement = ${transfer_arrived.id}
          union all
          select connection, 0, case direction when 'in' then amount else -amount end
          from game_transfers where state = 'done') x
    group by connection having sum(held) <> sum(moved)`,
  "what lies at a provider is what is held there for its members": `
    select format('%s: books %s, held %s', connection, sum(books), sum(held)) as detail
    from (select split_part(h.code, ':', 2) as connection, p.amount as books, 0::numeric as held
          from ledger_house_accounts h join ledger_postings p on p.account = 'house:' || h.id
          where h.kind = 'provider_float'
          union all
          select connection, 0, held from game_money) x
    group by connection having sum(books) <> sum(held)`,
  "a provider's transaction that moved money has its entry": `
    select format('transaction %s of %s', t.key, t.connection) as detail
    from game_transactions t join ledger_accounts a
      on a.bucket = members_bucket(t.member_id) and a.member_id = t.member_id and a.kind = 'cash'
    left join ledger_scopes s on s.code = 'provider:' || t.connection
    left join ledger_keys k on k.bucket = a.bucket and k.scope_id = s.id and k.key = t.key
    where t.kind in ('stake', 'win') and t.amount > 0
      and (k.key is null or abs(k.amount) <> t.amount or k.seq <> t.entry_seq)`,
  "a sport bet has paid what its newest settlement says": `
    select format('bet %s of %s', b.bet_ref, b.connection) as detail
    from game_bets b join ledger_accounts a
      on a.bucket = members_bucket(b.member_id) and a.member_id = b.member_id and a.kind = 'cash'
    left join ledger_scopes s on s.code = 'provider:' || b.connection
    left join ledger_keys k on k.bucket = a.bucket and k.scope_id = s.id
      and k.key = 'payout:' || b.paid_version || ':' || b.bet_ref
    where b.paid_version is not null
      and (k.key is null or k.amount <> b.payout or k.reversed_by_seq is not null)`,
  "a pool holds what it was started with and given less what wins took from it": `
    select format('%s: holds %s, should %s', x.tier, sum(x.holds), sum(x.should)) as detail
    from (select split_part(h.code, ':', 2) as tier, p.amount as holds, 0::numeric as should,
            0::numeric as emptied
          from ledger_house_accounts h join ledger_postings p on p.account = 'house:' || h.id
          where h.kind = 'jackpot'
          union all
          select split_part(h.code, ':', 2), 0, e.amount, 0
          from ledger_house_accounts h join ledger_house_entries e on e.to_house_account_id = h.id
          where h.kind = 'jackpot' and e.movement in (${jackpot_contribution.id}, ${jackpot_start.id})
          union all
          select tier, 0, -paid, 0 from jackpot_wins where taken_back_at is null
          union all
          select tier, 0, 0, least(amount, 0) from jackpot_fundings) x
    -- Stakes that are rolled back take their shares back also from a pool that was emptied.
    group by x.tier having sum(x.holds) <> sum(x.should) or sum(x.holds) < sum(x.emptied)`,
  "comp that could not be taken back is receivable": `
    select format('short %s, receivable %s', short.amount, due.amount) as detail
    from (select coalesce(sum(booked - deserved), 0) as amount from game_comp_earnings) short,
         (select coalesce(sum(amount), 0) as amount from ledger_house_entries
          where movement = ${comp_shortfall.id}) due
    where short.amount <> due.amount`,
  "a jackpot that was won has its entries, and one that was rolled back has theirs": `
    select format('jackpot %s, round %s', w.id, w.round_ref) as detail
    from jackpot_wins w
    join jackpot_tiers t on t.tier = w.tier
    join game_providers p on p.id = w.provider_id
    left join ledger_keys k on k.bucket = w.bucket and k.scope_id = w.scope_id and k.key = w.key
    left join ledger_entries e on e.bucket = w.bucket and e.account_id = w.account_id and e.seq = w.entry_seq
    left join ledger_house_entries o on o.id = w.payout_entry_id
    left join ledger_house_entries s on s.id = w.start_entry_id
    left join ledger_house_entries bo on bo.id = w.back_payout_entry_id
    left join ledger_house_entries bs on bs.id = w.back_start_entry_id
    where (e.movement, e.scope_id, e.key) is distinct from (${win.id}::smallint, w.scope_id, w.key)
       or e.delta < w.amount or e.house_account_id <> p.house_account_id
       or k.seq is distinct from w.entry_seq or (k.reversed_by_seq is null) <> (w.taken_back_at is null)
       or (w.paid > 0 and (o.movement, o.from_house_account_id, o.to_house_account_id, o.amount)
         is distinct from (${jackpot_payout.id}::smallint, t.house_account_id, p.house_account_id, w.paid))
       or (w.started > 0 and (s.movement, s.to_house_account_id, s.amount)
         is distinct from (${jackpot_start.id}::smallint, t.house_account_id, w.started))
       or (w.back_payout_entry_id is not null
         and (bo.movement, bo.from_house_account_id, bo.to_house_account_id, bo.amount)
           is distinct from (${jackpot_payout.id}::smallint, t.house_account_id, p.house_account_id, -w.paid))
       or (w.back_start_entry_id is not null and (bs.movement, bs.to_house_account_id, bs.amount)
         is distinct from (${jackpot_start.id}::smallint, t.house_account_id, -w.start_returned))`,
  "what a pool paid was a jackpot that was won": `
    select format('house entry %s', e.id) as detail
    from ledger_house_entries e
    where e.movement = ${jackpot_payout.id} and not exists (
      select from jackpot_wins w where e.id in (w.payout_entry_id, w.back_payout_entry_id))`,
  "what operators put into a pool and took out of it has its entry, and what came into it its cause": `
    select format('pool %s, house entry %s', f.tier, f.entry_id) as detail
    from jackpot_fundings f join jackpot_tiers t on t.tier = f.tier
    left join ledger_house_entries e on e.id = f.entry_id
    where (e.movement, e.to_house_account_id, e.amount)
      is distinct from (${jackpot_start.id}::smallint, t.house_account_id, f.amount)
    union all
    select format('house entry %s', e.id)
    from ledger_house_entries e
    where e.movement = ${jackpot_start.id}
      and not exists (select from jackpot_wins w where e.id in (w.start_entry_id, w.back_start_entry_id))
      and not exists (select from jackpot_fundings f where f.entry_id = e.id)`,
  "a round belongs to one member": `
    select format('round %s of provider %s', round_ref, provider_id) as detail
    from game_rounds group by provider_id, round_ref having count(distinct account_id) > 1`,
};

/** The faults of the rounds, each as one sentence; empty when they are clean. */
export const checkRounds = (pool: pg.Pool): Promise<string[]> =>
  faultsOfSmallBooks(pool, roundChecks);
