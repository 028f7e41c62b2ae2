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

/** A seamless wallet's protocol as data and pure functions; `wallet-door.ts` does the rest. */
export type Dialect = {
  name: DialectName;
  timing: Timing;
  isBatching: boolean;
  tellsLosses: boolean;
  /** A payment can say that it is a jackpot of the operator's; without that none is offered. */
  carriesJackpots: boolean;
  /** Asked when a session begins; its answer may hold the token to use from then on. */
  entering?: { call(session: Session): Call; tokenIn(answer: Answer): string | undefined };
  balanceCall(session: Session): Call;
  callsOf(order: Order): Call[];
  /** The headers that go with these bytes now. */
  headersOf(body: string, now: Date): Record<string, string>;
  judge(call: Call, answer: Answer): Verdict;
};
