import type { RoundJackpot } from "../../jackpots/round-jackpot.ts";
import { isAsShown } from "../../play/as-shown.ts";
import type { RoundView } from "../../play/wire.ts";
import { make } from "../dom.ts";
import { fairnessAbout, provableList, type Provable } from "../panels/fairness.ts";
import { seedForm } from "../panels/seed-form.ts";
import { decideAgain } from "../proof.ts";
import type { GameApi } from "./api.ts";
import type { SlotWords } from "./words.ts";

/** The seeds in use, a form to change them, and the latest rounds for verification. */
export async function fillFairness(
  body: HTMLElement,
  api: GameApi,
  words: SlotWords,
  said = "",
): Promise<void> {
  body.replaceChildren(make("p", {}, words.text("loading")));
  const [seeds, answer] = await Promise.all([api.seeds(), api.rounds()]).catch(() => []);
  if (seeds === undefined || answer === undefined) {
    body.replaceChildren(make("p", {}, words.text("reconnecting")));
    return;
  }
  body.replaceChildren(
    fairnessAbout(words),
    seedForm(words, {
      seeds,
      said,
      renew: (clientSeed) => api.renewSeeds(clientSeed),
      renewed: (text) => fillFairness(body, api, words, text),
      roundOpen: words.text("roundOpen"),
    }),
    provableList(
      words,
      answer.rounds
        .filter(({ state }) => state === "settled")
        .map((round) => provable(words, round)),
    ),
  );
}

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
