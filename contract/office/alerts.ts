import * as z from "zod/mini";
import { rowId, writtenLine } from "#contract/fields.ts";
import { localeCodes, type Locale } from "#contract/locales.ts";
import { act, read } from "#contract/office/call.ts";

type AlertRule = {
  /** `won` means whole won; null for a rule without a limit. */
  unit: "minutes" | "days" | "count" | "won" | null;
  range: readonly [least: number, most: number];
};

/**
 * What the office is alerted to. A rule about a state raises one alert while it lasts; a rule about
 * an event raises one for each. At the limit or above it a rule fires.
 */
export const alertRules = {
  /** A request, question or proposal waits for so many minutes. */
  queue_over_target: { unit: "minutes", range: [5, 1440] },
  /** So many launches of one provider failed within 15 minutes. */
  provider_failing: { unit: "count", range: [1, 1000] },
  /** A provider's call about a round that staff had ended was refused. */
  late_win_refused: { unit: null, range: [0, 0] },
  /** One round paid so much. */
  big_win: { unit: "won", range: [1, 1_000_000_000_000] },
  /** So much of members' money is at one provider that keeps it. */
  provider_float: { unit: "won", range: [1, 1_000_000_000_000] },
  /** A secret of a provider or of an alert channel was changed. */
  secret_changed: { unit: null, range: [0, 0] },
  /** A provider signed a call with a new secret, from an address for the first time. */
  secret_used: { unit: null, range: [0, 0] },
  /** A file of a scheduled report was made. */
  report_made: { unit: null, range: [0, 0] },
  /** The provider's feed tells another build of a game than the pinned one, which blocks it. */
  other_build: { unit: null, range: [0, 0] },
  /** The daily count found stakes or deposits that the ledger should have refused. */
  protection_breach: { unit: null, range: [0, 0] },
  /** The database refused to shorten or loosen a member's break, limit or quiet times. */
  commitment_refused: { unit: null, range: [0, 0] },
  /** A member's break, limit or quiet times were changed past the database's triggers. */
  commitment_changed: { unit: null, range: [0, 0] },
  /** A new member is likely a self-excluded person, and is suspended until two have looked. */
  likely_excluded: { unit: null, range: [0, 0] },
  /** A check found files or database functions that differ from the release. */
  component_changed: { unit: null, range: [0, 0] },
  /** A complaint is to be answered or decided within two days. */
  complaint_due: { unit: null, range: [0, 0] },
  /** A complaint was not answered or decided in time. */
  complaint_late: { unit: null, range: [0, 0] },
  /** The clocks of a process and of the database differ by more than 100 ms. */
  clock_drift: { unit: null, range: [0, 0] },
  /** A sign-in of staff is locked after three wrong attempts. */
  staff_locked: { unit: null, range: [0, 0] },
  /** A closed account has a won or more, such as a win that came late. */
  closed_account_owed: { unit: null, range: [0, 0] },
  /** Members' funds on a day were less than what members were owed. */
  funds_short: { unit: null, range: [0, 0] },
  /** The balance of a segregated account at the end of a day was not entered for so many days. */
  funds_not_entered: { unit: "days", range: [1, 30] },
  /** The access of an account of staff was not reviewed for so many days. */
  access_review_late: { unit: "days", range: [1, 366] },
  /** The logs were not reviewed for so many days. */
  log_review_late: { unit: "days", range: [1, 366] },
  /** An account still has access a day after a review took it away. */
  access_not_removed: { unit: null, range: [0, 0] },
  /** The clock of a provider is certainly more than a second off ours, for five minutes. */
  provider_clock_drift: { unit: null, range: [0, 0] },
  /** More calls to a provider failed in the running month than the agreed level allows. */
  provider_budget_used: { unit: null, range: [0, 0] },
  /** A link of a help line did not answer for half an hour, six times in a row at least. */
  help_link_dead: { unit: null, range: [0, 0] },
  /** No link of a help line that a site shows answers. */
  site_without_help: { unit: null, range: [0, 0] },
  /** An operator took emergency access. */
  emergency_access: { unit: null, range: [0, 0] },
  /** Emergency access was not reviewed for so many days. */
  emergency_review_late: { unit: "days", range: [1, 30] },
  /** A privacy request is due within three days. */
  privacy_request_due: { unit: null, range: [0, 0] },
  /** A privacy request was not answered in time. */
  privacy_request_late: { unit: null, range: [0, 0] },
  /** Rounds of a game began too soon after the ones before, within the last 24 hours. */
  quick_starts: { unit: null, range: [0, 0] },
  /** A sign of play by a program opened a review of a member's play. */
  play_review: { unit: null, range: [0, 0] },
  /** So many sign-ins of staff were refused within 15 minutes. */
  refused_sign_ins: { unit: "count", range: [1, 1000] },
} as const satisfies Record<string, AlertRule>;
export type AlertRuleName = keyof typeof alertRules;
export const alertRuleNames = Object.keys(alertRules) as [AlertRuleName, ...AlertRuleName[]];

