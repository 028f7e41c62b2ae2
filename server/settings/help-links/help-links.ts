import { helpLines } from "#contract/help-lines.ts";
import type { SiteHelpLink } from "#contract/office/contacts-of-sites.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/help-links/store.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";

/** The links of the help lines that every site shows. */
export const builtInLinks: readonly string[] = helpLines.map(({ source }) => source);

/** Dead links that sites show, the longest dead first. */
export const deadLinks = (db: Queryable, most: number): Promise<store.DeadLink[]> =>
  store.listDead(db, builtInLinks, most);

/**
 * Sites on which no link of a help line answers. A site's own links count; where staff wrote none,
 * the built-in ones do. A link that was not probed yet counts as one that answers.
 */
export const sitesWithoutHelp = (db: Queryable, most: number): Promise<store.SiteWithoutHelp[]> =>
  store.listWithoutHelp(db, builtInLinks, { siteId: null, most });

/** Whether the jurisdiction of a site pauses play while none of its links answers. */
export const isPausing = async (db: Queryable, siteId: number): Promise<boolean> =>
  (await rulesOfSite(db, siteId)).deadHelpLinks.includes("pause_play");

/** Whether play is paused at a site: no link answers, and its jurisdiction says so. */
export async function isPaused(db: Queryable, siteId: number): Promise<boolean> {
  // First the rule, which few sites have, so that a launch elsewhere looks at no link.
  if (!(await isPausing(db, siteId))) return false;
  return (await store.listWithoutHelp(db, builtInLinks, { siteId, most: 1 })).length > 0;
}

/** Throws Refusal `help_unreachable` while play is paused at the site. */
export async function assertHelpReachable(db: Queryable, siteId: number): Promise<void> {
  if (await isPaused(db, siteId)) throw new Refusal("help_unreachable");
}

/** The links that a site shows, each with its last probe, its own ones first. */
export async function linksOfSite(db: Queryable, siteId: number): Promise<SiteHelpLink[]> {
  const links = await store.listOfSite(db, builtInLinks, siteId);
  return links.map(({ address, isOwn, probedAt, fault, failingSince, deadSince }) => ({
    address,
    isOwn,
    probedAt: probedAt?.toISOString() ?? null,
    fault,
    failingSince: failingSince?.toISOString() ?? null,
    isDead: deadSince !== null,
  }));
}
