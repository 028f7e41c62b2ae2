import type { News } from "#contract/events.ts";
import type { OfficeSession, OfficeSessionEnd } from "#contract/office/session-end.ts";

/** What waits for an operator now. */
export type LiveCounts = {
  deposits: number;
  withdrawals: number;
  proposals: number;
  /** Unanswered questions of members. */
  helps: number;
  /** Unhandled requests of people who are not signed in. */
  contacts: number;
  /** Open reviews of two accounts that may be one person's; at most 1,000. */
  duplicateAccounts: number;
  /** Identity documents that wait; at most 1,000. */
  identities: number;
  /** The number of privacy requests that wait for an answer, counted up to 1,000. */
  privacyRequests: number;
  /** Open suspicions of money laundering; at most 1,000. */
  suspicions: number;
  /** Alerts that are to be acknowledged. */
  alerts: number;
  /** The highest id of each kind: a screen that shows a lower one misses a request. */
  newestDeposit: number;
  newestWithdrawal: number;
};

/** A colleague who is writing a reply to a member's question. */
export type Writer = { helpId: number; operatorId: number; operator: string };

/**
 * An event, its member if it is about one, and its public payload; equal ids are the same event.
 */
export type OfficeNews = News & { memberId: number | null; said: Record<string, unknown> };

/** Server-sent events of `/api/office/stream`. */
export type OfficePushEvents = {
  /** Sent at the start and whenever a number changes; at most two seconds old. */
  counts: LiveCounts;
  /** Who is writing a reply to which question, at every change. */
  writing: { writers: Writer[] };
  /** An event, by name, with its member. */
  news: OfficeNews;
  /** Sent every 15 seconds, so that a page notices that a line is broken. */
  alive: Record<string, never>;
  /** The time that the session has left; sent at the start and every 15 seconds. */
  session: OfficeSession;
  /** The session ended; null where the reason is not known. */
  ended: { why: OfficeSessionEnd | null };
};
