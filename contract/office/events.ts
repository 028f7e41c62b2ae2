/** What waits for an operator now. */
export type LiveCounts = {
  deposits: number;
  withdrawals: number;
  proposals: number;
  /** The highest id of each kind: a screen that has seen a lower one misses a request. */
  newestDeposit: number;
  newestWithdrawal: number;
};

/** Server-sent events of `/api/office/stream`. */
export type OfficePushEvents = {
  /** Sent at the start and whenever a number changes; at most two seconds old. */
  counts: LiveCounts;
  /** The session ended: signed out elsewhere, idle too long, or revoked. */
  ended: Record<string, never>;
};
