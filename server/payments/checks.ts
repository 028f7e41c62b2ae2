import type pg from "pg";
import { faultsOfSmallBooks, type Checks } from "#server/kit/checks.ts";

/** The balance of a house account, from both kinds of entries. */
const balanceOf = (code: "unallocated" | "awaited" | "outgoing" | "returning"): string => `
  select coalesce(sum(amount), 0) as amount from ledger_postings
  where account = (select 'house:' || id from ledger_house_accounts where code = '${code}')`;

/** Rules for requests and for the money that is held for them. */
export const paymentChecks: Checks = {
  "held money equals the withdrawals that are undecided or not paid yet": `
    select format('member %s: set aside %s, asked for %s', member_id, sum(held), sum(asked)) as detail
    from (select member_id, balance as held, 0::bigint as asked from ledger_accounts where kind = 'hold'
          union all
          select r.member_id, 0, r.amount from payment_requests r
          left join payment_payouts p on p.request_id = r.id
          where r.kind = 'withdrawal'
            and (r.status in ('waiting', 'taken') or p.state in ('ready', 'filed', 'sent'))) x
    group by member_id having sum(held) <> sum(asked)`,
  "bank money that no member is credited with equals the lines without a deposit": `
    select format('posted %s, lines %s', posted.amount, lines.amount) as detail
    from (${balanceOf("unallocated")}) posted,
         (select coalesce(sum(amount), 0) as amount from payment_statement_lines
          where state in ('open', 'held') and not is_outgoing) lines
    where posted.amount <> lines.amount`,
  "money that goes back to its senders equals the returns that the bank has not paid": `
    select format('posted %s, payments %s, lines %s', posted.amount, payouts.amount, lines.amount)
      as detail
    from (${balanceOf("returning")}) posted,
         (select coalesce(sum(amount), 0) as amount from payment_payouts
          where line_id is not null and state in ('ready', 'filed', 'sent')) payouts,
         (select coalesce(sum(amount), 0) as amount from payment_statement_lines
          where state = 'returning') lines
    where posted.amount <> payouts.amount or posted.amount <> lines.amount`,
  "what the bank paid out without a withdrawal equals the outgoing lines without one": `
    select format('posted %s, lines %s', posted.amount, lines.amount) as detail
    from (${balanceOf("outgoing")}) posted,
         (select -coalesce(sum(amount), 0) as amount from payment_statement_lines
          where state in ('open', 'held') and is_outgoing) lines
    where posted.amount <> lines.amount`,
  "deposits credited before the bank showed them equal those that wait for their line": `
    select format('posted %s, deposits %s', posted.amount, waiting.amount) as detail
    from (${balanceOf("awaited")}) posted,
         (select -coalesce(sum(amount), 0) as amount from payment_requests where is_awaited) waiting
    where posted.amount <> waiting.amount`,
};

/** The broken rules, each as one sentence; empty when all hold. */
export const checkPayments = (pool: pg.Pool): Promise<string[]> =>
  faultsOfSmallBooks(pool, paymentChecks);
