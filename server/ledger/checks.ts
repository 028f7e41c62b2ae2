import type pg from "pg";
import { faultsOfSmallBooks, type Checks } from "#server/kit/checks.ts";
import { BLOCK } from "#server/ledger/filtered/store.ts";
import { countedMovements } from "#server/ledger/limits/counted.ts";
import { houseMovements, memberMovements } from "#server/ledger/movements.ts";

const { bet, win, bet_rollback, win_rollback, bet_refund } = memberMovements;
const { jackpot_contribution, rollback_shortfall } = houseMovements;

const countedBy = Object.entries(countedMovements)
  .map(([kind, ids]) => `l.kind = '${kind}' and e.movement in (${ids.join(", ")})`)
  .join(" or ");

/**
 * The invariants of the ledger, each with a query that finds the rows which break it. They run
 * after every test and journey, and in `npm run audit` on a live database.
 */
export const ledgerChecks: Checks = {
  "the books sum to zero": `
    select sum(amount)::text as detail from ledger_postings having sum(amount) <> 0`,
  "an account's balance is its newest entry's, and its entries have no gap": `
    select format('account %s: balance %s seq %s, entries %s sum %s', a.id, a.balance, a.seq,
                  e.entries, e.total) as detail
    from ledger_accounts a
    left join lateral (
      select count(*) as entries, coalesce(sum(delta), 0) as total, coalesce(max(seq), 0) as newest
      from ledger_entries e where e.bucket = a.bucket and e.account_id = a.id) e on true
    where a.balance <> e.total or a.seq <> e.newest or a.seq <> e.entries`,
  "each entry's balance follows from the one before": `
    select format('account %s entry %s', account_id, seq) as detail
    from (select account_id, seq, delta, balance_after, posted_at,
            lag(balance_after, 1, 0::bigint) over w as balance_before,
            lag(posted_at) over w as posted_before
          from ledger_entries window w as (partition by bucket, account_id order by seq)) e
    where balance_before + delta <> balance_after or posted_before > posted_at`,
  "kept sums of entries are those of the entries": `
    select format('account %s block %s movement %s: kept %s of %s, entries %s of %s', k.account_id,
                  k.block, k.movement, k.sum, k.count, e.sum, e.count) as detail
    from ledger_entry_sums k
    left join lateral (
      select coalesce(sum(delta), 0) as sum, count(*) as count from ledger_entries e
      where e.bucket = k.bucket and e.account_id = k.account_id and e.movement = k.movement
        and e.seq > k.block * ${BLOCK} and e.seq <= (k.block + 1) * ${BLOCK}) e on true
    where k.sum <> e.sum or k.count <> e.count`,
  "every entry has its key and every key its entry": `
    select format('account %s entry %s key %s', coalesce(e.account_id, k.account_id),
                  coalesce(e.seq, k.seq), coalesce(e.key, k.key)) as detail
    from ledger_entries e
    full join (select * from ledger_keys where seq is not null and amount <> 0) k
      on k.bucket = e.bucket and k.scope_id = e.scope_id and k.key = e.key
    where e.key is null or k.key is null or k.seq <> e.seq or k.account_id <> e.account_id
       or k.amount <> e.delta or k.movement <> e.movement or k.balance_after <> e.balance_after`,
  "a key belongs to one account": `
    select format('key %s of scope %s', key, scope_id) as detail
    from ledger_keys group by scope_id, key having count(*) > 1`,
  "what was reversed was reversed once, and in full or with a receivable": `
    select format('account %s entry %s', e.account_id, e.seq) as detail
    from (select * from ledger_entries where reversed_seq is not null offset 0) e
    join ledger_entries o on o.seq = e.reversed_seq and o.bucket = e.bucket and o.account_id = e.account_id
    where e.movement not in (${bet_rollback.id}, ${win_rollback.id}) or e.delta * sign(o.delta) > 0 or abs(e.delta) > abs(o.delta)
       or (e.movement = ${bet_rollback.id} and e.delta <> -o.delta)
    union all
    select format('account %s entry %s reversed twice', account_id, reversed_seq)
    from ledger_entries where reversed_seq is not null
    group by bucket, account_id, reversed_seq having count(*) > 1`,
  "what was reversed came from the house account that it went to": `
    select format('account %s entry %s', e.account_id, e.seq) as detail
    from (select * from ledger_entries where reversed_seq is not null offset 0) e
    join ledger_entries o on o.seq = e.reversed_seq and o.bucket = e.bucket and o.account_id = e.account_id
    where e.house_account_id <> o.house_account_id`,
  "what roll-backs could not take is receivable": `
    select format('short %s, receivable %s', short.amount, due.amount) as detail
    from (select coalesce(sum(o.delta + k.amount), 0) as amount
          from ledger_keys k
          join ledger_keys ok on ok.bucket = k.bucket and ok.account_id = k.account_id and ok.key = k.reverses
            and ok.movement = ${win.id}
          join ledger_entries o on o.bucket = ok.bucket and o.account_id = ok.account_id and o.seq = ok.seq
          where k.movement = ${win_rollback.id} and k.seq is not null) short,
         (select coalesce(sum(amount), 0) as amount from ledger_house_entries
          where movement = ${rollback_shortfall.id}) due
    where short.amount <> due.amount`,
  "the pools hold their share of every stake": `
    select format('pool %s: expected %s, posted %s', house_account_id, sum(expected), sum(posted)) as detail
    from (select s.house_account_id, sum(-e.delta * s.basis_points / 10000) as expected, 0 as posted
          from ledger_entries e join ledger_share_schemes s on s.id = e.share_scheme_id
          where e.movement in (${bet.id}, ${bet_rollback.id}, ${bet_refund.id}) group by 1
          union all
          select to_house_account_id, 0, sum(amount) from ledger_house_entries
          where movement = ${jackpot_contribution.id} group by 1) x
    group by house_account_id having sum(expected) <> sum(posted)`,
  "a pool's sum is that of its entries": `
    select format('pool %s: sum %s up to %s, entries %s', s.house_account_id, s.amount, s.until_id,
                  coalesce(e.amount, 0)) as detail
    from ledger_pool_sums s
    left join lateral (
      select sum(h.amount) as amount from ledger_house_entries h
      where h.to_house_account_id = s.house_account_id and h.id <= s.until_id) e on true
    where s.amount <> coalesce(e.amount, 0)`,
  "what is used of a limit is the sum of its entries": `
    select format('account %s, %s of a %s: used %s, entries %s', l.account_id, l.kind, l.period,
                  l.used, coalesce(e.total, 0)) as detail
    from (select l.*, a.limit_used[ledger_limit_slot(l.kind, l.period, l.product)] as used,
            a.limit_since[array_position(array['day', 'week', 'month'], l.period)] as since
          from ledger_limits l
          join ledger_accounts a on a.bucket = l.bucket and a.id = l.account_id
          where l.holds is not null and ledger_limit_slot(l.kind, l.period, l.product) <= 9) l
    left join lateral (
      select sum(case l.kind when 'deposit' then e.delta else -e.delta end) as total
      from ledger_entries e
      where e.bucket = l.bucket and e.account_id = l.account_id and e.posted_at >= l.since
        and (${countedBy})) e on true
    where l.used is distinct from coalesce(e.total, 0)`,
  "what is used of a limit beside the account's row is the sum of its entries": `
    select format('account %s, %s of %s in a %s: used %s, entries %s', c.account_id, c.kind, c.product,
                  c.period, c.used, coalesce(e.total, 0)) as detail
    from ledger_limit_counters c
    left join lateral (
      select sum(ledger_counted(c.kind, c.product, e.movement, e.delta, e.house_account_id)) as total
      from ledger_entries e
      where e.bucket = c.bucket and e.account_id = c.account_id
        and case when c.period = 'rolling' then e.seq > c.left_seq else e.posted_at >= c.since end) e on true
    where c.used is distinct from coalesce(e.total, 0)`,
  "a limit that is counted has a counter, and no counter is without one": `
    select format('account %s, %s of %s in a %s', coalesce(l.account_id, c.account_id),
                  coalesce(l.kind, c.kind), coalesce(l.product, c.product), coalesce(l.period, c.period)) as detail
    from (select * from ledger_limits where holds is not null and kind in ('deposit', 'loss', 'stake')
            and ledger_limit_slot(kind, period, product) is null) l
    full join ledger_limit_counters c
      on (c.bucket, c.account_id, c.kind, c.period, c.product)
       = (l.bucket, l.account_id, l.kind, l.period, l.product)
    where l.bucket is null or c.bucket is null`,
  "an account has the kinds and amounts of its limits and no others": `
    select format('account %s: marked %s %s, limits %s %s', a.id, a.limits, a.limit_amounts,
                  coalesce(l.kinds, 0), l.amounts) as detail
    from ledger_accounts a
    left join (select bucket, account_id, bit_or(case
                 when ledger_limit_slot(kind, period, product) is null then 16
                 when kind = 'deposit' then 1 when kind = 'loss' then 2
                 when kind = 'stake' then 4 else 8 end) as kinds,
                 array_agg(ledger_limit_slot(kind, period, product) || ':' || holds
                           order by ledger_limit_slot(kind, period, product))
                   filter (where ledger_limit_slot(kind, period, product) is not null) as amounts
               from ledger_limits where holds is not null and kind <> 'time' group by bucket, account_id) l
      on l.bucket = a.bucket and l.account_id = a.id
    where a.limits <> coalesce(l.kinds, 0)
      or (select array_agg(s.slot || ':' || s.amount order by s.slot)
          from unnest(a.limit_amounts) with ordinality as s(amount, slot)
          where s.amount is not null) is distinct from l.amounts`,
  "an account's stakes are held when its member's play times say so": `
    select format('account %s: held from %s, times %s %s %s %s', a.id, a.stakes_until, p.check_due_at,
                  p.time_ends_at, p.held_from, p.quiet_from, p.tools_due_at) as detail
    from ledger_accounts a left join member_play_times p on p.member_id = a.member_id
    where a.stakes_until is distinct from
      case when a.kind = 'cash' then least(p.check_due_at, p.time_ends_at, p.held_from, p.quiet_from, p.tools_due_at) end`,
  "postings look at the minutes that a member closed": `
    select format('member %s: %s, closed %s', p.member_id, p.quiet_minutes, q.closed) as detail
    from member_play_times p
    full join (select member_id, closed from member_quiet_times
               where kind = 'hours' and closed <> '{}') q on q.member_id = p.member_id
    where p.quiet_minutes is distinct from q.closed`,
  "money that passes through a house account leaves it again": `
    select format('%s holds %s', h.code, -sum(e.delta)) as detail
    from ledger_entries e join ledger_house_accounts h on h.id = e.house_account_id
    where h.kind in ('holds', 'comp_exchange')
    group by h.id having sum(e.delta) <> 0`,
};

