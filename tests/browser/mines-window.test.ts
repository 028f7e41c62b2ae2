import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { getWager } from "#sandbox/books/wagers.ts";
import { picksOf } from "#sandbox/mines/rounds.ts";
import { tileCount } from "#sandbox/mines/rules.ts";
import type { MinesRoundView } from "#sandbox/mines/wire.ts";
import { en } from "#sandbox/page/texts/mines/en.ts";
import { ko } from "#sandbox/page/texts/mines/ko.ts";
import { ko as frame } from "#sandbox/page/texts/frame/ko.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { useGameWindows } from "#tests/support/game-windows.ts";
import { fitsWindow } from "#tests/support/site.ts";

const game = "moonlight-mines";
const sizes: [number, number][] = [
  [800, 600],
  [800, 828],
  [800, 956],
  [800, 1288],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [360, 640],
  [390, 844],
];
const needed = ["#menu button", ".tile", "#stake", "#mines", "#act", "#banner", "#balance"];

/** The parts that reach out of the window. */
const cutParts = (page: Page) =>
  page.evaluate(
    (wanted) =>
      wanted.flatMap((selector) =>
        [...document.querySelectorAll(selector)].flatMap((part) => {
          const { left, top, right, bottom, width } = part.getBoundingClientRect();
          const isInside =
            width > 0 &&
            left >= 0 &&
            right <= innerWidth + 0.5 &&
            top >= 0 &&
            bottom <= innerHeight;
          return isInside ? [] : [`${selector} at ${[left, top, right, bottom].join(" ")}`];
        }),
      ),
    needed,
  );
const sideOf = async (page: Page): Promise<number> =>
  (await page.locator(".tile").first().boundingBox())?.width ?? 0;

describe("the page of mines", () => {
  const games = useGameWindows();
  /** Starts a round in the page and answers which of its tiles are mined, from the books. */
  async function start(page: Page): Promise<{ id: string; mined: number[]; safe: number[] }> {
    const answered = page.waitForResponse((response) => response.url().endsWith("/mines/rounds"));
    await page.locator("#act").press("Enter");
    const { round } = (await (await answered).json()) as { round: MinesRoundView };
    await page.locator("#field[data-open=true]").waitFor();
    const { field } = picksOf(getWager(games.sandbox.books, round.id));
    const all = Array.from({ length: tileCount }, (_, tile) => tile);
    return { id: round.id, mined: field, safe: all.filter((tile) => !field.includes(tile)) };
  }
  const face = (page: Page, tile: number) =>
    page.locator(".tile").nth(tile).getAttribute("data-face");

  it("fits every window with its whole field, and has no violation", async () => {
    const page = await games.open(game, { width: 800, height: 600 }, { locale: "vi" });
    const widths: number[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const where = `${width}x${height}`;
      expect(await cutParts(page), where).toEqual([]);
      expect(await fitsWindow(page), where).toBe(true);
      widths.push(await sideOf(page));
    }
    // A finger needs 44 pixels, also on the smallest phone.
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...widths)).toBeGreaterThan(100);
    expect(await violationsOf(page)).toEqual([]);
  });

  it("is played by keyboard: arrows move, Enter reveals, and the amount is collected", async () => {
    const page = await games.open(game, { width: 1280, height: 800 });
    const before = games.wallet.balance;
    const { safe } = await start(page);
    const [first = 0, second = 0] = safe;
    expect(await page.locator("#act").getAttribute("aria-disabled")).toBe("true");
    for (const tile of [first, second]) {
      // From anywhere to the first row and column, then to the tile.
      for (let step = 0; step < 4; step += 1) {
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("ArrowUp");
      }
      for (let step = 0; step < tile % 5; step += 1) await page.keyboard.press("ArrowRight");
      for (let step = 0; step < Math.floor(tile / 5); step += 1)
        await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect.poll(() => face(page, tile)).toBe("safe");
    }
    const name = ko.tileSafe
      .replace("{row}", String(Math.floor(first / 5) + 1))
      .replace("{column}", String((first % 5) + 1));
    expect(await page.getByRole("button", { name, exact: true }).count()).toBe(1);
    expect(await page.locator('#ladder [data-step="found"]').count()).toBe(2);
    await page.getByRole("button", { name: ko.collect.replace("{amount}", "1,259원") }).click();
    await page.locator("#field[data-end=won]").waitFor();
    expect(await page.locator(".tile[data-face=left-mine]").count()).toBe(3);
    // The ladder stays where the round ended, until the next one is chosen.
    const reached = page.locator('#ladder [data-step="found"]');
    expect(await reached.count()).toBe(2);
    expect(await page.locator('#ladder [data-step="next"]').count()).toBe(0);
    await page.locator("#mines").selectOption("5");
    expect(await reached.count()).toBe(0);
    expect(await page.locator("#banner-amount").innerText()).toBe("1,259원");
    expect(games.wallet.balance).toBe(before + 259);
    expect(await violationsOf(page)).toEqual([]);
  });

  it("ends at a mine, without motion for who wants none, and starts again by touch", async () => {
    const page = await games.open(
      game,
      { width: 390, height: 844 },
      { locale: "en", reducedMotion: true, isTouch: true },
    );
    const { mined } = await start(page);
    await page
      .locator(".tile")
      .nth(mined[0] ?? 0)
      .tap();
    await page.locator("#field[data-end=lost]").waitFor();
    expect(await page.locator("#banner-text").innerText()).toBe(en.lost);
    const durations = await page.evaluate(() =>
      document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().duration)),
    );
    expect(durations.every((each) => each === 0)).toBe(true);
    const next = await start(page);
    expect(await page.locator(".tile[data-face=hidden]").count()).toBe(tileCount);
    await page
      .locator(".tile")
      .nth(next.mined[0] ?? 0)
      .tap();
    await page.locator("#field[data-end=lost]").waitFor();
  });

  it("goes on with a round after a reload, and ends it there", async () => {
    const page = await games.open(game, { width: 800, height: 900 });
    const { safe } = await start(page);
    const [found = 0] = safe;
    await page.locator(".tile").nth(found).click();
    await expect.poll(() => face(page, found)).toBe("safe");
    await page.reload();
    await page.getByText(ko.resumed).waitFor();
    expect(await face(page, found)).toBe("safe");
    await page.locator("#act").click();
    await page.locator("#field[data-end=won]").waitFor();
  });

  it("computes its rounds again from the seeds, and shows one again", async () => {
    const page = await games.open(game, { width: 1280, height: 800 });
    const { id, safe } = await start(page);
    await page
      .locator(".tile")
      .nth(safe[0] ?? 0)
      .click();
    await expect.poll(() => face(page, safe[0] ?? 0)).toBe("safe");
    await page.locator("#act").click();
    await page.locator("#field[data-end=won]").waitFor();
    await page.locator("#open-fairness").click();
    await page.getByRole("button", { name: frame.fairRenew }).click();
    await page.getByText(frame.fairRenewed).waitFor();
    await page.locator(".proofs > li").first().getByRole("button").click();
    await page.getByText(frame.fairTrue).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#open-history").click();
    await page.locator(`a[href^="/replay/${id}"]`).waitFor();
    await page.goto(new URL(`/replay/${id}?lang=ko`, page.url()).href);
    await page.locator("#field[data-end=won]").waitFor();
    expect(await page.locator(".tile[data-face=safe]").count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });
});
