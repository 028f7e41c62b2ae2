import type { AlertFacts, AlertRuleName } from "#contract/office/alerts.ts";
import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";

export type DueRow = {
  id: bigint;
  attempts: number;
  kind: "webhook" | "email";
  target: string;
  secret: Buffer | null;
  locale: Locale;
  /** Null for a test. */
  alertId: bigint | null;
  rule: AlertRuleName | null;
  subject: string | null;
  facts: AlertFacts | null;
  raisedAt: Date | null;
};

/**
 * Takes deliveries that are due: each counts one more attempt and is due again after `nextMs` of its
 * attempts, so that one whose process ends is sent again. The last element of `waits` is for all
 * later attempts.
 */
export const takeDue = (
  db: Queryable,
  now: Date,
  waits: readonly number[],
  most: number,
): Promise<DueRow[]> =>
  db.query<DueRow>(
    `with due as materialized (
       select id from alert_sendings where next_at <= $1
       order by next_at, id limit $3 for update skip locked
     ), taken as (
       update alert_sendings d set attempts = d.attempts + 1,
         next_at = $1 + ($2::integer[])[least(d.attempts + 1, cardinality($2::integer[]))]
           * interval '1 millisecond'
       from due where d.id = due.id
       returning d.id, d.attempts, d.channel_id, d.alert_id
     )
     select t.id, t.attempts, c.kind, c.target, c.secret, c.locale, a.id as "alertId", a.rule,
       a.subject, a.facts, a.raised_at as "raisedAt"
     from taken t join alert_channels c on c.id = t.channel_id
     left join alert_findings a on a.id = t.alert_id order by t.id`,
    [now, waits, most],
  );

export async function setSent(db: Queryable, id: bigint, at: Date): Promise<void> {
  await db.query(
    "update alert_sendings set sent_at = $2, next_at = null, fault = null where id = $1",
    [id, at],
  );
}

/** Notes why an attempt failed; the last one gives the delivery up. */
export async function setFailed(
  db: Queryable,
  id: bigint,
  fault: string,
  isGivenUp: boolean,
): Promise<void> {
  await db.query(
    `update alert_sendings set fault = $2, next_at = case when $3 then null else next_at end
     where id = $1`,
    [id, fault, isGivenUp],
  );
}
