import type { AlertRuleName } from "#contract/office/alerts.ts";
import type { Finder } from "#server/alerts/watching/finder.ts";
import { listOpenedReviews, listQuickGames } from "#server/alerts/watching/play/store.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";

/** The alert of a game ends a day after its last quick start. */
const QUICK_FOR_MS = 24 * 3_600_000;

export const playFinders = {
  quick_starts: {
    isState: true,
    find: async (db, { now }) => {
      const since = new Date(now.getTime() - QUICK_FOR_MS);
      return (await listQuickGames(db, since, AT_MOST)).map(
        ({ provider, code, name, shortestMs, leastMs }) => ({
          subject: `game:${provider}/${code}`,
          facts: { game: name, provider, shortestMs, leastMs },
        }),
      );
    },
  },
  play_review: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await listOpenedReviews(db, since, skip, AT_MOST)).map(({ id, loginId }) => ({
        subject: `play-review:${id}`,
        facts: { loginId },
      })),
  },
} as const satisfies Partial<Record<AlertRuleName, Finder>>;
