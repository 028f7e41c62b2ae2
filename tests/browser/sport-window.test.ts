import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ko } from "#sandbox/page/texts/sport/ko.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { useGameWindows } from "#tests/support/game-windows.ts";
import { fitsWindow } from "#tests/support/site.ts";

const narrow = [
  { width: 800, height: 828 },
  { width: 390, height: 844 },
];
const DESKTOP = { width: 1280, height: 900 };

describe("the sport book", () => {
  const games = useGameWindows();
  const open = async (): Promise<Page> => {
    const page = await games.open("soccer", DESKTOP);
    await page.locator('.odds[aria-disabled="false"]').first().waitFor();
    return page;
  };
  /** Matches whose result can be bet on in every outcome. */
  const offered = (page: Page) =>
    page.locator('.match:not(:has(.market:first-child .odds[aria-disabled="true"]))');
  const outcomes = (page: Page, match: number) =>
    offered(page).nth(match).locator(".market").first().locator(".odds");
  const expectTen = async (page: Page): Promise<void> => {
    const [frame, boxes] = await page.evaluate(() => {
      const bottom = (part: Element) => part.getBoundingClientRect().bottom;
      const list = document.querySelector("#matches");
      if (list === null) throw new Error("no matches");
      return [bottom(list), [...list.children].map(bottom)] as const;
    });
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.filter((bottom) => bottom <= frame + 1).length).toBeGreaterThanOrEqual(
      Math.min(10, boxes.length),
    );
  };
  const money = (text: string) => Number(text.replaceAll(/\D/g, ""));

  it("shows ten matches at once, and calls a result that can be a draw by its name", async () => {
    const page = await open();
    await expectTen(page);
    expect(await page.locator(".market small").first().innerText()).toBe(ko.market_result_draw);
    const covered = await page.locator(".market").evaluateAll(
      (markets) =>
        markets.filter((market) => {
          const next = market.nextElementSibling?.getBoundingClientRect();
          const last = market.querySelector(".odds:last-child")?.getBoundingClientRect();
          return (
            next !== undefined &&
            last !== undefined &&
            next.top === market.getBoundingClientRect().top &&
            last.right > next.left
          );
        }).length,
    );
    expect(covered).toBe(0);
    await page.getByRole("button", { name: ko.discipline_tennis }).click();
    expect(await page.locator(".market small").first().innerText()).toBe(ko.market_result);
    expect(await fitsWindow(page)).toBe(true);
  });

  it("shows ten matches at once beside their result in the site's window and on a phone", async () => {
    const page = await open();
    for (const size of narrow) {
      await page.setViewportSize(size);
      await expectTen(page);
      expect(await fitsWindow(page)).toBe(true);
    }
  });

  it("opens the other markets of a match, and keeps them open while its odds move", async () => {
    const page = await open();
    await page.setViewportSize({ width: 800, height: 828 });
    const match = page.locator(".match:has(.market + .market)").first();
    const second = match.locator(".market").nth(1);
    expect(await second.isVisible()).toBe(false);
    const more = match.getByRole("button", { name: ko.moreMarkets });
    await more.click();
    const odds = second.locator(".odds").first();
    await odds.waitFor();
    const before = await match.innerText();
    games.clock.now += 8_000;
    await expect.poll(() => match.innerText()).not.toBe(before);
    expect(await odds.isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await more.click();
    expect(await second.isVisible()).toBe(false);
  });

  it("computes total odds and return from the same odds when they move", async () => {
    const page = await open();
    await outcomes(page, 0).first().click();
    await outcomes(page, 1).first().click();
    await page.getByRole("button", { name: ko.accumulator, exact: true }).click();
    const odds = page.locator("#slip-odds");
    const picked = await odds.innerText();
    await expect
      .poll(
        async () => {
          games.clock.now += 8_000;
          await page
            .waitForFunction(
              (old) => document.querySelector("#slip-odds")?.textContent !== old,
              picked,
              { timeout: 1_000 },
            )
            .catch(() => undefined);
          return odds.innerText();
        },
        { timeout: 30_000 },
      )
      .not.toBe(picked);
    await page.locator("#stake-field").fill("10000");
    const [total, win] = await page.evaluate(() => [
      document.querySelector("#slip-odds")?.textContent ?? "",
      document.querySelector("#slip-return")?.textContent ?? "",
    ]);
    expect(Math.abs(money(win ?? "") - Number(total) * 10_000)).toBeLessThan(100);
  });

  it("keeps two outcomes of a match as singles, and says which one an accumulator drops", async () => {
    const page = await open();
    await outcomes(page, 0).nth(0).click();
    await outcomes(page, 0).nth(1).click();
    await outcomes(page, 1).first().click();
    const lines = page.locator("#slip-lines > li");
    expect(await lines.count()).toBe(3);
    const [first = "", second = ""] = await lines.locator("b").allInnerTexts();
    await page.getByRole("button", { name: ko.accumulator, exact: true }).click();
    expect(await lines.count()).toBe(2);
    const said = ko.replaced.replace("{old}", first).replace("{name}", second);
    expect(await page.locator("#slip-note").innerText()).toBe(said);
    expect(await violationsOf(page)).toEqual([]);
  });

  it("holds eight selections, and says so instead of dropping one for the ninth", async () => {
    const page = await open();
    const odds = page.locator('.odds[aria-disabled="false"]');
    for (let at = 0; at < 8; at += 1) await odds.nth(at).click();
    const lines = page.locator("#slip-lines > li");
    const before = await lines.locator("b").allInnerTexts();
    expect(before).toHaveLength(8);
    await odds.nth(8).click();
    expect(await lines.locator("b").allInnerTexts()).toEqual(before);
    const said = ko.slipFull.replace("{count}", "8");
    expect(await page.locator("#slip-note").innerText()).toBe(said);
    expect(await page.locator("#notice").innerText()).toBe(said);
  });

  it("gives a receipt, and asks before it cashes out", async () => {
    const page = await open();
    await outcomes(page, 0).first().click();
    await page.locator("#stake-field").fill("10000");
    await page.locator("#place-slip").click();
    const receipt = page.locator("#receipt");
    await receipt.getByText(ko.receipt).waitFor();
    expect(await receipt.locator("article").count()).toBe(1);
    expect(await receipt.innerText()).toContain("10,000");
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("#show-bets").click();
    const sell = page.locator(".sell:visible").first();
    await sell.click();
    await page.locator(".keep:visible").waitFor();
    expect(await page.getByText(ko.cashedOut, { exact: true }).count()).toBe(0);
    expect(await sell.innerText()).toMatch(/\d/);
    await page.locator(".keep:visible").click();
    expect(await page.locator(".keep:visible").count()).toBe(0);
    await sell.click();
    await sell.click();
    await page.getByText(ko.cashedOut, { exact: true }).waitFor();
    await page.locator("#show-slip").click();
    await receipt.getByRole("button").click();
    expect(await receipt.isVisible()).toBe(false);
  });
});
