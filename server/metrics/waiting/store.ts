import type { Queryable } from "#server/kit/database.ts";

export type WaitingRow = { queue: string; count: number; seconds: number };

/**
 * What waits for staff or for a scheduled job: how many, and for how long the oldest has waited, in
 * seconds. Each part reads an index of open rows alone.
 */
export const listWaiting = (db: Queryable): Promise<WaitingRow[]> =>
  db.query<WaitingRow>(
    `with waiting (queue, since) as (
       select kind || 's', asked_at from payment_requests
       where status in ('waiting', 'taken') and held_at is null
       union all
       select 'helps', written_at from message_helps
       where status = 'waiting' and hidden_at is null
       union all
       select 'proposals', made_at from operator_proposals
       where state = 'waiting' and expires_at > now()
       union all
       select 'identity-checks', sent_at from member_identity_checks where decided_at is null
       union all
       select 'privacy-requests', received_at from member_privacy_requests where ended_at is null
       union all
       select 'seals', posted_at from ledger_unsealed
       union all
       select 'alert-deliveries', made_at from alert_sendings where next_at is not null
     )
     select queue, count(*)::integer as count,
       extract(epoch from now() - min(since))::double precision as seconds
     from waiting group by queue`,
    [],
    "metrics-waiting",
  );
