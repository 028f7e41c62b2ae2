import { alertRules, type AlertRuleName } from "#contract/office/alerts.ts";
import { SYSTEM, type Act, type Acts } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { toWon, units } from "#server/kit/money.ts";
import { OFFICE_SIGN_IN_RULES } from "#server/operators/sign-in.ts";
import { listOwedOnClosed } from "#server/alerts/watching/closed/store.ts";
import type { Finder, Found, Looking } from "#server/alerts/watching/finder.ts";
import { privacyRequestFinders } from "#server/alerts/watching/privacy-requests/privacy-requests.ts";
import { emergencyFinders } from "#server/alerts/watching/emergencies.ts";
import { helpLinkFinders } from "#server/alerts/watching/help-links.ts";
import { reviewFinders } from "#server/alerts/watching/late-reviews.ts";
import { playFinders } from "#server/alerts/watching/play/play.ts";
import { providerClockFinders } from "#server/alerts/watching/provider-clocks/provider-clocks.ts";
import { fundsFinders } from "#server/alerts/watching/funds/funds.ts";
import { agreedLevelFinders } from "#server/alerts/watching/agreed-levels/agreed-levels.ts";
import * as found from "#server/alerts/watching/store.ts";
import * as store from "#server/alerts/store.ts";

/** Events are looked at again for this long, because an act can be committed after its moment. */
const OVERLAP_MS = 120_000;
/** Without an earlier look, and after a long stop, events are looked at from here. */
const LONGEST_LOOK_MS = 24 * 3_600_000;
/** Failures are counted over this time. */
const COUNTED_OVER_MS = 15 * 60_000;

/** How long before its time a complaint is pointed out. */
const COMPLAINT_WARNED_MS = 48 * 3_600_000;

/** Clocks of components agree to this; GLI-19 2.2. */
const MOST_APART_MS = 100;

/** One look reads at most this many events for each rule. */
const MOST_EVENTS = 5_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
const minutesBetween = (from: Date, now: Date): number =>
  Math.floor((now.getTime() - from.getTime()) / 60_000);

/** A return in basis points as percent. */
const percentOf = (basisPoints: number | null): string =>
  basisPoints === null ? "–" : `${basisPoints / 100}%`;

/** The answer and the decision of one complaint are two alerts. */
const complaintAlert = ({ helpId, loginId, what, dueAt }: found.DueComplaint): Found => ({
  subject: `complaint:${helpId}:${what}`,
  facts: { number: Number(helpId), loginId, what, dueAt: dueAt.toISOString() },
});

const finders: Readonly<Record<AlertRuleName, Finder>> = {
  queue_over_target: {
    isState: true,
    find: async (db, { now, limit }) =>
      (await found.listOverdue(db, now, before(now, Number(limit) * 60_000))).map(
        ({ queue, count, oldestAt }) => ({
          subject: queue,
          facts: { queue, count, minutes: minutesBetween(oldestAt, now) },
        }),
      ),
  },
  provider_failing: {
    isState: true,
    find: async (db, { now, limit }) =>
      (await found.listFailing(db, before(now, COUNTED_OVER_MS), Number(limit))).map(
        ({ code, name, failures }) => ({
          subject: `game-provider:${code}`,
          facts: { provider: name, count: failures },
        }),
      ),
  },
  late_win_refused: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listRefusedAfterEnd(db, since, skip)).map(
        ({ round, connection, endpoint, at }) => ({
          subject: `round:${round}`,
          facts: { round, connection, call: endpoint, at: at.toISOString() },
        }),
      ),
  },
  big_win: {
    isState: false,
    find: async (db, { since, limit, skip }) =>
      (await found.listBigWins(db, since, units(limit), skip)).map(
        ({ round, loginId, payout }) => ({
          subject: `round:${round}`,
          facts: { round, loginId, amount: toWon(payout) },
        }),
      ),
  },
  provider_float: {
    isState: true,
    find: async (db, { limit }) =>
      (await found.listFloats(db, units(limit))).map(({ connection, held }) => ({
        subject: connection,
        facts: { connection, amount: toWon(units(BigInt(held))) },
      })),
  },
  secret_changed: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listChangedSecrets(db, since, skip)).map(({ id, object, operator }) => ({
        subject: `audit:${id}`,
        facts: { object, operator },
      })),
  },
  secret_used: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listFirstCallers(db, since, skip)).map(({ id, connection, address }) => ({
        subject: `game-credential:${id}:${address}`,
        facts: { connection, address },
      })),
  },
  report_made: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listMadeReports(db, since, skip)).map(({ id, ...facts }) => ({
        subject: `report-file:${id}`,
        facts,
      })),
  },
  other_build: {
    isState: true,
    find: async (db) =>
      (await found.listOtherBuilds(db)).map(
        ({ provider, code, name, pinned, pinnedReturn, told, toldReturn }) => ({
          subject: `game:${provider}/${code}`,
          facts: {
            game: name,
            pinned: `${pinned} (${percentOf(pinnedReturn)})`,
            told: `${told ?? "?"} (${percentOf(toldReturn)})`,
          },
        }),
      ),
  },
  protection_breach: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listBreaches(db, since, skip)).map(({ day, limits, breaks }) => ({
        subject: `protection-figures:${day}`,
        facts: { day, limits, breaks },
      })),
  },
  commitment_refused: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listRefusedChanges(db, since, skip)).map(({ id, kind, refused }) => ({
        subject: `commitment-attempt:${id}`,
        facts: { kind, count: Number(refused) },
      })),
  },
  commitment_changed: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listChangesPastTriggers(db, since, skip)).map(
        ({ id, kind, subject, memberId }) => ({
          subject: `commitment-attempt:${id}`,
          facts: { kind, subject, ...(memberId !== null && { member: String(memberId) }) },
        }),
      ),
  },
  likely_excluded: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listLikelyExcluded(db, since, skip)).map(({ memberId, loginId, excluded }) => ({
        subject: `member:${memberId}`,
        facts: { loginId, excluded },
      })),
  },
  component_changed: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await found.listChangedComponents(db, since, skip)).map(({ id, ...facts }) => ({
        subject: `component-check:${id}`,
        facts,
      })),
  },
  complaint_due: {
    isState: true,
    find: async (db, { now }) =>
      (await found.listDueComplaints(db, now, before(now, -COMPLAINT_WARNED_MS))).map(
        complaintAlert,
      ),
  },
  complaint_late: {
    isState: true,
    find: async (db, { now }) =>
      (await found.listDueComplaints(db, new Date(0), now)).map(complaintAlert),
  },
  clock_drift: {
    isState: true,
    find: async (db) =>
      (await found.listDrifts(db, MOST_APART_MS)).map(({ id, ...facts }) => ({
        subject: `component-life:${id}`,
        facts,
      })),
  },
  staff_locked: {
    isState: true,
    find: async (db, { now }) => {
      const { uses, windowMs } = OFFICE_SIGN_IN_RULES.perIdAndNetwork;
      return (await found.listLockedSignIns(db, before(now, windowMs), uses)).map((facts) => ({
        subject: `sign-in:${facts.address}:${facts.loginId}`.slice(0, 200),
        facts,
      }));
    },
  },
  closed_account_owed: {
    isState: true,
    find: async (db) =>
      (await listOwedOnClosed(db)).map(({ memberId, loginId, owed }) => ({
        subject: `member:${memberId}`,
        facts: { loginId, amount: toWon(units(BigInt(owed))) },
      })),
  },
  ...reviewFinders,
  ...providerClockFinders,
  ...agreedLevelFinders,
  ...fundsFinders,
  ...helpLinkFinders,
  ...emergencyFinders,
  ...privacyRequestFinders,
  ...playFinders,
  refused_sign_ins: {
    isState: true,
    find: async (db, { now, limit }) =>
      (await found.countRefusedSignIns(db, before(now, COUNTED_OVER_MS), Number(limit))).map(
        ({ count, addresses }) => ({ subject: "sign-ins", facts: { count, addresses } }),
      ),
  },
};

