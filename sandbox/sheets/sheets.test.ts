import { describe, expect, it } from "vitest";
import { instantGames } from "../catalogue/instant-games.ts";
import { sheetOf } from "./sheets.ts";
import { slotGames } from "../catalogue/slot-games.ts";
import { sportDoors } from "../catalogue/sport-games.ts";
import { tableLobbies } from "../catalogue/table-games.ts";

const games = [...slotGames, ...tableLobbies, ...instantGames, ...sportDoors];

describe("the sheet of a game", () => {
  it("has stakes and rules in six languages, each with the same lines and without a placeholder", () => {
    for (const { code } of games) {
      const { stakes, rules } = sheetOf(code);
      expect(Number(stakes.least), code).toBeGreaterThan(0);
      expect(Number(stakes.most), code).toBeGreaterThan(Number(stakes.least));
      const counts = Object.values(rules).map((text) => text.split("\n").length);
      expect(new Set(counts).size, code).toBe(1);
      expect(counts[0], code).toBeGreaterThan(3);
      for (const text of Object.values(rules)) {
        expect(text, code).not.toMatch(/[{}]|undefined|NaN/);
        expect(text.length, code).toBeLessThan(4_000);
      }
    }
    expect(() => sheetOf("no-such-game")).toThrow("no game");
  });
});
