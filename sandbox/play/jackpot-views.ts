import type { Books } from "../books/books.ts";
import type { Session } from "../books/sessions.ts";
import type { Doors } from "../door/door.ts";
import { poolsOnOffer } from "./deciding-jackpot.ts";
import type { JackpotFeed, Reading } from "../jackpots/feed.ts";
import { tiers, type WonPerHit } from "../jackpots/tiers.ts";
import { toText } from "../money.ts";
import type { JackpotsView } from "./wire.ts";

type JackpotTools = {
  books: Books;
  doors: Doors;
  jackpots: JackpotFeed | null;
  odds: () => WonPerHit;
};

/**
 * The operator's pools; null where a session cannot win them: for practice money, and over
 * protocols that cannot express them. Never throws: without a feed there are no pools.
 */
export async function poolsFor(
  { doors, jackpots }: JackpotTools,
  session: Session,
): Promise<Reading | null> {
  if (jackpots === null || session.mode === "demo" || !doors(session).carriesJackpots) return null;
  return jackpots.read();
}

/** The pools as the page shows them. */
export async function jackpotsView(
  tools: JackpotTools,
  session: Session,
): Promise<JackpotsView | null> {
  const reading = await poolsFor(tools, session);
  if (reading === null) return null;
  const onOffer = poolsOnOffer(tools.books, reading);
  const odds = tools.odds();
  const pools = tiers.map((tier) => {
    const [pool, offered] = [reading.pools.get(tier), onOffer.get(tier)];
    return {
      tier,
      amount: offered === undefined ? null : toText(offered.amount),
      start: pool === undefined ? null : toText(pool.start),
      basisPoints: pool?.basisPoints ?? null,
      wonPerHit: odds[tier],
    };
  });
  return { pools };
}
