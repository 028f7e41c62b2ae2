import type { Session } from "../books/sessions.ts";
import type { Tier } from "../jackpots/tiers.ts";
import { noMoney, type Amount } from "../money.ts";

/** One movement of money, with a name that is unique and fixed within its round. */
export type Move = {
  /** A payment pays the win of a stake; a reversal takes a stake or a payment back. */
  kind: "stake" | "payment" | "reversal";
  name: string;
  amount: Amount;
  /** The stake of a payment, or what a reversal reverses; the movement itself for a stake. */
  of: string;
  /** The operator's pool that a payment is won from. */
  jackpot?: Tier;
};

/**
 * A request to a wallet about one round: movements that belong together, and whether the round is
 * over afterwards. Without a movement it only closes the round. The same order always has the same
 * bytes.
 */
export type Order = {
  /** The table in which the calls are recorded, and the id, which is also the wallet's round. */
  subject: { table: "wallet_calls" | "wager_calls"; id: string };
  /** Distinguishes this order from the other orders of its round. */
  name: string;
  session: Session;
  moves: readonly Move[];
  closes: boolean;
  /** The round's total payment after this order, for protocols that report it. */
  result: { payout: Amount; kind: "won" | "lost" | "refund" | "cashout" } | null;
};

export const stakeName = "bet";

export const stakeMove = (amount: Amount): Move => ({
  kind: "stake",
  name: stakeName,
  amount,
  of: stakeName,
});

export const paymentMove = (name: string, amount: Amount): Move => ({
  kind: "payment",
  name,
  amount,
  of: stakeName,
});

/** The payment of a jackpot, separate from the round's own win. */
export const jackpotMove = (tier: Tier, amount: Amount): Move => ({
  ...paymentMove("jackpot", amount),
  jackpot: tier,
});

export const reversalMove = (name: string, of: string, amount: Amount): Move => ({
  kind: "reversal",
  name,
  amount,
  of,
});

export const resultOf = (payout: Amount): NonNullable<Order["result"]> => ({
  payout,
  kind: payout > noMoney ? "won" : "lost",
});
