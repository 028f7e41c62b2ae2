import * as z from "zod/mini";
import { wholeWon, type Amount } from "../money.ts";
import { tiers, type Tier } from "./tiers.ts";

/** A pool as the operator publishes it. */
export type Pool = {
  amount: Amount;
  /** The amount with which it starts again after a win. */
  start: Amount;
  /** Its share of each stake, in basis points; null when games differ. */
  basisPoints: number | null;
};
/** The operator's feed; without pools when it did not answer in time. */
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

/** Reads the pools and amounts that the operator publishes. */
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
    // Without a readable answer in time no jackpot is offered.
    return none;
  }
}
