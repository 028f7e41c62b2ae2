import type { DragonTigerSpot } from "../../tables/dragon-tiger/bets.ts";
import { make } from "../dom.ts";
import { Spots } from "./spots.ts";
import type { TableWords } from "./words.ts";

const payTexts: Readonly<Record<DragonTigerSpot, string>> = {
  dragon: "1 : 1",
  tiger: "1 : 1",
  tie: "11 : 1",
  suitedTie: "50 : 1",
  dragonSmall: "1 : 1",
  dragonBig: "1 : 1",
  tigerSmall: "1 : 1",
  tigerBig: "1 : 1",
};
const order: readonly DragonTigerSpot[] = [
  "dragon",
  "tie",
  "suitedTie",
  "tiger",
  "dragonSmall",
  "dragonBig",
  "tigerSmall",
  "tigerBig",
];

/** The two sides with the ties between them, and small and big for each side below it. */
export function dragonTigerLayout(host: HTMLElement, words: TableWords): Spots {
  const spots = new Spots(words);
  const buttons = order.map((spot) =>
    spots.make(
      spot,
      null,
      { class: `spot ${spot}` },
      make("strong", {}, words.text(`spot_${spot}`)),
      make(
        "span",
        { class: "pays-and-players" },
        make("small", {}, payTexts[spot]),
        make("small", { class: "others" }),
      ),
    ),
  );
  host.replaceChildren(make("div", { class: "card-spots dragon-tiger-spots" }, ...buttons));
  return spots;
}
