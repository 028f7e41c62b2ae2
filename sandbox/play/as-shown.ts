import type { Draw } from "../fairness/draws.ts";
import { drawJackpot } from "../jackpots/draw.ts";
import { fromText, wonOf } from "../money.ts";
import { decideRound } from "../slot/decide-round.ts";
import { spinViews } from "./spin-views.ts";
import type { RoundView } from "./wire.ts";

/** Whether these draws give the round as it was shown: its reels, then its jackpot. */
export function isAsShown(round: RoundView, draw: Draw): boolean {
  const stake = fromText(round.stake);
  const reels = spinViews({ outcome: decideRound(round.mechanic, draw), stake });
  const shown = { base: round.base, freeSpins: round.freeSpins };
  if (JSON.stringify(reels) !== JSON.stringify(shown)) return false;
  const { jackpot } = round;
  if (jackpot === null) return true;
  const again = drawJackpot(wonOf(stake), jackpot.odds, draw);
  const won = jackpot.offers.find(({ tier }) => tier === again.hit) ?? null;
  return (
    again.drawn === jackpot.drawn &&
    again.hit === jackpot.hit &&
    JSON.stringify(won) === JSON.stringify(jackpot.won)
  );
}
