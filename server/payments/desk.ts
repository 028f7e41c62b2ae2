import type { Clock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";

/** Where requests are taken and decided. */
export type PaymentDesk = {
  db: Database;
  clock: Clock;
  /** Tells the member's open pages that money moved or a request was decided. */
  changed(memberId: bigint): void;
  /**
   * Brings a member's money back from providers that keep some, as far as they give it: what
   * does not come back is not there to withdraw.
   */
  bringBack?(memberId: bigint): Promise<void>;
  /** A transaction that is open already: then a decision joins it instead of beginning its own. */
  open?: Transaction;
};

/** Does the work in the desk's open transaction, or in one of its own. */
export const within = <Result>(
  desk: PaymentDesk,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => (desk.open ? work(desk.open) : desk.db.transaction(work));

/** The member's ask as it came in: who, for how much, and the client's key for doing it once. */
export type Ask = { memberId: bigint; idempotencyKey: string | null };

/**
 * An operator's decision: who made it, the second operator where it took one, and what the member
 * is told; `memo` is plain text.
 */
export type Decision = { requestId: bigint; by: bigint; checkerId?: bigint; memo?: string };
