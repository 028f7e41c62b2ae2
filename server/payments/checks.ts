import type { Checks } from "#server/kit/checks.ts";

/** Rules for requests and for the money that is held for them. */
export const paymentChecks: Checks = {
  "held money equals the undecided withdrawals": `
    select format('member %s: set aside %s, asked for %s', member_id, sum(held), sum(asked)) as detail
    from (select member_id, balance as held, 0::bigint as asked from ledger_accounts where kind = 'hold'
          union all
          select member_id, 0, amount from payment_requests
          where kind = 'withdrawal' and status in ('waiting', 'taken')) x
    group by member_id having sum(held) <> sum(asked)`,
};
