import type { AlertFacts } from "#contract/office/alerts.ts";
import type { Queryable } from "#server/kit/database.ts";

/** What a rule found: its subject, and the figures of its alert. */
export type Found = { subject: string; facts: AlertFacts };
/**
 * `limit` in minutes, days, a count, or ledger units; `since` is the moment of the earlier look, and
 * `skip` how many events since then were found already.
 */
export type Looking = { now: Date; limit: bigint; since: Date; skip: number };
export type Finder = {
  /** Whether it is about a state, which ends, or about events. */
  isState: boolean;
  find(db: Queryable, looking: Looking): Promise<Found[]>;
};
