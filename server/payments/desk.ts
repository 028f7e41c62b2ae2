import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";

/** Where requests are taken and decided. */
export type PaymentDesk = {
  db: Database;
  clock: Clock;
  /** Tells the member's open pages that money moved or a request was decided. */
  changed(memberId: bigint): void;
};

/** The member's ask as it came in: who, for how much, and the client's key for doing it once. */
export type Ask = { memberId: bigint; idempotencyKey: string | null };

/** An operator's decision: who made it and what the member is told; `memo` is plain text. */
export type Decision = { requestId: bigint; by: string; memo?: string };
