import { locales, type Locale } from "#contract/locales.ts";
import { amountLimitNames } from "#contract/office/money-limits.ts";
import { whysSecond } from "#contract/office/payments.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { actWords } from "#backoffice/frame/act-words.ts";
import type { Format } from "#ui/format.ts";

export type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Words = Readonly<Record<string, string>>;

const moneyFacts: ReadonlySet<string> = new Set([
  "amount",
  "cash",
  "monthCost",
  "stake",
  "payout",
  "unstakedWin",
  "confirmedJackpot",
  "bankBalance",
  "imposed",
  "correction",
  "stakeAtLeast",
  "stakeAtMost",
  "payoutAtLeast",
  "payoutAtMost",
  "startAmount",
  "poolBalance",
  ...amountLimitNames,
]);
const level = /^level(\d+)$/;
/** Between the values of a fact that has several. */
const LISTED = ", ";

/** The name of a fact; by default its name in the audit trail. */
export function factName(texts: OfficeTexts, name: string): string {
  const known = [
    texts.members.facts,
    texts.facts,
    texts.settings,
    texts.looks,
    texts.profiles.rules,
  ].find((words) => name in words);
  const word = known?.[name as keyof typeof known] as unknown;
  const number = level.exec(name)?.[1];
  const [, locale = "", part] = /^(\w\w)(?:\.(\w+))?$/.exec(name) ?? [];
  if (locale in locales) {
    const { endonym } = locales[locale as Locale];
    return part === undefined ? endonym : `${factName(texts, part)} (${endonym})`;
  }
  if (number !== undefined) return texts.facts.level(number);
  return typeof word === "string" ? word : name;
}

const endonyms = Object.fromEntries(
  Object.entries(locales).map(([code, { endonym }]) => [code, endonym]),
);

/** The texts of a fact's values; several nouns have a `status` or a `state` of their own. */
const wordsOf = (texts: OfficeTexts, name: string): readonly Words[] => {
  const { members, payments, payouts, proposals, staff, games, messages, statements } = texts;
  const known: Readonly<Record<string, readonly Words[]>> = {
    direction: [members.directions],
    cause: [members.causes],
    field: [members.fields],
    status: [members.statuses, staff.statuses, payments.statuses, messages.help.states],
    decision: [payments.decisions],
    kind: [
      { deposit: payments.deposit, withdrawal: payments.withdrawal },
      texts.settings.legalKinds,
      texts.barredPersons.kinds,
    ],
    state: [
      proposals.states,
      { waiting: proposals.views.waiting },
      games.states,
      messages.mailings.states,
      payouts.states,
      statements.states,
    ],
    fault: [payouts.faults],
    layout: [payouts.layouts],
    report: [texts.alerts.reports],
    every: [texts.scheduledReports.every],
    list: [{ waiting: messages.help.waiting, due: messages.help.due, done: messages.help.done }],
    by: [members.kinds],
    refusal: [texts.account.outcomes],
    commitment: [texts.alerts.commitments],
    second: [Object.fromEntries(whysSecond.map((why) => [why, payments.whySecond[why]]))],
    resolution: [{ close: games.close, refund: games.refund }],
    role: [texts.roles satisfies Record<Role, string>],
    secondFactor: [staff.secondFactors],
    password: [staff.secondFactors],
    secret: [staff.secrets],
    order: [games.orders],
    category: [texts.settings.categories, messages.help.categories],
    account: [members.accounts],
    rules: [texts.alerts.rules],
    origin: [texts.cases.origins],
    outcome: [texts.cases.outcomes],
    limitKind: [members.ownLimits.kinds],
    limitPeriod: [members.ownLimits.periods],
    limitProduct: [members.ownLimits.products],
    verifiedBy: [members.dormancy.checks],
    identity: [texts.identityChecks.states],
    document: [texts.identityChecks.documents],
    refusedFor: [texts.identityChecks.refusals],
    opened: [texts.identityChecks.sides],
    privacyRequest: [texts.privacyRequests.kinds],
    extendedFor: [texts.privacyRequests.extensions],
    privacyOutcome: [texts.privacyRequests.outcomes],
    privacyRefusal: [texts.privacyRequests.refusals],
    corrected: [{ name: texts.identityChecks.name, birthDate: texts.identityChecks.birthDate }],
    ground: [members.ownLimits.grounds, members.suspensionGrounds],
    imported: [texts.catalogue.kinds],
    channel: [texts.cases.channels, texts.cases.requests.channels],
    relation: [texts.cases.requests.relations],
    difference: [texts.differences.kinds],
    locales: [endonyms],
    playReview: [texts.playPatterns.outcomes],
    duplicateReview: [texts.duplicateAccounts.outcomes],
    suspicion: [texts.suspicions.outcomes],
    review: [texts.reviews.kinds],
    emergencyAccess: [texts.emergencies.accesses],
    logs: [texts.reviews.logs],
  };
  return known[name] ?? [];
};

/** The value of a fact in words: amounts, moments and states as the screens show them. */
export function factValue(
  texts: OfficeTexts,
  format: Format,
  name: string,
  value: Facts[string],
): string {
  const { delta } = texts;
  if (value === null || value === undefined || value === "") return delta.none;
  if (typeof value === "boolean") return value ? delta.on : delta.off;
  if (typeof value === "number") {
    if (moneyFacts.has(name)) return format.moneyText(value);
    return level.test(name) ? format.rate(value) : format.number(value);
  }
  const known = wordsOf(texts, name);
  const wordOf = (code: string) => known.find((words) => code in words)?.[code] ?? code;
  if (known.length > 0) return value.split(LISTED).map(wordOf).join(LISTED);
  if (name === "call") return actWords(texts, value);
  if (/^(defaultLocale|governingLocale|locale)$/.test(name) && value in locales)
    return locales[value as Locale].endonym;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return `${format.date(value)} ${format.clock(value)}`;
  return value;
}
