import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { fromWon } from "#server/kit/money.ts";
import { sheetField, sheetOf } from "#server/providers/sheet.ts";

const game = z.object({ id: z.string(), sheet: sheetField });
const read = (sheet: unknown) => sheetOf(game.parse({ id: "a", sheet }).sheet);

describe("the sheet that a list of games tells", () => {
  it("has the range of stakes and the rules of our languages", () => {
    const rules = { ko: "규칙", zh: " 规则 ", fr: "règles", en: "" };
    expect(read({ stakes: { least: "100", most: "20000.00" }, rules })).toEqual({
      stakes: { least: fromWon(100), most: fromWon(20_000) },
      rules: { ko: "규칙", cn: "规则" },
    });
  });

  it("keeps whole letters of long rules, and leaves out rules that cannot be stored", () => {
    const long = "🂡".repeat(9_000);
    const { rules } = read({ rules: { ko: `카${long}`, en: "a\0b", ja: "\ud83c" } });
    expect(rules).toEqual({ ko: `카${"🂡".repeat(7_999)}` });
  });

  it("is left out where it cannot be read, and the game is kept", () => {
    const nothing = { stakes: null, rules: {} };
    for (const wrong of [undefined, null, 7, "text", [], { stakes: "100" }, { rules: ["a"] }])
      expect(read(wrong)).toEqual(nothing);
    for (const stakes of [
      { least: "20000", most: "100" },
      { least: "0", most: "100" },
      { least: "-1", most: "100" },
      { least: "1e3", most: "5000" },
    ])
      expect(read({ stakes })).toEqual(nothing);
  });
});
