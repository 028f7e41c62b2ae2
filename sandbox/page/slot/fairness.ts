import type { RoundJackpot } from "../../jackpots/round-jackpot.ts";
import { isAsShown } from "../../play/as-shown.ts";
import type { RoundView, SeedsView } from "../../play/wire.ts";
import { GameRefusal, Unreachable } from "../api.ts";
import { make, section } from "../dom.ts";
import { fairnessAbout, factList, provableList, type Provable } from "../panels/fairness.ts";
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
  const renewed = (text: string) => fillFairness(body, api, words, text);
  body.replaceChildren(
    fairnessAbout(words),
    seedsInUse(api, words, seeds, said, renewed),
    provableList(
      words,
      answer.rounds
        .filter(({ state }) => state === "settled")
        .map((round) => provable(words, round)),
    ),
  );
}

function seedsInUse(
  api: GameApi,
  words: SlotWords,
  seeds: SeedsView,
  said: string,
  renewed: (said: string) => Promise<void>,
): HTMLElement {
  const field = make("input", {
    id: "own-seed",
    type: "text",
    maxlength: "64",
    pattern: "[A-Za-z0-9\\-]{1,64}",
    required: "",
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": "own-seed-rule",
  }) as HTMLInputElement;
  field.value = seeds.clientSeed;
  const status = make("p", { role: "status", class: "verdict" }, said);
  const form = make(
    "form",
    { class: "seeds" },
    make("label", { for: "own-seed" }, words.text("fairClientSeed")),
    field,
    make("small", { id: "own-seed-rule" }, words.text("fairSeedRule")),
    make("button", { type: "submit", class: "quiet" }, words.text("fairRenew")),
    status,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    api.renewSeeds(field.value).then(
      () => renewed(words.text("fairRenewed")),
      (error: unknown) => {
        if (error instanceof Unreachable) status.textContent = words.text("reconnecting");
        else if (error instanceof GameRefusal && error.code === "round_open")
          status.textContent = words.text("roundOpen");
        else throw error;
      },
    );
  });
  return section(
    words.text("fairClientSeed"),
    factList([
      [words.text("fairCommitment"), seeds.commitment],
      [words.text("fairNextNonce"), String(seeds.nextNonce)],
    ]),
    form,
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
