import type { SeedsView } from "../../play/wire.ts";
import { GameRefusal, Unreachable } from "../api.ts";
import { make, section } from "../dom.ts";
import type { Words } from "../words.ts";
import { factList } from "./fairness.ts";

type How = {
  seeds: SeedsView;
  /** The text after a change of seeds. */
  said: string;
  renew: (clientSeed: string) => Promise<unknown>;
  /** Draws the panel again with a text. */
  renewed: (said: string) => Promise<void>;
  /** The text while a round goes on, whose seed stays hidden. */
  roundOpen: string;
};

/** A form with one field for the player's own seed, and a status below it. */
export function seedFields(words: Words, given: { seed: string; submit: string; said: string }) {
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
  field.value = given.seed;
  const status = make("p", { role: "status", class: "verdict" }, given.said);
  const form = make(
    "form",
    { class: "seeds" },
    make("label", { for: "own-seed" }, words.text("fairClientSeed")),
    field,
    make("small", { id: "own-seed-rule" }, words.text("fairSeedRule")),
    make("button", { type: "submit", class: "quiet" }, given.submit),
    status,
  );
  return { form, field, status };
}

/** A player's seeds in use, and a form that changes them. */
export function seedForm(words: Words, { seeds, said, renew, renewed, roundOpen }: How) {
  const { form, field, status } = seedFields(words, {
    seed: seeds.clientSeed,
    submit: words.text("fairRenew"),
    said,
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    renew(field.value).then(
      () => renewed(words.text("fairRenewed")),
      (error: unknown) => {
        if (error instanceof Unreachable) status.textContent = words.text("reconnecting");
        else if (error instanceof GameRefusal && error.code === "round_open")
          status.textContent = roundOpen;
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
