import { wholeWon, type Amount } from "../money.ts";

export const mostLegs = 8;
export const mostPayout = wholeWon(20_000_000);

/** The product of odds in hundredths, truncated to two digits as each of them is. */
export function productText(odds: readonly number[]): string {
  const product =
    odds.reduce((all, each) => all * BigInt(each), 100n) / 100n ** BigInt(odds.length);
  return `${product / 100n}.${String(product % 100n).padStart(2, "0")}`;
}

/** Stake times all odds, truncated to whole won, at most the highest payout. */
export function payoutAt(stake: Amount, odds: readonly number[]): Amount {
  const over = odds.reduce((product, each) => product * BigInt(each), stake as bigint);
  const won = over / 100n ** BigInt(odds.length) / wholeWon(1);
  const payout = (won * wholeWon(1)) as Amount;
  return payout > mostPayout ? mostPayout : payout;
}
