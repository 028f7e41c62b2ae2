import type { Output } from "#contract/calls.ts";

/** What happened: its name (`payment.decided`), and an id that rises; the same id is the same event. */
export type News = { id: number; name: string };

/**
 * Server-sent events of `/api/events`. Each event's data is the JSON of the call of the same
 * meaning, so that the page has one way to take news whether it was pushed or asked for.
 */
export type PushEvents = {
  /** The member's counts and balances, as `user-health-check` answers them. */
  health: Output<"user-health-check">;
  /** The jackpot pools, as `get-jackpots` answers them. */
  jackpots: Output<"get-jackpots">;
  /** What can be played changed: a provider or a game was switched, renamed or moved. */
  catalogue: Record<string, never>;
  /** Something happened to the member, by name: a page loads again what it shows of that. */
  news: News;
  /** The session ended (logout elsewhere, expiry, staff). */
  ended: Record<string, never>;
};
