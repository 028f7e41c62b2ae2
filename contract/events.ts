import type { Output } from "#contract/calls.ts";

/** An event: its name (`payment.decided`), and an id that rises; equal ids are the same event. */
export type News = { id: number; name: string };

/**
 * Server-sent events of `/api/events`. Each event's data is the output of the call that answers the
 * same, so that a page treats pushed and requested data alike.
 */
export type PushEvents = {
  /** The member's counts and balances, as `user-health-check` answers them. */
  health: Output<"user-health-check">;
  /** The jackpot pools, as `get-jackpots` answers them. */
  jackpots: Output<"get-jackpots">;
  /** The catalogue changed: a provider or a game was switched, renamed or moved. */
  catalogue: Record<string, never>;
  /** An event about the member, by name: a page reloads what it shows of that. */
  news: News;
  /** The session ended (logout elsewhere, expiry, staff). */
  ended: Record<string, never>;
};
