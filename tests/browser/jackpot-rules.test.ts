import { describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

/** Funding, start, ceiling, draw, amount, ties, cancellation, end. */
const RULES = 8;

describe("the rules of the jackpots", () => {
  const site = useSite();
  const digits = (text: string) => Number(text.replaceAll(/\D/g, ""));

  it("are on one page for visitors, with what each pool holds, in six languages", async () => {
    const pools = await site.query<{ held: bigint; start: bigint }>(
      `select jackpot_pool_balance(house_account_id) / 100000 as held,
         start_amount / 100000 as start
       from jackpot_tiers order by start_amount desc`,
    );
    for (const locale of localeCodes) {
      const page = await site.open(`/${locale}/jackpots`);
      await page.setViewportSize({ width: locale === "ko" ? 320 : 1280, height: 900 });
      const cards = await page.locator(".jackpot-pools .card").all();
      expect(cards, locale).toHaveLength(3);
      for (const [index, card] of cards.entries()) {
        const [amount = "", start = "", share = ""] = await card.locator("dd").allTextContents();
        expect(digits(amount), locale).toBe(Number(pools[index]?.held));
        expect(digits(start), locale).toBe(Number(pools[index]?.start));
        expect(share, locale).toMatch(/0[.,][235]\s?%/);
      }
      const rules = await page.locator(".jackpot-rules dd").allTextContents();
      expect(rules, locale).toHaveLength(RULES);
      expect(await fitsWindow(page), locale).toBe(true);
    }
  });

  it("are one click from the lobby and from the info sheet of a game, which a visitor reads", async () => {
    const page = await site.open("/en");
    await page.locator("a.jp-rules").click();
    await page.waitForURL("**/jackpots");
    await page.goto("/en/game?category=slot");
    await page.getByRole("link", { name: "About Moon Rabbit Mill" }).click();
    await page.getByRole("heading", { name: "Moon Rabbit Mill" }).waitFor();
    const sheet = page.locator(".game-sheet");
    for (const fact of ["Paylines", "95.16%", "medium", "₩100", "20,000"])
      await sheet.getByText(fact).first().waitFor();
    expect(await sheet.locator(".game-rules li").count()).toBeGreaterThan(3);
    expect(await violationsOf(page)).toEqual([]);
    await sheet.getByRole("link", { name: "Stakes feed the jackpots" }).click();
    await page.waitForURL("**/jackpots");
  });
});
