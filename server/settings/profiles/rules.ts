import {
  builtInValue,
  fitsRule,
  profileRuleNames,
  type ProfileRuleName,
  profileRules,
  type ProfileValues,
  type RuleValue,
} from "#contract/office/profile-rules.ts";
import type { RegisterName } from "#contract/registers.ts";
import { ConfigFault } from "#server/kit/config-fault.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/settings/profiles/store.ts";

const MOST_SITES = 1_000;
const MOST_PROFILES = 1_000;

/** The value of a stored rule; null for one that this release does not know or cannot have. */
export function valueOf({
  rule,
  number,
  choices,
}: Pick<store.RuleRow, "rule" | "number" | "choices">): RuleValue | null {
  const value = number ?? choices;
  const name = profileRuleNames.find((each) => each === rule);
  return name && value !== null && fitsRule(name, value) ? value : null;
}

/**
 * The rules of the jurisdiction that a site names, the default site's for null. A rule without a
 * row has its built-in, strictest value.
 */
export async function rulesOfSite(db: Queryable, siteId: number | null): Promise<ProfileValues> {
  const rows = await store.listRulesOfSite(db, siteId);
  const values = new Map(rows.map((row) => [row.rule, valueOf(row)]));
  const of = (name: ProfileRuleName) => values.get(name) ?? builtInValue(name);
  return Object.fromEntries(profileRuleNames.map((name) => [name, of(name)])) as ProfileValues;
}

export type RecordYears = { years: number; source: string };

/** How many years a site keeps the records of a closed account, and the source of the rule. */
export async function recordYearsOfSite(
  db: Queryable,
  siteId: number | null,
): Promise<RecordYears> {
  const row = await store.findRuleOfSite(db, siteId, "recordYears");
  const years = row && valueOf(row);
  const { value, source } = profileRules.recordYears;
  return row && typeof years === "number"
    ? { years, source: row.source }
    : { years: value, source };
}

/** The most years for which a site of the house keeps its records. */
export async function longestRecordYears(db: Queryable): Promise<number> {
  const rows = await store.listRuleOfSites(db, "recordYears");
  const years = rows.map(({ number }) => valueOf({ rule: "recordYears", number, choices: null }));
  return Math.max(...years.map((each) => Number(each ?? profileRules.recordYears.value)));
}

/**
 * The least interval between the starts of two rounds at each site whose jurisdiction names one, in
 * milliseconds: of slots and of other casino games, 0 for none.
 */
export async function intervalsOfSites(
  db: Queryable,
): Promise<{ siteId: number; slotMs: number; casinoMs: number }[]> {
  const slots = await numbersOfSites(db, "slotIntervalMs");
  const casinos = await numbersOfSites(db, "casinoIntervalMs");
  const siteIds = new Set([...slots.keys(), ...casinos.keys()]);
  return [...siteIds].map((siteId) => ({
    siteId,
    slotMs: slots.get(siteId) ?? 0,
    casinoMs: casinos.get(siteId) ?? 0,
  }));
}

async function numbersOfSites(db: Queryable, rule: ProfileRuleName): Promise<Map<number, number>> {
  const rows = await store.listNumbersOfSites(db, rule);
  const isValid = ({ number }: { number: number }) => fitsRule(rule, number);
  return new Map(rows.filter(isValid).map(({ siteId, number }) => [siteId, number]));
}

/** The jurisdiction of each site, null for the built-in rules; each once. */
export const jurisdictionsOfSites = async (db: Queryable): Promise<(string | null)[]> => [
  ...new Set((await store.listSitesOf(db, MOST_SITES)).map(({ profileId }) => profileId)),
];

/** The jurisdictions that a site can name, by name. */
export const namedJurisdictions = async (db: Queryable): Promise<{ id: string; name: string }[]> =>
  (await store.listProfiles(db, MOST_PROFILES)).map(({ id, name }) => ({ id, name }));

/**
 * With real money every register that a site's jurisdiction demands is connected; otherwise no member
 * of the site could play. Throws ConfigFault that names the first site.
 */
export async function refuseUnconnectedRegisters(
  db: Queryable,
  mode: "play" | "real",
  connected: readonly RegisterName[],
): Promise<void> {
  if (mode === "play") return;
  const missing = (await store.listRegistersOfSites(db)).find(
    ({ register }) => !connected.some((name) => name === register),
  );
  if (missing)
    throw new ConfigFault(
      `MODE=real: the site ${missing.host} demands the register ${missing.register}, which REGISTER_CONNECTIONS does not name`,
    );
}

/** Sites that name a jurisdiction without rules, at most ten. */
export const unruledSites = store.listUnruledSites;

/**
 * With real money every site names a jurisdiction with rules, or none for the strictest. Throws
 * ConfigFault that names the first site whose profile has no rows.
 */
export async function refuseUnruledSites(db: Queryable, mode: "play" | "real"): Promise<void> {
  if (mode === "play") return;
  const [site] = await store.listUnruledSites(db);
  if (site)
    throw new ConfigFault(
      `MODE=real: the site ${site.host} names the jurisdiction ${site.profile}, which has no rules; ` +
        "write its rules with their sources in the office with play money, or name another one",
    );
}