/**
 * Looks at every rule once, raises what is new and ends what is over, each rule in an act of its
 * own. Throws AggregateError after the others when rules failed.
 */
export async function watchAlerts(acts: Acts): Promise<number> {
  const failures: Error[] = [];
  for (const rule of Object.keys(finders) as AlertRuleName[])
    await acts
      .perform(SYSTEM, (act) => watchRule(act, rule))
      .catch((cause: unknown) => failures.push(new Error(`rule ${rule} failed`, { cause })));
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join(", "));
  return 0;
}

async function watchRule(act: Act, rule: AlertRuleName): Promise<void> {
  const { tx } = act;
  const now = act.clock.now();
  const row = await store.lockRule(tx, rule);
  if (row === undefined) throw new Error("its settings are missing");
  const finder = finders[rule];
  const earliest = before(now, LONGEST_LOOK_MS);
  const until = row.lookedUntil ? before(row.lookedUntil, OVERLAP_MS) : before(now, OVERLAP_MS);
  const since = until > earliest ? until : earliest;
  const alerts = row.isOn ? await foundBy(finder, tx, { now, limit: row.limit ?? 0n, since }) : [];
  for (const { subject, facts } of alerts) {
    const id = await store.raise(tx, { rule, subject, facts, at: now });
    if (id === null) continue;
    await store.queueDeliveries(tx, id, rule, now);
    await act.emit("alert.raised", { memberId: null, alertId: id, rule });
  }
  if (finder.isState) {
    const subjects = alerts.map(({ subject }) => subject);
    const ended = await store.endOthers(tx, rule, subjects, now);
    if (ended > 0) await act.emit("alert.ended", { memberId: null, rule });
  }
  await store.setLookedUntil(tx, rule, now);
}

/** A rule finds the first hundred states, but all events: the next look begins after them. */
async function foundBy(
  { isState, find }: Finder,
  tx: Transaction,
  looking: Omit<Looking, "skip">,
): Promise<Found[]> {
  const all: Found[] = [];
  for (;;) {
    const some = await find(tx, { ...looking, skip: all.length });
    all.push(...some);
    if (isState || some.length < found.AT_MOST || all.length >= MOST_EVENTS) return all;
  }
}

/** Whether a limit is within the range of its rule; `limit` in the rule's unit, whole won. */
export const isPossibleLimit = (rule: AlertRuleName, limit: number | null): boolean => {
  const { unit, range } = alertRules[rule];
  if (unit === null || limit === null) return (unit === null) === (limit === null);
  return limit >= range[0] && limit <= range[1];
};
