import type { RoundJackpot } from "../../jackpots/round-jackpot.ts";
import { isAsShown } from "../../play/as-shown.ts";
import type { RoundView } from "../../play/wire.ts";
import type { Provable } from "../panels/fairness.ts";
import { fillOwnFairness } from "../panels/own-fairness.ts";
import { decideAgain } from "../proof.ts";
import type { GameApi } from "./api.ts";
import type { SlotWords } from "./words.ts";

/** The seeds in use, a form to change them, and the latest rounds for verification. */
export const fillFairness = (body: HTMLElement, api: GameApi, words: SlotWords): Promise<void> =>
  fillOwnFairness(body, {
    api,
    words,
    roundOpen: words.text("roundOpen"),
    provable: (round) => provable(words, round),
  });

const provable = (words: SlotWords, round: RoundView): Provable => ({
  id: round.id,
  title: `${words.time(round.startedAt)} · ${words.money(round.stake)} → ${paid(words, round)}`,
  proof: round.proof,
  facts: jackpotFacts(words, round.jackpot),
  isRight: (proof) => decideAgain(proof, (draw) => isAsShown(round, draw)),
});

function paid(words: SlotWords, { win, jackpot }: RoundView): string {
  const own = words.money(win ?? "0");
  if (!jackpot?.won) return own;
  return `${own} + ${jackpot.won.tier.toUpperCase()} ${words.money(jackpot.won.amount)}`;
}

/** The offers before the draw, the drawn number, and the tier. */
function jackpotFacts(words: SlotWords, jackpot: RoundJackpot | null): [string, string][] {
  if (jackpot === null) return [];
  const offers = jackpot.offers.map(
    ({ tier, amount }) => `${tier.toUpperCase()} ${words.money(amount)}`,
  );
  return [
    [words.text("jackpotOffers"), offers.join(" · ") || words.text("jackpotNone")],
    [
      words.text("jackpotDraw"),
      words.text("jackpotDrawn", {
        number: words.number(String(jackpot.drawn)),
        limit: words.number(String(jackpot.odds.mega)),
        tier: jackpot.hit?.toUpperCase() ?? words.text("jackpotNone"),
      }),
    ],
  ];
}
