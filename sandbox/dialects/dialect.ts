import type { Session } from "../books/sessions.ts";
import type { Transaction } from "../books/transactions.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Order } from "./order.ts";
import type { Timing } from "./timing.ts";
import type { DialectName } from "../dialect-names.ts";

/** One call of the wallet, before it is signed. */
export type Call = {
  method: "POST" | "PUT";
  path: string;
  body: string;
  transactions: readonly Transaction[];
};

export type Answer = {
  status: number;
  body: string;
  headers: Headers;
};

/** The protocol of a seamless wallet as data and pure functions; `wallet-door.ts` does the rest. */
export type Dialect = {
  name: DialectName;
  timing: Timing;
  isBatching: boolean;
  tellsLosses: boolean;
  /** Whether a payment can be marked as the operator's jackpot; otherwise none is offered. */
  carriesJackpots: boolean;
  /** Called when a session begins; the answer may contain a new token. */
  entering?: { call(session: Session): Call; tokenIn(answer: Answer): string | undefined };
  balanceCall(session: Session): Call;
  callsOf(order: Order): Call[];
  /** The headers for these bytes at this moment. */
  headersOf(body: string, now: Date): Record<string, string>;
  judge(call: Call, answer: Answer): Verdict;
};
