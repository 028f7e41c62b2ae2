import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawsOf } from "#sandbox/fairness/seeds.ts";
import { ko as frame } from "#sandbox/page/texts/frame/ko.ts";
import { ko } from "#sandbox/page/texts/slot/ko.ts";
import { decideRound } from "#sandbox/slot/decide-round.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { useGameWindows } from "#tests/support/game-windows.ts";

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** How the reels' description begins. */
const frameOf = (count: number) => ko.reels.split("{count}")[0] + String(count);

describe("a slot's window", () => {
  const games = useGameWindows();
  const game = "moon-rabbit-mill";
  const free = (page: Page) =>
    page.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });

  it("spins with the space key after a panel was closed", async () => {
    const page = await games.open(game, DESKTOP, { reducedMotion: true });
    await free(page);
    for (const id of ["open-history", "open-fairness", "open-sheet"]) {
      await page.locator(`#${id}`).click();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("spin");
    }
    await page.keyboard.press("Space");
    await page.locator("#spin[aria-disabled=true]").waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });

  it("offers every stake in a list, and takes the chosen one", async () => {
    const page = await games.open(game, DESKTOP, { reducedMotion: true });
    await free(page);
    const list = page.getByLabel(frame.stake, { exact: true }).and(page.locator("select"));
    expect(await list.locator("option").count()).toBeGreaterThan(5);
    await list.selectOption("5000");
    expect(await page.locator("#spin").getAttribute("aria-label")).toContain("5,000");
    await page.locator("#stake-less").click();
    expect(await list.inputValue()).not.toBe("5000");
    expect(await violationsOf(page)).toEqual([]);
  });

  it("tells a touch screen of the spin button only", async () => {
    const phone = await games.open("fan-dance", PHONE, { isTouch: true, reducedMotion: true });
    await phone.getByText(ko.readyTouch).waitFor();
    const desktop = await games.open("fan-dance", DESKTOP, { reducedMotion: true });
    await desktop.getByText(ko.ready).waitFor();
    expect(await phone.getByText(ko.ready).count()).toBe(0);
  });

  it("marks a replay for its whole time, with a button that is not lit", async () => {
    const page = await games.open(game, DESKTOP, { reducedMotion: true });
    await free(page);
    const mark = page.locator("#replay-mark");
    const lit = () =>
      page.locator("#spin").evaluate((button) => getComputedStyle(button).backgroundImage);
    expect(await mark.isVisible()).toBe(false);
    expect(await lit()).toContain("gradient");
    games.clock.now += 10_000;
    await page.locator("#spin").click();
    await page.locator("#spin[aria-disabled=true]").waitFor();
    await free(page);
    await page.locator("#open-history").click();
    const link = page.getByRole("link", { name: frame.replayLink }).first();
    const [again] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await again.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
    expect(await again.locator("#replay-mark").isVisible()).toBe(true);
    expect(
      await again.locator("#spin").evaluate((button) => getComputedStyle(button).backgroundImage),
    ).toBe("none");
    await again.close();
    const isMarked = page.waitForFunction(
      () => {
        const [label, spin] = ["replay-mark", "spin"].map((id) => document.getElementById(id));
        if (label?.checkVisibility() !== true || spin === null || spin === undefined) return false;
        return getComputedStyle(spin).backgroundImage === "none";
      },
      undefined,
      { polling: 50 },
    );
    await page.getByRole("button", { name: frame.replay, exact: true }).first().click();
    await isMarked;
    await mark.waitFor({ state: "hidden" });
  });

  it("shows a round from before its game got another mechanic on the reels of that time", async () => {
    const page = await games.open("crimson-seven", DESKTOP, { reducedMotion: true });
    await free(page);
    games.clock.now += 10_000;
    await page.keyboard.press("Space");
    await page.locator("#spin[aria-disabled=true]").waitFor();
    await free(page);
    const reels = async () => (await page.locator("#reels").getAttribute("aria-label")) ?? "";
    expect(await reels()).toContain(frameOf(3));
    const old = decideRound("lines", drawsOf("seed", "before", 1));
    games.sandbox.books
      .prepare("update rounds set outcome = ? where game = 'crimson-seven'")
      .run(JSON.stringify(old));
    await page.locator("#open-history").click();
    await page.getByRole("button", { name: frame.replay, exact: true }).first().click();
    await expect.poll(reels).toContain(frameOf(5));
    await free(page);
    games.clock.now += 10_000;
    await page.keyboard.press("Space");
    await expect.poll(reels).toContain(frameOf(3));
  });
});
