import { expect, it } from "vitest";
import { bigRoad } from "./road.ts";

const names = { p: "player", b: "banker", t: "tie" } as const;
const drawn = (letters: string) =>
  bigRoad([...letters].map((letter) => names[letter as keyof typeof names])).map(
    ({ column, row, winner, ties }) => `${column}.${row}${winner[0]}${ties > 0 ? ties : ""}`,
  );

it("begins a column when the winner changes and counts ties on the cell before", () => {
  expect(drawn("tbbtpttb")).toEqual(["0.0b", "0.1b1", "1.0p2", "2.0b"]);
});

it("turns a run longer than six to the right, around existing cells", () => {
  expect(drawn("bbbbbbbbp")).toEqual([
    "0.0b",
    "0.1b",
    "0.2b",
    "0.3b",
    "0.4b",
    "0.5b",
    "1.5b",
    "2.5b",
    "1.0p",
  ]);
  expect(drawn("bbbbbbbpppppp").slice(7)).toEqual(["1.0p", "1.1p", "1.2p", "1.3p", "1.4p", "2.4p"]);
});
