import type { News } from "#contract/events.ts";

/** What waits for an operator now. */
export type LiveCounts = {
  deposits: number;
  withdrawals: number;
  proposals: number;
  /** Questions of members that nobody has answered. */
  helps: number;
  /** The highest id of each kind: a screen that has seen a lower one misses a request. */
  newestDeposit: number;
  newestWithdrawal: number;
};

/** A colleague who writes a reply to a member's question now. */
export type Writer = { helpId: number; operatorId: number; operator: string };

/** What happened, to whom, and what is said of it; the same id is the same event. */
type OfficeNews = News & { memberId: number; said: Record<string, unknown> };

/** Server-sent events of `/api/office/stream`. */
export type OfficePushEvents = {
  /** Sent at the start and whenever a number changes; at most two seconds old. */
  counts: LiveCounts;
  /** Who is writing a reply to which question, whenever that changes. */
  writing: { writers: Writer[] };
  /** Something happened, by name, and to which member. */
  news: OfficeNews;
  /** The session ended: signed out elsewhere, idle too long, or revoked. */
  ended: Record<string, never>;
};
