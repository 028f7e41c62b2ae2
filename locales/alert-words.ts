import { locales, type Locale } from "#contract/locales.ts";
import { durationIn } from "#locales/duration.ts";
import { cnOfficeAlerts } from "#locales/cn/office/alerts.ts";
import { enOfficeAlerts } from "#locales/en/office/alerts.ts";
import { jpOfficeAlerts } from "#locales/jp/office/alerts.ts";
import { koOfficeAlerts, type OfficeAlertTexts } from "#locales/ko/office/alerts.ts";
import { thOfficeAlerts } from "#locales/th/office/alerts.ts";
import { vnOfficeAlerts } from "#locales/vn/office/alerts.ts";

type AlertRuleName = keyof OfficeAlertTexts["says"];
type AlertFacts = Readonly<Record<string, string | number>>;

const texts: Readonly<Record<Locale, OfficeAlertTexts>> = {
  ko: koOfficeAlerts,
  en: enOfficeAlerts,
  vn: vnOfficeAlerts,
  jp: jpOfficeAlerts,
  th: thOfficeAlerts,
  cn: cnOfficeAlerts,
};

/** How numbers, amounts and durations are written. */
type Figures = {
  number(value: number): string;
  moneyText(won: number): string;
  duration(minutes: number): string;
};

/** An alert in one sentence. */
export function alertSentence(
  {
    says,
    queues,
    reports,
    commitments,
    clockGaps,
    complaintSteps,
    privacyRequests,
    plays,
    emergencies,
  }: OfficeAlertTexts,
  figures: Figures,
  rule: AlertRuleName,
  facts: AlertFacts,
): string {
  const text = (name: string): string => String(facts[name] ?? "");
  const number = (name: string): string => figures.number(Number(facts[name] ?? 0));
  const money = (name: string): string => figures.moneyText(Number(facts[name] ?? 0));
  const commitment = () => commitments[text("kind") as keyof typeof commitments];
  const gapOf = (apartMs: number): string =>
    clockGaps[apartMs > 0 ? "ahead" : "behind"](figures.number(Math.abs(apartMs)));
  const complaintStep = () => complaintSteps[text("what") as keyof typeof complaintSteps];
  const privacyRequest = () => privacyRequests[text("kind") as keyof typeof privacyRequests];
  const sentences: Record<AlertRuleName, () => string> = {
    ...staffSentences({ says, emergencies }, { text, number }),
    ...playSentences(says, { text, number }),
    ...owedSentences(says, { text, number, money }),
    queue_over_target: () =>
      says.queue_over_target(
        queues[text("queue") as keyof typeof queues],
        number("count"),
        figures.duration(Number(facts["minutes"] ?? 0)),
      ),
    provider_failing: () => says.provider_failing(text("provider"), number("count")),
    late_win_refused: () => says.late_win_refused(text("round"), text("connection"), text("call")),
    big_win: () => says.big_win(text("loginId"), money("amount"), text("round")),
    provider_float: () => says.provider_float(text("connection"), money("amount")),
    secret_used: () => says.secret_used(text("connection"), text("address")),
    report_made: () =>
      says.report_made(
        reports[text("report") as keyof typeof reports],
        text("from"),
        text("until"),
      ),
    other_build: () => says.other_build(text("game"), text("pinned"), text("told")),
    protection_breach: () =>
      says.protection_breach(text("day"), number("limits"), number("breaks")),
    commitment_refused: () => says.commitment_refused(commitment(), number("count")),
    commitment_changed: () => says.commitment_changed(commitment(), text("subject")),
    likely_excluded: () => says.likely_excluded(text("loginId"), text("excluded")),
    component_changed: () =>
      says.component_changed(number("count"), text("first"), `${text("process")}, ${text("host")}`),
    complaint_due: () => says.complaint_due(text("loginId"), text("number"), complaintStep()),
    complaint_late: () => says.complaint_late(text("loginId"), text("number"), complaintStep()),
    privacy_request_due: () =>
      says.privacy_request_due(text("loginId"), text("number"), privacyRequest(), text("dueOn")),
    privacy_request_late: () =>
      says.privacy_request_late(text("loginId"), text("number"), privacyRequest(), text("dueOn")),
    clock_drift: () => says.clock_drift(`${text("process")}, ${text("host")}`, number("apartMs")),
    provider_clock_drift: () =>
      says.provider_clock_drift(text("connection"), gapOf(Number(facts["apartMs"] ?? 0))),
    provider_budget_used: () =>
      says.provider_budget_used(text("connection"), number("failed"), number("allowed")),
    help_link_dead: () => says.help_link_dead(text("address"), text("fault"), number("count")),
    site_without_help: () =>
      says.site_without_help(text("host"), plays[text("play") as keyof typeof plays]),
  };
  return sentences[rule]();
}

type FactWords = { text(name: string): string; number(name: string): string };

/** The sentences of alerts about play patterns. */
const playSentences = (says: OfficeAlertTexts["says"], { text, number }: FactWords) => ({
  quick_starts: () => says.quick_starts(text("game"), number("shortestMs"), number("leastMs")),
  play_review: () => says.play_review(text("loginId")),
});

/** The sentences of alerts about what members are owed. */
const owedSentences = (
  says: OfficeAlertTexts["says"],
  { text, number, money }: FactWords & { money(name: string): string },
) => ({
  funds_short: () => says.funds_short(text("day"), money("amount")),
  closed_account_owed: () => says.closed_account_owed(text("loginId"), money("amount")),
  funds_not_entered: () => says.funds_not_entered(text("account"), text("day"), number("count")),
});

/** The sentences of alerts about staff. */
const staffSentences = (
  { says, emergencies }: Pick<OfficeAlertTexts, "says" | "emergencies">,
  { text, number }: FactWords,
) => ({
  secret_changed: () => says.secret_changed(text("operator"), text("object")),
  staff_locked: () => says.staff_locked(text("loginId"), number("count"), text("address")),
  access_review_late: () => says.access_review_late(number("count"), number("days")),
  log_review_late: () => says.log_review_late(number("days")),
  access_not_removed: () => says.access_not_removed(text("loginId")),
  emergency_access: () =>
    says.emergency_access(text("loginId"), emergencies[text("access") as keyof typeof emergencies]),
  emergency_review_late: () => says.emergency_review_late(number("count"), number("days")),
  refused_sign_ins: () => says.refused_sign_ins(number("count"), number("addresses")),
});

/** The words of a letter about an alert in one language. */
export function alertWords(locale: Locale) {
  const own = texts[locale];
  const { intl } = locales[locale];
  const won = { style: "currency", currency: "KRW", currencyDisplay: "narrowSymbol" } as const;
  const figures: Figures = {
    number: (value) => new Intl.NumberFormat(intl).format(value),
    moneyText: (value) => new Intl.NumberFormat(intl, won).format(value),
    duration: (minutes) => durationIn(locale, minutes),
  };
  return {
    brand: own.brand,
    test: own.test,
    name: (rule: AlertRuleName) => own.rules[rule],
    sentence: (rule: AlertRuleName, facts: AlertFacts) => alertSentence(own, figures, rule, facts),
  };
}
