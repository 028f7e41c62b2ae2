/** Faults that remain, and why. */
export type Exception = { why: string; faults: readonly string[] };

/**
 * What has to change before the tables can be distributed. The list may only become shorter: a fault
 * that is not in it fails the check, and so does one that is in it and no longer found.
 */
export const EXCEPTIONS: readonly Exception[] = [
  {
    why: "The id of a provider's operation is unique for all members (decision 35), which one node cannot see; ledger_post looks for it under every bucket. A distributed house needs a claim by id, placed by a hash of the id.",
    faults: [
      "ledger_keys: ledger_keys_pkey begins with scope_id",
      "game_transactions has no bucket",
      "game_transactions: game_transactions_pkey begins with connection",
      "game_transactions: game_transactions_id_key begins with id",
      "game_bets has no bucket",
      "game_bets: game_bets_pkey begins with connection",
      "game_bet_steps has no bucket",
      "game_bet_steps: game_bet_steps_pkey begins with connection",
      "game_bet_steps: game_bet_steps_connection_bet_ref_fkey leads to game_bets",
      "server/games/bets/store.ts names game_bets without its bucket",
      "server/games/bets/store.ts names game_bet_steps without its bucket",
      "server/games/transactions/store.ts names game_transactions without its bucket",
    ],
  },
  {
    why: "The member must exist. On one database the key costs nothing and finds a wrong id; a distributed house drops it or has the members on every node.",
    faults: [
      "ledger_accounts: ledger_accounts_member_id_fkey leads to members",
      "game_bets: game_bets_member_id_fkey leads to members",
      "game_transactions: game_transactions_member_id_fkey leads to members",
      "game_transfers: game_transfers_member_id_fkey leads to members",
    ],
  },
  {
    why: "House entries are numbered without a gap that is not explained, which the audit relies on, and a pool is one balance of the house. Entries of bets need a bucket and a number for each group, and pools are sums over the groups.",
    faults: [
      "ledger_house_entries has no bucket",
      "ledger_house_entries: ledger_house_entries_pkey begins with id",
      "jackpot_pool_balance names ledger_house_entries without its bucket",
      "jackpot_pool_balance names ledger_pool_sums, which is on the coordinator",
      "ledger_post names ledger_house_entries without its bucket",
      "ledger_post_house names ledger_house_entries without its bucket",
    ],
  },
  {
    why: "A jackpot is paid from one pool whose row is locked. Between groups it has to pay through money in transit.",
    faults: [
      "jackpots_pay names jackpot_tiers, which is on the coordinator",
      "jackpots_pay names jackpot_wins, which is on the coordinator",
      "jackpots_take_back names jackpot_wins, which is on the coordinator",
      "jackpots_take_back names jackpot_tiers, which is on the coordinator",
    ],
  },
  {
    why: "A note for the seals is one row for a batch, whose accounts have several buckets. A batch of one group has one note with the group's bucket.",
    faults: [
      "ledger_unsealed has no bucket",
      "ledger_post names ledger_unsealed without its bucket",
      "ledger_commitments_record names ledger_commitments, which is on the coordinator",
      "ledger_commitments_record names ledger_unsealed_commitments, which is on the coordinator",
    ],
  },
  {
    why: "Locked accounts are updated by the place of their row, which is faster than by key and which only the node of the row knows.",
    faults: ["ledger_post names ledger_accounts without its bucket"],
  },
  {
    why: "A stake asks for the member's launch, sign-in, time of play, break and time zone, which are kept by member. A distributed house places these tables by bucket too.",
    faults: [
      "games_post names game_sessions, which is on the coordinator",
      "games_post names member_sessions, which is on the coordinator",
      "ledger_limits_keep names member_breaks, which is on the coordinator",
      "ledger_stakes_held names member_play_times, which is on the coordinator",
      "ledger_zone names members, which is on the coordinator",
    ],
  },
  {
    why: "Comp is earned in one pass over the rounds of all members; a distributed house has a pass for each group.",
    faults: [
      "game_comp_progress has no bucket",
      "game_comp_progress: game_comp_progress_pkey begins with is_only",
    ],
  },
  {
    why: "A transfer is found by its own id, which the provider repeats; it needs the member's bucket beside it.",
    faults: [
      "game_transfers has no bucket",
      "game_transfers: game_transfers_pkey begins with id",
      "game_transfers: game_transfers_one_at_a_time begins with member_id",
      "server/games/transfers/store.ts names game_transfers without its bucket",
    ],
  },
];

/** Faults without an exception, and a line for each exception whose fault is gone. */
export function notExcepted(found: readonly string[], exceptions: readonly Exception[]): string[] {
  const excepted = exceptions.flatMap(({ faults }) => faults);
  return [
    ...found.filter((fault) => !excepted.includes(fault)),
    ...excepted
      .filter((fault) => !found.includes(fault))
      .map((fault) => `"${fault}" is no longer found: remove the exception`),
  ];
}
