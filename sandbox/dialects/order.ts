import type { Session } from "../books/sessions.ts";
import type { Tier } from "../jackpots/tiers.ts";
import { noMoney, type Amount } from "../money.ts";

/** One move of money under a name that never changes within its round. */
export type Move = {
  /** A payment pays what its stake won; a reversal takes a stake or a payment back. */
  kind: "stake" | "payment" | "reversal";
  name: string;
  amount: Amount;
  /** A payment's stake, or what a reversal takes back; the move itself for a stake. */
  of: string;
  /** The operator's pool that a payment is won from. */
  jackpot?: Tier;
};

/**
 * What is asked of a wallet about one round: moves that belong together, and whether the round
 * is over then. Without a move it says only that. The same order is the same bytes, whenever it
 * is asked.
 */
export type Order = {
  /** Where the calls are noted, and under which id; the id is also the wallet's round. */
  subject: { table: "wallet_calls" | "wager_calls"; id: string };
  /** Tells this order from the other orders of its round. */
  name: string;
  session: Session;
  moves: readonly Move[];
  closes: boolean;
  /** The round's total payment after this order, for wallets whose protocol reports it. */
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

/** The payment of a jackpot, beside what the round won by itself. */
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
