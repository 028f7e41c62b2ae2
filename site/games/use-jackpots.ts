import { useEffect, useState } from "react";
import { jackpotTiers, type JackpotTier } from "#contract/jackpot-tiers.ts";
import { useApp } from "#site/app/app-context.tsx";
import type { JackpotWord, ShownJackpots } from "#site/games/jackpot-watch.ts";

export type ShownTier = {
  tier: JackpotTier;
  /** Missing when the tier cannot be won now. */
  pool: JackpotWord["jackpots"][number] | undefined;
  /** It cannot be won now, or its amount is not known to be true any more. */
  isOff: boolean;
};

/** When an open page begins to follow the pools, after all that it needs to be shown. */
const FOLLOWS_AFTER_MS = 5_000;

/**
 * The tiers of the house as the page loaded them, later as pushed or asked for, and when they were
 * read. Screen readers are told once that amounts are not available.
 */
export function useJackpots(loaded: JackpotWord | null): { tiers: ShownTier[]; at: string | null } {
  const { call, texts } = useApp();
  const { jackpots, notAvailable } = texts.home;
  const [{ word, isOld }, show] = useState<ShownJackpots>({ word: loaded, isOld: false });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const follow = async () => {
      const part = await import("#site/games/follow-jackpots.ts").catch(() => null);
      if (isOver) return;
      if (part) stop = part.followJackpots(loaded, call, show, `${jackpots}: ${notAvailable}`);
      // Without it the amounts would stay as they are.
      else show({ word: loaded, isOld: true });
    };
    const timer = setTimeout(() => void follow(), FOLLOWS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      isOver = true;
      stop?.();
    };
  }, [call, loaded, jackpots, notAvailable]);
  const tiers = jackpotTiers.flatMap((tier) => {
    const pool = word?.jackpots.find((each) => each.tier === tier);
    return pool || word?.unavailable.includes(tier) ? [{ tier, pool, isOff: isOld || !pool }] : [];
  });
  return { tiers, at: word?.at ?? null };
}
