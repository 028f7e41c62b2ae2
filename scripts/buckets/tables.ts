/**
 * The tables that a distributed installation would place by `bucket`, so that all rows of a member's
 * account are on one node: everything that a bet writes.
 */
export const PLACED: readonly string[] = [
  "ledger_accounts",
  "ledger_entries",
  "ledger_keys",
  "ledger_house_entries",
  "ledger_seal_heads",
  "ledger_unsealed",
  "ledger_limits",
  "ledger_limit_counters",
  "ledger_limit_notices",
  "ledger_entry_sums",
  "game_rounds",
  "game_round_marks",
  "game_transactions",
  "game_bets",
  "game_bet_steps",
  "game_comp_progress",
  "game_comp_earnings",
  "game_transfers",
  "jackpot_unfed_wins",
];

/** The small tables that every node would have whole. */
export const EVERYWHERE: readonly string[] = [
  "ledger_house_accounts",
  "ledger_scopes",
  "ledger_share_schemes",
  "game_providers",
  "jackpot_schemes",
  "games",
  "settings_money",
  "settings_comp_rates",
  "settings_comp_changes",
  "settings_sites",
];

/** The functions with which a bet begins; those that they call belong to its path too. */
export const FIRST_FUNCTIONS: readonly string[] = ["games_post", "ledger_post", "jackpots_pay"];

/** The stores whose statements a provider's call about money sends. */
export const STORES: readonly string[] = [
  "server/games/store.ts",
  "server/games/bets/store.ts",
  "server/games/jackpots/store.ts",
  "server/games/transactions/store.ts",
  "server/games/transfers/store.ts",
  "server/ledger/store.ts",
];
