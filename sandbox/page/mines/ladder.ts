import { stepsOf, tileCount } from "../../mines/rules.ts";
import { fromText, toText } from "../../money.ts";
import { element, make, wantsMotion } from "../dom.ts";
import type { MinesWords } from "./words.ts";

/** What a round shows beside its field: the payment of every step, and the chance of the next one. */
export type Standing = {
  stake: string;
  mines: number;
  found: number;
  /** The round has ended, so no step is next. */
  isOver: boolean;
};

/** The payment of a step as a multiple of the stake, truncated to two digits, such as `×1.23`. */
function factorText(words: MinesWords, payout: bigint, stake: bigint): string {
  const hundredths = Number((payout * 100n) / stake);
  const format = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: hundredths < 100_000 ? 2 : 0,
    maximumFractionDigits: 2,
  });
  return `×${format.format(hundredths / 100)}`;
}

/** Draws the ladder of payments, with the steps that are found, and the facts of the next tile. */
export function drawLadder(words: MinesWords, standing: Standing): void {
  const { stake, mines, found, isOver } = standing;
  const staked = fromText(stake);
  const steps = stepsOf(staked, mines);
  const ladder = element("ladder", HTMLElement);
  ladder.setAttribute("aria-label", words.text("ladder"));
  const rows = steps.map((payout, index) =>
    make(
      "li",
      {
        "data-step": index < found ? "found" : index === found && !isOver ? "next" : "later",
        ...(index === found - 1 ? { "aria-current": "step" } : {}),
      },
      make("span", { class: "count" }, words.text("foundCount", { count: index + 1 })),
      make("b", {}, factorText(words, payout, staked)),
      make("span", { class: "pay" }, words.money(toText(payout))),
    ),
  );
  ladder.replaceChildren(...rows);
  const present = rows[Math.max(0, found - 1)];
  const behavior = wantsMotion() ? "smooth" : "instant";
  if (present !== undefined)
    ladder.scrollTo({
      left: present.offsetLeft - (ladder.clientWidth - present.offsetWidth) / 2,
      top: present.offsetTop - (ladder.clientHeight - present.offsetHeight) / 2,
      behavior,
    });
  drawFacts(words, standing, steps.map(toText));
}

function drawFacts(
  words: MinesWords,
  { mines, found, isOver }: Standing,
  steps: readonly string[],
): void {
  const left = tileCount - found;
  const next = isOver ? undefined : steps[found];
  const chance = ((left - mines) * 100) / left;
  const rows: [string, string][] = [
    [words.text("mines"), String(mines)],
    [words.text("moonsLeft"), String(left - mines)],
    [words.text("nextChance"), next === undefined ? "–" : words.percent(String(chance))],
    [words.text("nextPay"), next === undefined ? "–" : words.money(next)],
  ];
  element("facts", HTMLElement).replaceChildren(
    ...rows.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value))),
  );
}
