import { localeCodes } from "#contract/locales.ts";
import type { settingOfficeCalls } from "#contract/office/settings.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import * as comp from "#server/settings/comp/rates.ts";
import { assertPublishedIn } from "#server/settings/documents/documents.ts";
import * as hosts from "#server/settings/hosts/hosts.ts";
import * as money from "#server/settings/money/limits.ts";
import * as switches from "#server/settings/switches/switches.ts";

type AccountNames = Extract<
  keyof typeof settingOfficeCalls,
  `${string}-receiving-account${string}`
>;
type Names = Exclude<keyof typeof settingOfficeCalls, AccountNames>;
type SiteNames = Extract<Names, `${string}-site${string}` | `${string}-sign-up-code`>;

export type SettingRoutesOptions = {
  db: Queryable;
  clock: Clock;
  readStakes: comp.ReadLevelStakes;
};

const LIMITS = "limits:money";

/** The settings that staff change at run time. A change holds from its commit on. */
export const settingOfficeRoutes = ({
  db,
  clock,
  readStakes,
}: SettingRoutesOptions): OfficeHandlersOf<Names> => ({
  ...siteRoutes(db),
  "get-money-limits": async () => ({ limits: await money.moneyLimits(db) }),
  "change-money-limits": async (act, context, { version, reason: _reason, ...wanted }) => {
    const now = await money.lockLimits(act.tx, version, wanted);
    const { before, after } = money.changedLimits(now, wanted);
    const change = { object: LIMITS, before, after };
    if (!isCarriedOut(context) && money.isDangerous(now, wanted)) return { proposes: change };
    await money.saveLimits(act.tx, wanted);
    return { answer: {}, audit: change };
  },
  "get-comp-rates": async () => {
    const [categories, version, changes] = await Promise.all([
      comp.compCategories(db, readStakes),
      comp.ratesVersion(db),
      comp.rateChanges(db),
    ]);
    return { categories, version, changes };
  },
  "change-comp-rates": async (act, context, change) => {
    await comp.assertRateChange(act.tx, change);
    const sides = comp.ratesBeforeAndAfter(await readStakes(act.tx), change);
    const object = `comp:${change.category}`;
    if (!isCarriedOut(context)) return { proposes: { object, ...sides } };
    const version = await comp.saveRates(act, change);
    const before = { ...sides.before, version: version - 1 };
    return { answer: {}, audit: { object, before, after: { ...sides.after, version } } };
  },
  "get-switches": async () => ({ switches: await switches.switchStates(db) }),
  "change-switch": async (act, context, { name, isOn }) => {
    const change = { object: `switch:${name}`, before: { isOn: !isOn }, after: { isOn } };
    // Switching off is for emergencies and takes effect at once; switching on needs a second
    // operator.
    if (!isCarriedOut(context) && isOn && !(await switches.isSwitchedOn(act.tx, name)))
      return { proposes: change };
    const by = context.operator.operatorId;
    await switches.turn(act.tx, { name, isOn, at: clock.now(), by });
    return { answer: {}, audit: change };
  },
});

/** A site's rules as the audit trail names them. */
const factsOf = (rules: hosts.SiteRules) => {
  const { name, registrationOpen, codeRequired, minimumAge, defaultLocale } = rules;
  const locales = rules.locales.join(", ");
  return { name, registrationOpen, codeRequired, minimumAge, defaultLocale, locales };
};

const siteRoutes = (db: Queryable): OfficeHandlersOf<SiteNames> => ({
  "get-sites": async () => ({ sites: await hosts.officeSites(db) }),
  "add-site": async (act, _context, { host, reason: _reason, ...rules }) => {
    const id = await hosts.addSite(act.tx, host, rules);
    const { locales = localeCodes, ...others } = rules;
    const after = { host, ...others, locales: locales.join(", ") };
    const audit = { object: `site:${id}`, before: null, after };
    return { answer: { id }, audit };
  },
  "change-site": async (act, _context, { id, version, reason: _reason, ...wanted }) => {
    const { was, rules } = await hosts.changeSite(act.tx, { id, version }, wanted);
    const added = rules.locales.filter((locale) => !was.locales.includes(locale));
    if (added.length > 0) await assertPublishedIn(act.tx, id, added);
    const [before, after] = [factsOf(was), factsOf(rules)];
    return { answer: {}, audit: { object: `site:${id}`, before, after } };
  },
  "get-site-text": (_context, key) => hosts.siteText(db, key),
  "change-site-text": async (act, _context, { siteId, kind, locale, reason: _reason, ...text }) => {
    const was = await hosts.changeSiteText(act.tx, { siteId, kind, locale }, text);
    const which = { kind, locale };
    const before = { ...which, contents: was.contents };
    const after = { ...which, contents: text.contents || null };
    return { answer: {}, audit: { object: `site:${siteId}`, before, after } };
  },
  "add-sign-up-code": async (act, _context, { siteId, code }) => {
    const host = await hosts.addCode(act.tx, siteId, code);
    return { answer: {}, audit: { object: `site:${siteId}`, before: null, after: { host, code } } };
  },
  "switch-sign-up-code": async (act, _context, { code, isActive }) => {
    const siteId = await hosts.switchCode(act.tx, code, isActive);
    const [before, after] = [
      { code, isActive: !isActive },
      { code, isActive },
    ];
    return { answer: {}, audit: { object: `site:${siteId}`, before, after } };
  },
});
