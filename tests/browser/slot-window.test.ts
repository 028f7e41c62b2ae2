import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawsOf } from "#sandbox/fairness/seeds.ts";
import { ko as frame } from "#sandbox/page/texts/frame/ko.ts";
import { ko } from "#sandbox/page/texts/slot/ko.ts";
import { decideRound } from "#sandbox/slot/decide-round.ts";
import { decideHold } from "#sandbox/slot/hold/decide.ts";
import { holdMachine } from "#sandbox/slot/hold/rules.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { useGameWindows } from "#tests/support/game-windows.ts";

const DESKTOP = { width: 1280, height: 900 };
/** A small window is drawn in software three times as quickly. */
const PHONE = { width: 390, height: 844 };
const PATIENT = { timeout: 60_000 };
/** A round of six held coins without new ones, and without a win on a line. */
function firstHeld() {
  for (let nonce = 1; ; nonce += 1) {
    const { base, pay } = decideHold(holdMachine, drawsOf("seed", "held", nonce));
    const isPlain = base.coins.length === 6 && base.respins.flat().length === 0;
    if (isPlain && base.held === pay) return { mechanic: "hold", base, pay };
  }
}
/** How the reels' description begins. */
const reelsOf = (count: number) => ko.reels.split("{count}")[0] + String(count);

describe("a slot's window", () => {
  const games = useGameWindows();
  const game = "moon-rabbit-mill";
  const free = (page: Page) =>
    page.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });

  /** How many rounds the books have. A busy window can draw past the short time of a lit button. */
  const rounds = () =>
    Number(
      games.sandbox.books.prepare("select count(*) as count from rounds").get()?.["count"] ?? 0,
    );

  it("offers every stake in a list, and spins with the space key after a panel was closed", async () => {
    const page = await games.open(game, DESKTOP, { reducedMotion: true });
    await free(page);
    await page.getByText(ko.ready).waitFor();
    const list = page.getByLabel(frame.stake, { exact: true }).and(page.locator("select"));
    expect(await list.locator("option").count()).toBeGreaterThan(5);
    await list.selectOption("5000");
    expect(await page.locator("#spin").getAttribute("aria-label")).toContain("5,000");
    await page.locator("#stake-less").click();
    expect(await list.inputValue()).not.toBe("5000");
    expect(await violationsOf(page)).toEqual([]);
    for (const id of ["open-history", "open-fairness", "open-sheet"]) {
      await page.locator(`#${id}`).click();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("spin");
    }
    const before = rounds();
    await page.keyboard.press("Space");
    await expect.poll(rounds, PATIENT).toBe(before + 1);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });

  it("shows the balance after a resumed round only with the round's end", async () => {
    const page = await games.open(game, PHONE, { reducedMotion: true });
    await free(page);
    const { books } = games.sandbox;
    const newest = () =>
      books
        .prepare("select id, win, balance_after as after from rounds order by rowid desc limit 1")
        .get() as { id: string; win: string; after: string | null };
    do {
      games.clock.now += 10_000;
      const before = rounds();
      await page.locator("#spin").click();
      await expect.poll(rounds, PATIENT).toBe(before + 1);
      await expect.poll(() => newest().after, PATIENT).not.toBeNull();
      await free(page);
    } while (Number(newest().win) === 0);
    const { id, win, after } = newest();
    // As if the window had closed while the reels turned.
    books.prepare("update rounds set seen_at = null where id = ?").run(id);
    await page.addInitScript(() => {
      const texts: string[] = [];
      Object.assign(window, { texts });
      new MutationObserver(() => {
        const shown = document.getElementById("balance")?.textContent ?? "";
        if (shown.includes("원") && texts.at(-1) !== shown) texts.push(shown);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    await page.reload();
    await page.getByText(ko.interrupted).waitFor(PATIENT);
    const told = (amount: number) => `${amount.toLocaleString("ko-KR")}원`;
    expect(await page.evaluate((): unknown => Reflect.get(window, "texts"))).toEqual([
      told(Number(after) - Number(win)),
      told(Number(after)),
    ]);
  });

  it("tells a touch screen of the spin button only", async () => {
    const phone = await games.open("fan-dance", PHONE, { isTouch: true, reducedMotion: true });
    await phone.getByText(ko.readyTouch).waitFor();
    expect(await phone.getByText(ko.ready).count()).toBe(0);
  });

  it("marks a replay for its whole time, with a button that is not lit", async () => {
    const page = await games.open(game, PHONE, { reducedMotion: true });
    await free(page);
    const mark = page.locator("#replay-mark");
    const lit = () =>
      page.locator("#spin").evaluate((button) => getComputedStyle(button).backgroundImage);
    expect(await mark.isVisible()).toBe(false);
    expect(await lit()).toContain("gradient");
    games.clock.now += 10_000;
    const before = rounds();
    await page.locator("#spin").click();
    await expect.poll(rounds, PATIENT).toBe(before + 1);
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

  /** Plays a round with the space key, then gives it another outcome in the books. */
  async function playAs(page: Page, code: string, outcome: { pay: number }): Promise<void> {
    await free(page);
    games.clock.now += 10_000;
    await page.keyboard.press("Space");
    const change = games.sandbox.books.prepare(
      "update rounds set outcome = ?, win = ? where game = ? and seen_at is not null",
    );
    const [text, win] = [JSON.stringify(outcome), String(outcome.pay * 50)];
    await expect.poll(() => Number(change.run(text, win, code).changes), PATIENT).toBe(1);
    await free(page);
  }
  const replayLatest = async (page: Page) => {
    await page.locator("#open-history").click();
    await page.getByRole("button", { name: frame.replay, exact: true }).first().click();
  };

  it("shows a round from before its game got another mechanic on the reels of that time", async () => {
    const page = await games.open("crimson-seven", PHONE, { reducedMotion: true });
    const reels = async () => (await page.locator("#reels").getAttribute("aria-label")) ?? "";
    await playAs(page, "crimson-seven", decideRound("lines", drawsOf("seed", "before", 1)));
    expect(await reels()).toContain(reelsOf(3));
    await replayLatest(page);
    await expect.poll(reels, PATIENT).toContain(reelsOf(5));
    await free(page);
    games.clock.now += 10_000;
    await page.keyboard.press("Space");
    await expect.poll(reels, PATIENT).toContain(reelsOf(3));
  });

  it("shows the respins of held coins, then what all coins pay", async () => {
    const page = await games.open("ripple-coins", PHONE, { reducedMotion: true });
    const held = firstHeld();
    await playAs(page, "ripple-coins", held);
    await replayLatest(page);
    const paid = (held.pay * 50).toLocaleString("ko");
    const text = (id: string) => page.locator(`#${id}`).textContent();
    await expect.poll(() => text("award-title"), PATIENT).toContain(ko.holdTotal.split("}")[1]);
    expect(await text("award-text")).toContain(paid);
    await expect.poll(() => text("banner-amount"), PATIENT).toContain(paid);
  });
});
