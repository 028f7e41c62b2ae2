import { decideTable } from "../../tables/table.ts";
import type { TableWagerView } from "../../tables/wire.ts";
import { make, section } from "../dom.ts";
import { fairnessAbout, provableList, type Provable } from "../panels/fairness.ts";
import { seedFields } from "../panels/seed-form.ts";
import { decideAgain } from "../proof.ts";
import type { TableApi } from "./api.ts";
import { keepOwnSeed, ownSeed } from "./own-seed.ts";
import type { TableWords } from "./words.ts";

/** How rounds at a table are drawn, the player's own seed, and the rounds for verification. */
export async function fillTableFairness(
  body: HTMLElement,
  api: TableApi,
  words: TableWords,
): Promise<void> {
  body.replaceChildren(make("p", {}, words.text("loading")));
  const answer = await api.wagers().catch(() => undefined);
  if (answer === undefined) {
    body.replaceChildren(make("p", {}, words.text("reconnecting")));
    return;
  }
  body.replaceChildren(
    fairnessAbout(words),
    section(words.text("fairClientSeed"), make("p", {}, words.text("fairShared")), seedForm(words)),
    provableList(
      words,
      answer.wagers
        .filter(({ decided }) => decided !== null)
        .map((wager) => provable(words, wager)),
    ),
  );
}

function seedForm(words: TableWords): HTMLElement {
  const { form, field, status } = seedFields(words, {
    seed: ownSeed(),
    submit: words.text("keepSeed"),
    said: "",
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    keepOwnSeed(field.value);
    status.textContent = words.text("seedKept");
    status.dataset.right = "true";
  });
  return form;
}

const provable = (words: TableWords, wager: TableWagerView): Provable => ({
  id: `${wager.table} #${wager.number}`,
  title: `${words.time(wager.placedAt)} · ${words.text(wager.kind)}`,
  proof: wager.decided?.proof ?? null,
  isRight: async (proof) => {
    const again = await decideAgain(proof, (draw) => decideTable(wager.kind, draw));
    return JSON.stringify(again) === JSON.stringify(wager.decided?.result);
  },
});
