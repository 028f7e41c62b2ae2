import type { Books } from "../books/books.ts";
import { tiersUnderWay } from "../books/rounds.ts";
import type { Draw } from "../fairness/draws.ts";
import { noMoney, toText, wonOf, type Amount } from "../money.ts";
import { drawJackpot } from "../jackpots/draw.ts";
import type { Pool, Reading } from "../jackpots/feed.ts";
import type { RoundJackpot } from "../jackpots/round-jackpot.ts";
import { tiers, type Tier, type WonPerHit } from "../jackpots/tiers.ts";

/** The operator's feed caches an answer for a second: older ones may lack a payment. */
const feedLagMs = 1_500;

/**
 * The pools that can be won now. A pool that was hit is excluded until its payment is known and the
 * feed was read after it, so that it is paid once.
 */
export function poolsOnOffer(books: Books, { askedAt, pools }: Reading): ReadonlyMap<Tier, Pool> {
  const underWay = tiersUnderWay(books, askedAt - feedLagMs);
  return new Map(
    [...pools].filter(([tier, { amount }]) => amount > noMoney && !underWay.has(tier)),
  );
}

/** Draws for a round's jackpot. To be called in the transaction that writes the round. */
export function decideJackpot(
  books: Books,
  { reading, odds, stake, draw }: { reading: Reading; odds: WonPerHit; stake: Amount; draw: Draw },
): RoundJackpot {
  const onOffer = poolsOnOffer(books, reading);
  const offers = tiers.flatMap((tier) => {
    const pool = onOffer.get(tier);
    return pool === undefined ? [] : [{ tier, amount: toText(pool.amount) }];
  });
  const drawn = drawJackpot(wonOf(stake), odds, draw);
  return { ...drawn, odds, offers, won: offers.find(({ tier }) => tier === drawn.hit) ?? null };
}
