import type pg from "pg";
import { faultsIn, type Checks } from "#server/kit/checks.ts";

/**
 * What must be true of the rounds: their stakes and payouts are exactly what providers'
 * movements did to each member's money, and no round is another member's too.
 */
export const roundChecks: Checks = {
  "rounds add up to the entries": `
    select format('account %s: rounds %s, entries %s', account_id, sum(rounds), sum(entries)) as detail
    from (select account_id, payout - stake as rounds, 0::numeric as entries from game_rounds
          union all
          select account_id, 0, delta from ledger_entries where movement in (1, 2, 3, 4, 19)) x
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
          where h.kind = 'provider_float'
          union all
          select connection, 0, case direction when 'in' then amount else -amount end
          from game_transfers where state = 'done') x
    group by connection having sum(held) <> sum(moved)`,
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
  "a round belongs to one member": `
    select format('round %s of provider %s', round_ref, provider_id) as detail
    from game_rounds group by provider_id, round_ref having count(distinct account_id) > 1`,
};

/** The faults of the rounds, each as one sentence; empty when they are clean. */
export async function checkRounds(pool: pg.Pool): Promise<string[]> {
  const faults: string[] = [];
  for (const [promise, sql] of Object.entries(roundChecks))
    faults.push(...(await faultsIn(pool, promise, sql, 5)));
  return faults;
}
