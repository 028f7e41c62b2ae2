import type { AlertFacts, AlertRuleName } from "#contract/office/alerts.ts";
import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";

export type RuleRow = {
  rule: AlertRuleName;
  isOn: boolean;
  /** In minutes, a count, or ledger units. */
  limit: bigint | null;
  lookedUntil: Date | null;
  version: number;
};

const RULE = `select rule, is_on as "isOn", "limit", looked_until as "lookedUntil", version
  from alert_settings`;

export const listRules = (db: Queryable): Promise<RuleRow[]> =>
  db.query<RuleRow>(`${RULE} order by rule`);

/** One rule, locked until the transaction ends. */
export async function lockRule(db: Queryable, rule: AlertRuleName): Promise<RuleRow | undefined> {
  const [row] = await db.query<RuleRow>(`${RULE} where rule = $1 for update`, [rule]);
  return row;
}

export async function saveRule(
  db: Queryable,
  { rule, isOn, limit }: Pick<RuleRow, "rule" | "isOn" | "limit">,
): Promise<void> {
  await db.query(
    `update alert_settings set is_on = $2, "limit" = $3, version = version + 1 where rule = $1`,
    [rule, isOn, limit],
  );
}

export async function setLookedUntil(db: Queryable, rule: AlertRuleName, at: Date): Promise<void> {
  await db.query("update alert_settings set looked_until = $2 where rule = $1", [rule, at]);
}

/** Raises an alert, or renews the figures of one that lasts; answers the id of a new one. */
export async function raise(
  db: Queryable,
  alert: { rule: AlertRuleName; subject: string; facts: AlertFacts; at: Date },
): Promise<bigint | null> {
  const facts = JSON.stringify(alert.facts);
  const known = await db.query(
    `update alert_findings set facts = $3::jsonb
     where rule = $1 and subject = $2 and ended_at is null returning id`,
    [alert.rule, alert.subject, facts],
  );
  if (known.length > 0) return null;
  const [row] = await db.query<{ id: bigint }>(
    `insert into alert_findings (rule, subject, facts, raised_at) values ($1, $2, $3::jsonb, $4)
     returning id`,
    [alert.rule, alert.subject, facts, alert.at],
  );
  return row?.id ?? null;
}

/** Ends the alerts of a rule about other subjects than these; answers how many. */
export async function endOthers(
  db: Queryable,
  rule: AlertRuleName,
  subjects: readonly string[],
  at: Date,
): Promise<number> {
  const rows = await db.query(
    `update alert_findings set ended_at = $3
     where rule = $1 and ended_at is null and not subject = any($2::text[]) returning id`,
    [rule, textArray(subjects), at],
  );
  return rows.length;
}

/** Lets a new alert be sent over every channel that is on for its rule. */
export async function queueDeliveries(
  db: Queryable,
  alertId: bigint,
  rule: AlertRuleName,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into alert_sendings (channel_id, alert_id, made_at, next_at)
     select id, $1, $3, $3 from alert_channels where is_on and $2 = any(rules) order by id`,
    [alertId, rule, at],
  );
}

export type AlertRow = {
  id: bigint;
  rule: AlertRuleName;
  subject: string;
  facts: AlertFacts;
  raisedAt: Date;
  endedAt: Date | null;
  acknowledgedAt: Date | null;
  acknowledgedBy: string | null;
};

const ALERT = `select a.id, a.rule, a.subject, a.facts, a.raised_at as "raisedAt",
    a.ended_at as "endedAt", a.acknowledged_at as "acknowledgedAt", o.name as "acknowledgedBy"
  from alert_findings a left join operators o on o.id = a.acknowledged_by`;

const conditions = {
  open: "a.acknowledged_at is null",
  acknowledged: "a.acknowledged_at is not null",
} as const;

/** One view, newest first, with ids below one. */
export const listAlerts = (
  db: Queryable,
  view: keyof typeof conditions,
  before: bigint | null,
  most: number,
): Promise<AlertRow[]> =>
  db.query<AlertRow>(
    `${ALERT} where ${conditions[view]} and ($1::bigint is null or a.id < $1)
     order by a.id desc limit $2`,
    [before, most],
  );

/** Alerts by id, locked until the transaction ends, in one order. */
export const lockAlerts = (
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: bigint; isAcknowledged: boolean }[]> =>
  db.query<{ id: bigint; isAcknowledged: boolean }>(
    `select id, acknowledged_at is not null as "isAcknowledged" from alert_findings
     where id = any($1::bigint[]) order by id for update`,
    [plainArray(ids.map(BigInt))],
  );

export async function setAcknowledged(
  db: Queryable,
  ids: readonly bigint[],
  { by, at }: { by: bigint; at: Date },
): Promise<void> {
  await db.query(
    `update alert_findings set acknowledged_at = $3, acknowledged_by = $2 where id = any($1::bigint[])`,
    [plainArray(ids), by, at],
  );
}

/** How many alerts are to be acknowledged. */
export async function countOpen(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::integer as count from alert_findings where acknowledged_at is null",
  );
  return row?.count ?? 0;
}

/** Deletes acknowledged alerts from before a moment, with their deliveries; answers how many. */
export async function deleteOld(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from alert_findings where id in (
       select id from alert_findings where raised_at < $1 and acknowledged_at is not null
       order by raised_at limit $2) returning id`,
    [before, most],
  );
  return rows.length;
}
