import { make, section } from "../dom.ts";
import { canProve, keepsCommitment, type Proof } from "../proof.ts";
import type { Words } from "../words.ts";

/** A result drawn from seeds, and how this browser computes it again. */
export type Provable = {
  id: string;
  title: string;
  proof: (Omit<Proof, "serverSeed"> & { serverSeed: string | null }) | null;
  /** Further facts, as names and values. */
  facts?: readonly (readonly [string, string])[];
  /** Whether the computed result equals what was shown. */
  isRight: (proof: Proof) => Promise<boolean>;
};

/** A list of names and values; hashes and seeds may break anywhere. */
export const factList = (rows: readonly (readonly [string, string])[]): HTMLElement =>
  make(
    "dl",
    { class: "figures" },
    ...rows.map(([name, value]) =>
      make("div", {}, make("dt", {}, name), make("dd", { translate: "no" }, value)),
    ),
  );

/** The explanation of fairness. */
export const fairnessAbout = (words: Words): HTMLElement =>
  section(
    words.text("fairness"),
    make("p", {}, words.text("fairAbout")),
    make("p", { class: "note" }, words.text("fairHow")),
  );

/** Rounds, each with a button that computes it again. */
export function provableList(words: Words, rounds: readonly Provable[]): HTMLElement {
  if (rounds.length === 0) {
    return section(words.text("fairRounds"), make("p", { class: "empty" }, words.text("noRounds")));
  }
  const cards = rounds.map((round) => card(words, round));
  return section(words.text("fairRounds"), make("ul", { class: "proofs" }, ...cards));
}

function card(words: Words, round: Provable): HTMLElement {
  const { proof } = round;
  const head = make(
    "p",
    { class: "proof-head" },
    make("strong", {}, round.title),
    make("small", { translate: "no" }, round.id),
  );
  if (proof === null) return make("li", {}, head, make("p", {}, words.text("fairOld")));
  const facts = factList([
    [words.text("fairCommitment"), proof.commitment],
    [words.text("fairServerSeed"), proof.serverSeed ?? words.text("fairHidden")],
    [words.text("fairClientSeed"), proof.clientSeed],
    [words.text("fairNonce"), String(proof.nonce)],
    ...(round.facts ?? []),
  ]);
  const { serverSeed } = proof;
  if (serverSeed === null) return make("li", {}, head, facts);
  return make("li", {}, head, facts, ...checking(words, round, { ...proof, serverSeed }));
}

function checking(words: Words, round: Provable, proof: Proof): HTMLElement[] {
  const verdict = make("p", { role: "status", class: "verdict" });
  const button = make("button", { type: "button", class: "quiet" }, words.text("fairVerify"));
  const check = async () => {
    if (!canProve()) {
      verdict.textContent = words.text("fairUnable");
      return;
    }
    const isRight = (await keepsCommitment(proof)) && (await round.isRight(proof));
    verdict.textContent = words.text(isRight ? "fairTrue" : "fairFalse");
    verdict.dataset.right = String(isRight);
  };
  button.addEventListener("click", () => void check());
  return [button, verdict];
}
