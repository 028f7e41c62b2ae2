import {
  FIGURES_OF_DAYS,
  protectionTools,
  type ProtectionFigures,
} from "#contract/office/protection-figures.ts";
import type { Act } from "#server/kit/act.ts";
import { MOST_APART_MS } from "#server/kit/clock.ts";
import { allowLongReading, type Queryable } from "#server/kit/database.ts";
import { sumEffects } from "#server/members/cases/effects/store.ts";
import { effectOf } from "#server/members/cases/effects/wire.ts";
import { countBreaches } from "#server/members/protection-figures/breaches/store.ts";
import * as store from "#server/members/protection-figures/store.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";
import { siteNames } from "#server/settings/sites.ts";

const DAY_MS = 86_400_000;

/**
 * Counts the figures of protection once a day, UTC. Breaches are counted since the count before,
 * the first time of one day. Answers 1 for the first step of a day, otherwise 0.
 */
export async function countProtectionFigures({ tx, clock }: Act): Promise<number> {
  const at = clock.now();
  if (await store.isCounted(tx, at)) return 0;
  await allowLongReading(tx);
  const earlier = await store.findCountedAt(tx);
  // A posting that has not committed yet is counted the night after.
  const settled = (moment: number) => new Date(moment - MOST_APART_MS);
  const since = settled(earlier?.getTime() ?? at.getTime() - DAY_MS);
  const breaches = await countBreaches(tx, { since, until: settled(at.getTime()) });
  const ofDays = new Date(at.getTime() - FIGURES_OF_DAYS * DAY_MS);
  const tools = await store.countTools(tx, await checksOfSites(tx));
  const membersOf = (tool: string | null) => tools.find((each) => each.tool === tool)?.members ?? 0;
  await store.insertFigures(tx, {
    at,
    users: membersOf(null),
    tools: protectionTools.map((tool) => ({ tool, members: membersOf(tool) })),
    breaches,
    contact: await store.measureContacts(tx, ofDays),
    ended: await store.measureEnds(tx, ofDays),
  });
  return 1;
}

/** The minutes between two reality checks that each site's jurisdiction sets. */
async function checksOfSites(db: Queryable): Promise<{ siteId: number; minutes: number }[]> {
  const checks = [];
  for (const { siteId } of await siteNames(db)) {
    const { checkMinutes } = await rulesOfSite(db, siteId);
    checks.push({ siteId, minutes: checkMinutes });
  }
  return checks;
}

/** The figures of the last count; null before the first. */
export async function lastFigures(db: Queryable): Promise<ProtectionFigures | null> {
  const row = await store.findLast(db, FIGURES_OF_DAYS);
  if (!row) return null;
  const { limits, breaks, limitsOfDays, breaksOfDays, ...rest } = row;
  const { contacts, ...sums } = await sumEffects(db);
  const { contactMedian, contactSlowest, endMedian, endSlowest, ...figures } = rest;
  return {
    ...figures,
    breaches: { limits, breaks },
    breachesOfDays: { limits: limitsOfDays, breaks: breaksOfDays },
    contact: timesOf(contactMedian, contactSlowest),
    end: timesOf(endMedian, endSlowest),
    effects: contacts > 0 ? { contacts, ...effectOf(sums) } : null,
  };
}

const timesOf = (median: number | null, slowest: number | null) =>
  median === null || slowest === null ? null : { median, slowest };
