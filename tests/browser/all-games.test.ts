import { describe, expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

const { games, messages, home } = ko;

describe("all games", () => {
  const site = useSite();

  it("a visitor finds games by kind and by filters in the address, and is asked to log in to play", async () => {
    const page = await site.open("/game");
    const cards = page.locator(".game-card");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(games.allGames);
    expect(await cards.count()).toBe(48);
    await page.getByRole("search").getByRole("searchbox").fill("바카라");
    await page.keyboard.press("Enter");
    await page.getByText(games.gameCount("12")).waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("바카라");
    await page.locator(".game-card .tile-b").first().click();
    await page.getByRole("alertdialog").getByText(messages.msg2001).waitFor();
    await page.keyboard.press("Escape");

    await page.goto("/game?category=slot&sort=name");
    const first = cards.first().locator(".game-facts");
    expect(await first.innerText()).toMatch(/환수율 9\d\.\d+%/);
    await page.getByLabel(games.kind).selectOption("ways");
    await page.waitForURL(/kind=ways/);
    const otherKinds = page.locator(`.game-facts:has-text("${games.kindNames.lines}")`);
    await expect.poll(() => otherKinds.count()).toBe(0);
    // Nothing has been played, so nothing is called popular.
    expect(await page.getByLabel(home.sort).innerText()).not.toContain(games.sortPopular);

    await page.goto("/game?q=zzzz");
    await page.getByText(games.searchNothing).waitFor();
    await page.getByRole("button", { name: games.clearFilters }).click();
    await cards.first().waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  it("the page fits 320 pixels, and a member practises with a label at all times and without money", async () => {
    const page = await site.open("/game?q=Moon+Rabit", { member: "demo1", width: 320 });
    const card = page.locator(".game-card");
    expect(await card.count()).toBe(1);
    expect(await fitsWindow(page)).toBe(true);
    const [game] = await Promise.all([
      page.context().waitForEvent("page"),
      card.getByRole("button", { name: /연습/ }).click(),
    ]);
    await game.waitForURL(/\/play\/moon-rabbit-mill/);
    const label = game.locator("#mode", { hasText: "연습" });
    const balance = () => game.locator("#balance").textContent();
    await label.waitFor();
    const entries = () => site.query("select count(*) from ledger_entries");
    const before = { own: await balance(), house: await entries() };
    // A win as large as the stake leaves the balance as it was, so that it is spun again.
    const spun = async () => {
      await game.keyboard.press("Space");
      return balance();
    };
    await expect.poll(spun).not.toBe(before.own);
    expect(await label.isVisible()).toBe(true);
    expect(await entries()).toEqual(before.house);
    expect(await site.query("select from game_rounds where state = 'open'")).toEqual([]);
  });
});
