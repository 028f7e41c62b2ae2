import { describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { loadHomeTexts } from "#locales/site-texts.ts";
import { staleMinutes } from "#site/app/staleness.ts";

describe("an old balance", () => {
  it("is current until three checks failed or ninety seconds passed", () => {
    expect(staleMinutes(2, 89_000)).toBeNull();
    expect(staleMinutes(3, 61_000)).toBe(1);
    expect(staleMinutes(0, 91_000)).toBe(1);
  });

  it("is as many whole minutes old as it really is, and at least one", () => {
    expect(staleMinutes(3, 20_000)).toBe(1);
    expect(staleMinutes(4, 125_000)).toBe(2);
    expect(staleMinutes(9, 3_600_000)).toBe(60);
  });

  it("says its minutes in every language", async () => {
    for (const locale of localeCodes)
      expect((await loadHomeTexts(locale)).wallet.stale("7")).toContain("7");
  });
});
