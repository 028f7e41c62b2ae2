import { expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { nameIn, namesOf } from "#contract/named.ts";

it("a page shows the name of its language, otherwise the English one", () => {
  const named = { nameKo: "달", nameEn: "Moon", otherNames: { jp: "月", cn: "月亮" } };
  const shown = localeCodes.map((locale) => nameIn(locale, named));
  expect(shown).toEqual(["달", "Moon", "Moon", "月", "Moon", "月亮"]);
  expect(namesOf(named)).toEqual(["달", "Moon", "月", "月亮"]);
  expect(nameIn("th", { ...named, otherNames: null })).toBe("Moon");
});
