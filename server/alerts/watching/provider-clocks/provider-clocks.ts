import type { AlertRuleName } from "#contract/office/alerts.ts";
import type { Finder } from "#server/alerts/watching/finder.ts";
import { listClocksOff } from "#server/alerts/watching/provider-clocks/store.ts";

/** A clock that is set right within this time raises no alert. */
const SUSTAINED_MS = 5 * 60_000;
/** A provider that is silent for this long has no known clock. */
const SILENT_MS = 24 * 3_600_000;

export const providerClockFinders = {
  provider_clock_drift: {
    isState: true,
    find: async (db, { now }) =>
      (await listClocksOff(db, SUSTAINED_MS, new Date(now.getTime() - SILENT_MS))).map((facts) => ({
        subject: `game-connection:${facts.connection}`,
        facts,
      })),
  },
} as const satisfies Partial<Record<AlertRuleName, Finder>>;
