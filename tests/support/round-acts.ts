import type { Acts } from "#tests/support/act-inputs.ts";

/** Input for the acts on rounds. */
export const roundActs = (one: (sql: string) => Promise<unknown>) =>
  ({
    "acknowledge-unstaked-win": async () => ({
      id: String(
        await one("select account_id || '-' || first_seq as id from game_unstaked_wins limit 1"),
      ),
      amount: 2_000_000,
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
