import type { settingOfficeCalls } from "#contract/office/settings.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Facts, OfficeHandlersOf } from "#server/operators/office-handler.ts";
import * as comp from "#server/settings/comp/rates.ts";
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

/** What staff change while it runs. Members meet a change from its commit on. */
export const settingOfficeRoutes = ({
  db,
  clock,
  readStakes,
}: SettingRoutesOptions): OfficeHandlersOf<Names> => ({
  ...siteRoutes(db),
  "get-money-limits": async () => ({ limits: await money.moneyLimits(db) }),
  "change-money-limits": {
    needsSecond: async (tx, _context, { version, reason: _reason, ...wanted }) => {
      const now = await money.lockLimits(tx, version, wanted);
      if (!money.isDangerous(now, wanted)) return null;
      const { before, after } = money.changedLimits(now, wanted);
      return { object: LIMITS, before, after };
    },
    carryOut: async (tx, _context, { version, reason: _reason, ...wanted }) => {
      const now = await money.lockLimits(tx, version, wanted);
      await money.saveLimits(tx, wanted);
      const { before, after } = money.changedLimits(now, wanted);
      return { answer: {}, act: { object: LIMITS, before, after } };
    },
  },
  "get-comp-rates": async () => ({ categories: await comp.compCategories(db, readStakes) }),
  "change-comp-rates": {
    needsSecond: async (tx, _context, change) => {
      await comp.assertRateChange(tx, change);
      const sides = comp.ratesBeforeAndAfter(await readStakes(tx), change);
      return { object: `comp:${change.category}`, ...sides };
    },
    carryOut: async (tx, _context, change) => {
      await comp.assertRateChange(tx, change);
      await comp.saveRates(tx, change.category, change.rates);
      const sides = comp.ratesBeforeAndAfter(await readStakes(tx), change);
      return { answer: {}, act: { object: `comp:${change.category}`, ...sides } };
    },
  },
  "get-switches": async () => ({ switches: await switches.switchStates(db) }),
  "change-switch": {
    // Off is an emergency and works at once; on again is what somebody else looks at (BO-08).
    needsSecond: async (tx, _context, { name, isOn }) => {
      if (!isOn || (await switches.isSwitchedOn(tx, name))) return null;
      return { object: `switch:${name}`, before: { isOn: false }, after: { isOn: true } };
    },
    carryOut: async (tx, { operator }, { name, isOn }) => {
      await switches.turn(tx, { name, isOn, at: clock.now(), by: operator.operatorId });
      const [before, after]: Facts[] = [{ isOn: !isOn }, { isOn }];
      return {
        answer: {},
        act: { object: `switch:${name}`, before: before ?? null, after: after ?? null },
      };
    },
  },
});

const siteRoutes = (db: Queryable): OfficeHandlersOf<SiteNames> => ({
  "get-sites": async () => ({ sites: await hosts.officeSites(db) }),
  "add-site": async (tx, _context, { host, reason: _reason, ...rules }) => {
    const id = await hosts.addSite(tx, host, rules);
    const act = { object: `site:${id}`, before: null, after: { host, ...rules } };
    return { answer: { id }, act };
  },
  "change-site": async (tx, _context, { id, version, reason: _reason, ...rules }) => {
    const was = await hosts.changeSite(tx, { id, version }, rules);
    const { name, registrationOpen, codeRequired, minimumAge, defaultLocale } = was;
    const before = { name, registrationOpen, codeRequired, minimumAge, defaultLocale };
    return { answer: {}, act: { object: `site:${id}`, before, after: rules } };
  },
  "get-site-text": (_context, key) => hosts.siteText(db, key),
  "change-site-text": async (tx, _context, { siteId, kind, locale, reason: _reason, ...text }) => {
    const was = await hosts.changeSiteText(tx, { siteId, kind, locale }, text);
    const which = { kind, locale };
    const before = { ...which, contents: was.contents, termsVersion: was.termsVersion };
    const after = { ...which, contents: text.contents || null, termsVersion: text.termsVersion };
    return { answer: {}, act: { object: `site:${siteId}`, before, after } };
  },
  "add-sign-up-code": async (tx, _context, { siteId, code }) => {
    const host = await hosts.addCode(tx, siteId, code);
    return { answer: {}, act: { object: `site:${siteId}`, before: null, after: { host, code } } };
  },
  "switch-sign-up-code": async (tx, _context, { code, isActive }) => {
    const siteId = await hosts.switchCode(tx, code, isActive);
    const [before, after] = [
      { code, isActive: !isActive },
      { code, isActive },
    ];
    return { answer: {}, act: { object: `site:${siteId}`, before, after } };
  },
});
