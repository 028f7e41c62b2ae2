import type { Session } from "../books/sessions.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Order } from "../dialects/order.ts";
import type { Timing } from "../dialects/timing.ts";

/**
 * The interface between the games and the wallet that has a player's money: one implementation for
 * each protocol, and one for the transfer wallet, whose money is in our own books. Its methods
 * throw nothing.
 */
export type Door = {
  timing: Timing;
  /** Whether a stake and its win are sent in one call; otherwise the payment follows the stake. */
  isBatching: boolean;
  /** Whether a separate call reports a lost round. */
  tellsLosses: boolean;
  /** Whether a payment can be marked as the operator's jackpot. */
  carriesJackpots: boolean;
  /** Begins a session; in some protocols this changes its token. */
  enter?(session: Session): Promise<string | undefined>;
  balance(session: Session, timeoutMs: number): Promise<Verdict>;
  /** Tries an order once. A repeat has the same bytes and ids. */
  carryOut(order: Order, timeoutMs: number, stop: AbortSignal): Promise<Verdict>;
};

/** The wallet connection of a session; throws Error when its protocol is not connected. */
export type Doors = (session: Pick<Session, "dialect">) => Door;
