import type { Session } from "../books/sessions.ts";
import type { Amount } from "../money.ts";
import type { Order } from "./order.ts";
import type { Timing } from "./timing.ts";

/**
 * What an answer means. Only a well-formed success is `done` and only a documented refusal is
 * `refused`; everything else (no answer, a fault, an answer nobody can read) is `unknown`: the
 * wallet may or may not have moved the money.
 */
export type Verdict =
  | {
      kind: "done";
      /** Absent where the protocol does not say what is left. */
      balance?: Amount;
    }
  | {
      kind: "refused";
      /** In the number family of `dialects/codes.ts`. */
      code: string;
      balance?: Amount;
      /** The protocol wants a refused stake to be rolled back all the same. */
      takesBack?: true;
    }
  | { kind: "unknown"; reason: string };

/** What a wallet was asked and said, as it is noted beside the call. */
export type Exchange = { verdict: Verdict; status: number | null; answer: string | null };

/**
 * The port between the games and whoever holds a player's money. Every protocol is one such door;
 * the transfer wallet is another, whose money lies in our own books. Nothing here throws.
 */
export type Door = {
  timing: Timing;
  /** A stake and what it won travel in one call; otherwise the payment follows the stake. */
  isBatching: boolean;
  /** A round that paid nothing is told so in a call of its own. */
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