const kindOf = Object.values(memberMovements)
  .map(({ id, account, house }) => `(${id}, '${account}', '${house}')`)
  .join(", ");
const houseKindOf = Object.values(houseMovements)
  .map(({ id, from, to }) => `(${id}, '${from}', '${to}')`)
  .join(", ");

ledgerChecks["a movement touches the kinds of account it is declared for"] = `
  select format('account %s entry %s movement %s', e.account_id, e.seq, e.movement) as detail
  from ledger_entries e
  join ledger_accounts a on a.bucket = e.bucket and a.id = e.account_id
  join ledger_house_accounts h on h.id = e.house_account_id
  left join (values ${kindOf}) as m(id, account, house)
    on m.id = e.movement and m.account = a.kind and m.house = h.kind
  where m.id is null
  union all
  select format('house entry %s movement %s', e.id, e.movement)
  from ledger_house_entries e
  left join ledger_house_accounts f on f.id = e.from_house_account_id
  left join ledger_house_accounts t on t.id = e.to_house_account_id
  left join (values ${houseKindOf}) as m(id, source, target)
    on m.id = e.movement and m.source = f.kind and m.target = t.kind
  where m.id is null`;

/** The broken invariants, each as one sentence; empty for a sound ledger. */
export const checkLedger = (pool: pg.Pool): Promise<string[]> =>
  faultsOfSmallBooks(pool, ledgerChecks);
