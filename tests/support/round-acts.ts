import type { Acts } from "#tests/support/act-inputs.ts";
import { openReviewOf } from "#tests/support/play-patterns.ts";

/** Input for the acts on rounds, and on reviews of play. */
export const roundActs = (one: (sql: string) => Promise<unknown>) =>
  ({
    "acknowledge-unstaked-win": async () => ({
      id: String(
        await one("select account_id || '-' || first_seq as id from game_unstaked_wins limit 1"),
      ),
      amount: 2_000_000,
    }),
    "decide-play-review": async () => ({
      reviewId: Number(await one(openReviewOf("m.status = 'active'"))),
      version: 1,
      outcome: "explained",
    }),
    "resolve-round": async () => ({
      id: String(
        await one(
          "select account_id || '-' || first_seq as id from game_rounds where state = 'open'",
        ),
      ),
      resolution: "close",
    }),
  }) satisfies Partial<Acts>;