/** Figures and names of an alert, in the words of its rule. */
const alertFacts = z.record(z.string(), z.union([z.string(), z.number()]));
export type AlertFacts = z.infer<typeof alertFacts>;

export const alertViews = ["open", "acknowledged"] as const;

const alert = z.object({
  id: z.int(),
  rule: z.enum(alertRuleNames),
  /** What it is about: a queue, `game-provider:…`, `game:…`, `round:…`, a connection. */
  subject: z.string(),
  facts: alertFacts,
  raisedAt: z.string(),
  /** Since when the state is over; null while it lasts, and for an event. */
  endedAt: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  acknowledgedBy: z.nullable(z.string()),
});
export type Alert = z.infer<typeof alert>;

const rule = z.object({
  rule: z.enum(alertRuleNames),
  isOn: z.boolean(),
  /** In the rule's unit; null for a rule without one. */
  limit: z.nullable(z.int()),
  version: z.int(),
});
export type AlertRuleNow = z.infer<typeof rule>;

export const channelKinds = ["webhook", "email"] as const;

/** The most channels. */
export const MOST_CHANNELS = 20;

const channel = z.object({
  id: z.int(),
  kind: z.enum(channelKinds),
  name: z.string(),
  /** The https address of a webhook, or an e-mail address. */
  target: z.string(),
  rules: z.array(z.enum(alertRuleNames)),
  locale: z.enum(localeCodes as [Locale]),
  isOn: z.boolean(),
  version: z.int(),
  /** Deliveries that wait for another attempt, and those that were given up within 7 days. */
  waiting: z.int(),
  failed: z.int(),
  lastSentAt: z.nullable(z.string()),
  /** Why the newest attempt failed; null after one that succeeded. */
  lastFault: z.nullable(z.string()),
});
export type AlertChannel = z.infer<typeof channel>;

const seen = { version: z.int().check(z.minimum(1)) };
const collisions = ["not_found", "stale"] as const;

export const alertCalls = {
  "get-alerts": read({
    summary: "Alerts: those to be acknowledged, or the acknowledged ones, newest first.",
    access: "reports.read",
    fields: { view: z.enum(alertViews), before: z.optional(rowId) },
    output: z.object({
      alerts: z.array(alert),
      next: z.nullable(z.int()),
      rules: z.array(rule),
    }),
    refusals: [],
  }),
  "acknowledge-alerts": act({
    summary: "Acknowledge alerts, each once.",
    access: "alerts.acknowledge",
    fields: { alerts: z.array(rowId).check(z.minLength(1), z.maxLength(200)) },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "change-alert-rule": act({
    summary:
      "Switch a rule on or off and set its limit; switching it off or raising the limit needs a second operator.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: {
      ...seen,
      rule: z.enum(alertRuleNames),
      isOn: z.boolean(),
      limit: z.nullable(z.int().check(z.minimum(1))),
    },
    output: z.object({}),
    refusals: [...collisions, "balance", "already", "waiting"],
  }),
  "get-alert-channels": read({
    summary: "Where alerts are sent, and whether they arrive.",
    access: "settings.read",
    fields: {},
    output: z.object({
      channels: z.array(channel),
      /** Whether the installation can send e-mail. */
      hasMail: z.boolean(),
    }),
    refusals: [],
  }),
  "save-alert-channel": act({
    summary: "Add or change a channel; it takes two operators and is on afterwards.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: {
      id: z.optional(rowId),
      version: z.optional(z.int().check(z.minimum(1))),
      kind: z.enum(channelKinds),
      name: writtenLine(1, 40),
      target: writtenLine(3, 500),
      rules: z
        .array(z.enum(alertRuleNames))
        .check(z.minLength(1), z.maxLength(alertRuleNames.length)),
      locale: z.enum(localeCodes as [Locale]),
      /** The key of a webhook's signatures; without it the stored one stays. */
      secret: z.optional(z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[!-~]*$/))),
    },
    secret: ["secret"],
    output: z.object({ id: z.int() }),
    refusals: [...collisions, "target", "secret_missing", "mail_missing", "limit", "waiting"],
  }),
  "switch-alert-channel": act({
    summary: "Switch a channel off, or on, which takes two operators.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { id: rowId, ...seen, isOn: z.boolean() },
    output: z.object({}),
    refusals: [...collisions, "already", "waiting"],
  }),
  "try-alert-channel": act({
    summary: "Send a test alert over a channel.",
    access: "settings.change",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "closed"],
  }),
};
