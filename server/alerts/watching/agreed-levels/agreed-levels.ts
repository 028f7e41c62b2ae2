import type { AlertRuleName } from "#contract/office/alerts.ts";
import type { Finder } from "#server/alerts/watching/finder.ts";
import { listBudgetsUsed } from "#server/alerts/watching/agreed-levels/store.ts";

export const agreedLevelFinders = {
  provider_budget_used: {
    isState: true,
    find: async (db, { now }) =>
      (await listBudgetsUsed(db, now)).map((facts) => ({
        subject: `game-connection:${facts.connection}`,
        facts,
      })),
  },
} as const satisfies Partial<Record<AlertRuleName, Finder>>;
