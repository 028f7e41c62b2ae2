import * as z from "zod/mini";
import { wholeWon, type Amount } from "../money.ts";
import { tiers, type Tier } from "./tiers.ts";

/** A pool as the operator tells it. */
export type Pool = {
  amount: Amount;
  /** What it begins with again when it is won. */
  start: Amount;
  /** The share of each stake that goes into it, in hundredths of a percent; null: games differ. */
  basisPoints: number | null;
};
/** What the operator's feed said; no pools when it did not answer in time. */
export type Reading = { askedAt: number; pools: ReadonlyMap<Tier, Pool> };

export type JackpotFeed = {
  /** The newest answer, at most a second old. Never throws. */
  read(): Promise<Reading>;
};

const keptMs = 1_000;
const patienceMs = 1_000;
const longestAnswer = 16 * 1024;

const won = z.int().check(z.minimum(0));
const answerShape = z.object({
  jackpots: z.array(
    z.object({
      tier: z.enum(tiers),
      amount: won,
      start: won,
      basisPoints: z.nullable(z.int().check(z.minimum(0))),
    }),
  ),
});

/** The pools are the operator's, and so are their amounts: we know what it publishes. */
export function jackpotFeed(url: string, now: () => number): JackpotFeed {
  let kept: { reading: Promise<Reading>; askedAt: number } | null = null;
  return {
    read: () => {
      const askedAt = now();
      if (kept === null || askedAt - kept.askedAt >= keptMs || askedAt < kept.askedAt)
        kept = { reading: ask(url, askedAt), askedAt };
      return kept.reading;
    },
  };
}

async function ask(url: string, askedAt: number): Promise<Reading> {
  const none = { askedAt, pools: new Map() };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = response.ok ? await response.text() : "";
    if (text.length > longestAnswer) return none;
    const read = answerShape.safeParse(JSON.parse(text));
    if (!read.success) return none;
    const pools = read.data.jackpots.map(
      ({ tier, amount, start, basisPoints }) =>
        [tier, { amount: wholeWon(amount), start: wholeWon(start), basisPoints }] as const,
    );
    return { askedAt, pools: new Map(pools) };
  } catch {
    // No answer in time, or none that can be read: nothing is on offer.
    return none;
  }
}
