/** What waits for an operator now. */
export type LiveCounts = {
  deposits: number;
  withdrawals: number;
  proposals: number;
};

/** Server-sent events of `/api/office/stream`. */
export type OfficePushEvents = {
  /** Sent at the start and whenever a number changes; at most two seconds old. */
  counts: LiveCounts;
  /** The session ended: signed out elsewhere, idle too long, or revoked. */
  ended: Record<string, never>;
};
