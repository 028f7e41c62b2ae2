import type { AlertRuleName } from "#contract/office/alerts.ts";
import type { Finder } from "#server/alerts/watching/finder.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";
import { deadLinks, isPausing, sitesWithoutHelp } from "#server/settings/help-links/help-links.ts";

/** A subject has at most this many characters. */
const LONGEST_SUBJECT = 200;

export const helpLinkFinders = {
  help_link_dead: {
    isState: true,
    find: async (db) =>
      (await deadLinks(db, AT_MOST)).map(({ address, fault, sites }) => ({
        subject: `help-link:${address}`.slice(0, LONGEST_SUBJECT),
        facts: { address, fault: fault ?? "", count: sites },
      })),
  },
  site_without_help: {
    isState: true,
    find: async (db) => {
      const sites = await sitesWithoutHelp(db, AT_MOST);
      return Promise.all(
        sites.map(async ({ siteId, host }) => ({
          subject: `site:${siteId}`,
          facts: { host, play: (await isPausing(db, siteId)) ? "paused" : "open" },
        })),
      );
    },
  },
} as const satisfies Partial<Record<AlertRuleName, Finder>>;
