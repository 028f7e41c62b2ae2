import type { Queryable } from "#server/kit/database.ts";
import type { RequestKind } from "#server/payments/store.ts";

export type TimesRow = {
  kind: RequestKind;
  requests: bigint;
  /** Whole seconds; null without a request. */
  median: number | null;
  p95: number | null;
};

/**
 * The times of the requests that ended after `since`, by kind. `percentile_disc` answers a time that
 * was measured (the nearest rank), not one between two.
 */
export const measureTimes = (db: Queryable, since: Date): Promise<TimesRow[]> =>
  db.query<TimesRow>(
    `select k.kind, count(e.seconds) as requests,
       percentile_disc(0.5) within group (order by e.seconds) as median,
       percentile_disc(0.95) within group (order by e.seconds) as p95
     from (values ('deposit'), ('withdrawal')) k (kind)
     left join (
       select kind, ceil(date_part('epoch', decided_at - asked_at))::int as seconds
       from payment_requests
       where kind = 'deposit' and status in ('done', 'cancelled') and decided_at > $1
         and decision in ('approved', 'refused')
         -- Two operators post a transfer without a request as a deposit, which nothing waited for.
         and expires_at > asked_at
       union all
       select r.kind, ceil(date_part('epoch', p.ended_at - r.asked_at))::int
       from payment_payouts p join payment_requests r on r.id = p.request_id
       where p.state = 'settled' and p.request_id is not null and p.ended_at > $1
     ) e on e.kind = k.kind
     group by k.kind`,
    [since],
    "payments-times",
  );
