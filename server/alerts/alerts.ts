import type { OfficeOutput } from "#contract/office/calls.ts";
import { alertRules, type AlertRuleName, type AlertRuleNow } from "#contract/office/alerts.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon, toWon, units } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import type { ReviewDays } from "#server/operators/reviews/due.ts";
import * as store from "#server/alerts/store.ts";
import { isPossibleLimit } from "#server/alerts/watching/watch.ts";

const PER_PAGE = 100;

/** The limit as staff read it: minutes, days, a count, or whole won. */
const shownLimit = (rule: AlertRuleName, limit: bigint | null): number | null => {
  if (limit === null) return null;
  return alertRules[rule].unit === "won" ? toWon(units(limit)) : Number(limit);
};

const storedLimit = (rule: AlertRuleName, limit: number | null): bigint | null => {
  if (limit === null) return null;
  return alertRules[rule].unit === "won" ? fromWon(limit) : BigInt(limit);
};

/** The rules in the order of the contract. */
async function rulesNow(db: Queryable): Promise<AlertRuleNow[]> {
  const rows = await store.listRules(db);
  const names = Object.keys(alertRules);
  return rows
    .toSorted((one, other) => names.indexOf(one.rule) - names.indexOf(other.rule))
    .map(({ rule, isOn, limit, version }) => ({
      rule,
      isOn,
      limit: shownLimit(rule, limit),
      version,
    }));
}

/** One view of the alerts, newest first, and the rules. */
export async function alertsPage(
  db: Queryable,
  view: "open" | "acknowledged",
  before: bigint | null,
): Promise<OfficeOutput<"get-alerts">> {
  const rows = await store.listAlerts(db, view, before, PER_PAGE + 1);
  const page = rows.slice(0, PER_PAGE);
  const last = page.at(-1);
  return {
    alerts: page.map((row) => ({
      ...row,
      id: Number(row.id),
      raisedAt: row.raisedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    })),
    next: last && rows.length > page.length ? Number(last.id) : null,
    rules: await rulesNow(db),
  };
}

/** How many alerts are to be acknowledged. */
export const countOpenAlerts = (db: Queryable): Promise<number> => store.countOpen(db);

/** Acknowledges alerts. Throws Refusal `not_found`, `already_decided` when one was before. */
export async function acknowledgeAlerts(act: Act, ids: readonly number[]): Promise<void> {
  const rows = await store.lockAlerts(act.tx, ids);
  if (rows.length !== new Set(ids).size) throw new Refusal("not_found");
  if (rows.some(({ isAcknowledged }) => isAcknowledged)) throw new Refusal("already_decided");
  const by = operatorOf(act).operatorId;
  const at = act.clock.now();
  await store.setAcknowledged(
    act.tx,
    rows.map(({ id }) => id),
    { by, at },
  );
}

/** The intervals of reviews, which are the limits of the rules about late ones, in days. */
export async function reviewDays(db: Queryable): Promise<ReviewDays> {
  const rows = await store.listRules(db);
  const daysOf = (rule: AlertRuleName) => Number(rows.find((row) => row.rule === rule)?.limit);
  return { access: daysOf("access_review_late"), log: daysOf("log_review_late") };
}

type WantedRule = Pick<AlertRuleNow, "rule" | "isOn" | "limit" | "version">;

/**
 * Locks a rule for a change. Throws Refusal `not_found`; `stale` when it was changed after `version`;
 * `amount_outside_limits` for a limit outside of the rule's range; `already_decided` when nothing
 * would change. Answers the rule now, and whether the change makes it quieter.
 */
export async function lockRuleToChange(
  act: Act,
  wanted: WantedRule,
): Promise<{ now: AlertRuleNow; isQuieter: boolean }> {
  const row = await store.lockRule(act.tx, wanted.rule);
  if (!row) throw new Refusal("not_found");
  if (row.version !== wanted.version) throw new Refusal("stale");
  if (!isPossibleLimit(wanted.rule, wanted.limit)) throw new Refusal("amount_outside_limits");
  const now = { ...wanted, isOn: row.isOn, limit: shownLimit(row.rule, row.limit) };
  if (now.isOn === wanted.isOn && now.limit === wanted.limit) throw new Refusal("already_decided");
  const isQuieter = (now.isOn && !wanted.isOn) || (wanted.limit ?? 0) > (now.limit ?? 0);
  return { now, isQuieter };
}

export const saveRule = (act: Act, { rule, isOn, limit }: WantedRule): Promise<void> =>
  store.saveRule(act.tx, { rule, isOn, limit: storedLimit(rule, limit) });

/** Deletes acknowledged alerts after their retention period; answers how many. */
export const sweepAlerts = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOld(db, keptSince(clock.now(), "alerts"), SWEPT_AT_ONCE);
