import { baccaratSpots, type BaccaratSpot } from "../../tables/baccarat/bets.ts";
import { make } from "../dom.ts";
import { Spots } from "./spots.ts";
import type { TableWords } from "./words.ts";

const payTexts: Readonly<Record<BaccaratSpot, string>> = {
  player: "1 : 1",
  banker: "0.95 : 1",
  tie: "8 : 1",
  playerPair: "11 : 1",
  bankerPair: "11 : 1",
};

/** Five places: the two hands, the tie between them, and a pair for each hand. */
export function baccaratLayout(host: HTMLElement, words: TableWords): Spots {
  const spots = new Spots(words);
  const order: BaccaratSpot[] = ["playerPair", "tie", "bankerPair", "player", "banker"];
  const group = make("div", { class: "card-spots baccarat-spots" });
  for (const spot of order.filter((each) => baccaratSpots.includes(each))) {
    const name = words.text(`spot_${spot}`);
    group.append(
      spots.make(
        spot,
        null,
        { class: `spot ${spot}` },
        make("strong", {}, name),
        make("small", {}, payTexts[spot]),
        make("small", { class: "others" }),
      ),
    );
  }
  host.replaceChildren(group);
  return spots;
}
