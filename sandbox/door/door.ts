import type { Session } from "../books/sessions.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Order } from "../dialects/order.ts";
import type { Timing } from "../dialects/timing.ts";

/**
 * The port between the games and the wallet that holds a player's money. Every protocol is one such door;
 * the transfer wallet is another, whose money lies in our own books. Nothing here throws.
 */
export type Door = {
  timing: Timing;
  /** A stake and what it won travel in one call; otherwise the payment follows the stake. */
  isBatching: boolean;
  /** A lost round is reported in a separate call. */
  tellsLosses: boolean;
  /** A payment can say that it is a jackpot of the operator's. */
  carriesJackpots: boolean;
  /** Begins a session; some protocols give it another token then. */
  enter?(session: Session): Promise<string | undefined>;
  balance(session: Session, timeoutMs: number): Promise<Verdict>;
  /** Tries an order once. Tried again it is the same bytes under the same ids. */
  carryOut(order: Order, timeoutMs: number, stop: AbortSignal): Promise<Verdict>;
};

/** The door of a session; throws when its protocol is not connected. */
export type Doors = (session: Pick<Session, "dialect">) => Door;
