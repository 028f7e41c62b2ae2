import type { Session } from "../books/sessions.ts";
import type { Verdict } from "../door/door.ts";
import type { Order } from "../door/order.ts";
import type { Timing } from "../door/timing.ts";
import type { Tier } from "../jackpots/tiers.ts";
import type { Amount } from "../money.ts";
import type { DialectName } from "./names.ts";

/** One move of money in a call, by the id that the wallet knows it under. */
export type Transaction = {
  id: string;
  kind: "stake" | "payment" | "reversal";
  amount: Amount;
  /** The tier that a payment is the jackpot of. */
  jackpot?: Tier | undefined;
  /** The id that a reversal takes back. */
  of: string | null;
};

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
