import {
  builtInValue,
  fitsRule,
  profileRuleNames,
  profileRules,
  type ProfileRuleName,
  type RuleValue,
} from "#contract/office/profile-rules.ts";
import type { OfficeProfile } from "#contract/office/profiles.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockSite } from "#server/settings/hosts/store.ts";
import { valueOf } from "#server/settings/profiles/rules.ts";
import * as store from "#server/settings/profiles/store.ts";

const PROFILES_AT_MOST = 300;
const SITES_AT_MOST = 500;

/** Every jurisdiction with its rules and the sites that name it, the built-in one first. */
export async function officeProfiles(db: Queryable): Promise<OfficeProfile[]> {
  const [profiles, rules, sites] = await Promise.all([
    store.listProfiles(db, PROFILES_AT_MOST),
    store.listRules(db, PROFILES_AT_MOST * profileRuleNames.length),
    store.listSitesOf(db, SITES_AT_MOST),
  ]);
  const sitesOf = (id: string | null) =>
    sites.filter(({ profileId }) => profileId === id).map(({ host }) => host);
  const builtIn = profileRuleNames.map((rule) => ({
    rule,
    value: builtInValue(rule),
    source: profileRules[rule].source,
    readOn: profileRules[rule].readOn,
  }));
  return [
    { id: null, name: "", version: 1, sites: sitesOf(null), rules: builtIn.map(mutable) },
    ...profiles.map((profile) => ({
      ...profile,
      sites: sitesOf(profile.id),
      rules: profileRuleNames.flatMap((rule) => {
        const row = rules.find((each) => each.profileId === profile.id && each.rule === rule);
        const value = row ? valueOf(row) : null;
        return row && value !== null
          ? [mutable({ rule, value, source: row.source, readOn: row.readOn })]
          : [];
      }),
    })),
  ];
}

const mutable = <Row extends { value: RuleValue }>(row: Row) => ({
  ...row,
  value: typeof row.value === "number" ? row.value : [...row.value],
});

/** Adds a jurisdiction without rules. Throws Refusal `already_decided` when its id is taken. */
export async function addProfile(tx: Transaction, id: string, name: string): Promise<void> {
  if (!(await store.insertProfile(tx, id, name))) throw new Refusal("already_decided");
}

export type RuleChange = {
  id: string;
  version: number;
  rule: ProfileRuleName;
  /** Null removes the row, so that the built-in value holds. */
  value: RuleValue | null;
  source: string;
  readOn: string;
};

/** A rule as the audit trail and the second operator read it. */
const factsOf = (rule: ProfileRuleName, row: Pick<RuleChange, "value" | "source" | "readOn">) => ({
  [rule]: row.value === null ? null : [row.value].flat().join(", "),
  source: row.value === null ? null : row.source,
  readOn: row.value === null ? null : row.readOn,
});

/**
 * Checks a change of a rule under the profile's lock; answers the profile before and after. Throws
 * Refusal `not_found`, `stale`, `amount_outside_limits` for a value that the rule cannot have,
 * `already_decided` when nothing would change.
 */
export async function ruleBeforeAndAfter(tx: Transaction, change: RuleChange) {
  const profile = await store.lockProfile(tx, change.id);
  if (!profile) throw new Refusal("not_found");
  if (profile.version !== change.version) throw new Refusal("stale");
  if (change.value !== null && !fitsRule(change.rule, change.value))
    throw new Refusal("amount_outside_limits");
  const row = await store.findRule(tx, change.id, change.rule);
  const was = { value: row ? valueOf(row) : null, source: "", readOn: "", ...row };
  const [before, after] = [factsOf(change.rule, was), factsOf(change.rule, change)];
  if (JSON.stringify(before) === JSON.stringify(after)) throw new Refusal("already_decided");
  return { object: `profile:${change.id}`, before, after };
}

/** Stores or removes a rule that `ruleBeforeAndAfter` has checked. */
export async function saveRule(tx: Transaction, change: RuleChange): Promise<void> {
  const { id, rule, value, source, readOn } = change;
  if (value === null) return store.deleteRule(tx, id, rule);
  const [number, choices] = typeof value === "number" ? [value, null] : [null, [...value]];
  return store.saveRule(tx, id, { rule, number, choices, source, readOn });
}

/**
 * The profile that a site names, before and after. Throws Refusal `not_found` for an unknown site
 * or profile, `stale`, `already_decided`.
 */
export async function siteProfileBeforeAndAfter(
  tx: Transaction,
  { siteId, version, profile }: { siteId: number; version: number; profile: string | null },
) {
  const site = await lockSite(tx, siteId);
  if (!site || (profile !== null && !(await store.lockProfile(tx, profile))))
    throw new Refusal("not_found");
  if (site.version !== version) throw new Refusal("stale");
  if (site.profile === profile) throw new Refusal("already_decided");
  return {
    object: `site:${siteId}`,
    before: { profile: site.profile },
    after: { profile },
  };
}

export const nameProfile = store.nameProfile;
