import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ko as frame } from "#sandbox/page/texts/frame/ko.ts";
import { ko as sport } from "#sandbox/page/texts/sport/ko.ts";
import { fromWon } from "#server/kit/money.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

type Size = { width: number; height: number };
const DESKTOP: Size = { width: 800, height: 1400 };
const PHONE: Size = { width: 390, height: 844 };

/** Each game once, and games of each kind in each window. */
describe("the provider's games", () => {
  const site = useSite();

  /** Launches as the lobby does and follows the address it is given. */
  async function open(size: Size, company: string, code: string): Promise<Page> {
    await site.query("delete from throttles where key like 'launch:%'");
    // One member for each window, so that each list has only its own bets.
    const page = await site.open("/", { member: size === PHONE ? "demo3" : "demo1" });
    await page.setViewportSize(size);
    const answer = await page.evaluate(
      async (launch) => {
        const response = await fetch("/api/routes/open-game", {
          method: "POST",
          headers: { "content-type": "application/json", "accept-language": "ko" },
          body: JSON.stringify(launch),
        });
        return (await response.json()) as { gameUrl: string };
      },
      { company, code, timeStemp: Date.now() },
    );
    await page.goto(answer.gameUrl);
    await page.locator("body[data-phase=playing]").waitFor();
    return page;
  }
  /** The page fits its window and has no violation. */
  async function looksRight(page: Page): Promise<void> {
    expect(await fitsWindow(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  }
  const digits = (text: string) => Number(text.replaceAll(/\D/g, ""));
  const lastRound = async (code: string) => {
    const [row] = await site.query<{ state: string; stake: bigint; payout: bigint }>(
      `select r.state, r.stake, r.payout from game_rounds r join games g on g.id = r.game_id
       where g.code = $1 order by r.opened_at desc limit 1`,
      [code],
    );
    return row;
  };

  it.each([
    ["tigers-lantern", "a desktop window", DESKTOP],
    ["nine-coins-river", "a phone", PHONE],
  ])(
    "%s in %s spins, proves its rounds and shows one again",
    async (slot, _, size) => {
      const page = await open(size, "tiger", slot);
      const spin = page.locator("#spin[aria-disabled=false]");
      await spin.waitFor();
      await page.keyboard.press("Space");
      await page.locator("#spin[aria-disabled=true]").waitFor();
      await spin.waitFor({ timeout: 60_000 });
      expect(await lastRound(slot)).toMatchObject({ state: "closed" });
      await looksRight(page);

      await page.locator("#open-fairness").click();
      await page.getByRole("button", { name: frame.fairRenew }).click();
      await page.getByRole("button", { name: frame.fairVerify }).first().click();
      await page.getByText(frame.fairTrue).waitFor();
      await looksRight(page);
      await page.keyboard.press("Escape");

      await page.locator("#open-history").click();
      const [again] = await Promise.all([
        page.context().waitForEvent("page"),
        page.getByRole("link", { name: frame.replayLink }).first().click(),
      ]);
      await again.getByText(frame.replayNotice).waitFor({ timeout: 60_000 });
      await again.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
      // A round with free spins is shown spin by spin, here and in its replay.
    },
    240_000,
  );

  it("a round of mines on a phone is taken, collected and booked in whole", async () => {
    const page = await open(PHONE, "moonhall", "moonlight-mines");
    await page.locator("#mines").selectOption("1");
    await looksRight(page);
    // One mine in 25 tiles ends a round in 25; another round is begun then.
    await expect
      .poll(
        async () => {
          await page.locator("#act[aria-disabled=false]").click();
          await page.locator("#field[data-open=true]").waitFor();
          await page.locator(".tile").first().click();
          await page
            .locator(".tile")
            .first()
            .and(page.locator(":not([data-face=hidden], [data-face=asking])"))
            .waitFor();
          return page.locator(".tile").first().getAttribute("data-face");
        },
        { timeout: 60_000 },
      )
      .toBe("safe");
    const before = digits(await page.locator("#balance").innerText());
    await page.locator("#act[aria-disabled=false]").click();
    await page.locator("#field[data-end=won]").waitFor();
    // 0.97 × 25/24 of the stake.
    await expect
      .poll(() => page.locator("#balance").innerText())
      .toContain((before + 1_010).toLocaleString("ko"));
    await expect
      .poll(() => lastRound("moonlight-mines"))
      .toMatchObject({ state: "closed", stake: fromWon(1_000), payout: fromWon(1_010) });
    await looksRight(page);
  });

  /** A round of the table takes bets, and time is left to put some. */
  async function untilBetting(page: Page): Promise<void> {
    const isOpen = async () =>
      (await page.locator("#countdown").getAttribute("data-phase")) === "betting" &&
      Number(await page.locator("#seconds").innerText()) > 8;
    await expect.poll(isOpen, { timeout: 60_000 }).toBe(true);
  }
  const balanceOf = async (page: Page) => digits(await page.locator("#balance").innerText());

  it("a roulette bet in a desktop window is paid when the round is shown, and every player sees it", async () => {
    const page = await open(DESKTOP, "moonhall", "moonhall");
    await page.locator("#tabs button").nth(1).click();
    await page.locator('[data-spot="red"]').waitFor();
    const before = await balanceOf(page);
    await untilBetting(page);
    for (const spot of ["low", "high", "0"])
      await page.locator(`[data-spot="${spot}"]`).press("Enter");
    await page.locator("#bet").click();
    await expect.poll(async () => digits(await page.locator("#on-table").innerText())).toBe(3_000);
    expect(await balanceOf(page)).toBe(before - 3_000);
    await expect.poll(() => page.locator("#players").innerText()).toContain("1");
    // Low and high together always pay two chips, unless zero pays thirty-six.
    await page.locator('[data-won="true"]').first().waitFor({ timeout: 60_000 });
    await expect
      .poll(async () => [before - 1_000, before + 33_000].includes(await balanceOf(page)))
      .toBe(true);
    await looksRight(page);
    await expect.poll(() => lastRound("moonhall")).toMatchObject({ state: "closed" });
  });

  it("a baccarat bet on a phone is paid when the cards are shown, also over another protocol", async () => {
    const page = await open(PHONE, "kite", "kite");
    await page.locator('[data-spot="banker"]').waitFor();
    const before = await balanceOf(page);
    await untilBetting(page);
    for (const spot of ["player", "banker"])
      await page.locator(`[data-spot="${spot}"]`).press("Enter");
    await page.locator("#bet").click();
    await expect.poll(async () => digits(await page.locator("#on-table").innerText())).toBe(2_000);
    await looksRight(page);
    // One of the two always pays, less the banker's commission; a tie returns both.
    await expect
      .poll(() => lastRound("kite"), { timeout: 60_000 })
      .toMatchObject({ state: "closed" });
    await expect
      .poll(async () => [before, before - 50].includes(await balanceOf(page)), {
        timeout: 60_000,
      })
      .toBe(true);
    await looksRight(page);
  });

  it.each([
    ["a desktop window", DESKTOP],
    ["a phone", PHONE],
  ])("in %s a single and an accumulator are placed, and one is cashed out", async (_, size) => {
    const isPhone = size === PHONE;
    const page = await open(size, "soccer", "soccer");
    const offers = page
      .locator(".match")
      .filter({ has: page.locator('.odds[aria-disabled="false"]') });
    await offers.first().waitFor();
    const bets = page.locator("#bets > li");
    const place = page.locator("#place-slip");
    const unpicked = offers.filter({ hasNot: page.locator('.odds[aria-pressed="true"]') });
    // The last match begins last: a bet on the first could be settled before it is cashed out.
    const pick = () => unpicked.last().locator('.odds[aria-disabled="false"]').first().click();
    /** When a goal closes the offer meanwhile, another one is chosen. */
    const placeSlip = async (lines: number, betsThen: number, choose?: () => Promise<unknown>) => {
      await expect
        .poll(
          async () => {
            if ((await bets.count()) === betsThen) return true;
            const closed = page.locator("#slip-lines > .closed .off");
            if ((await closed.count()) > 0) await closed.first().click();
            else if ((await page.locator("#slip-lines > *").count()) < lines) await pick();
            else {
              await choose?.();
              if ((await place.getAttribute("aria-disabled")) === "false") await place.click();
            }
            return false;
          },
          { timeout: 60_000, interval: 500 },
        )
        .toBe(true);
    };

    await pick();
    await looksRight(page);
    if (isPhone) await page.locator("#show-slip").click();
    await page.getByLabel(sport.acceptLabel).selectOption("any");
    await placeSlip(1, 1);
    await placeSlip(2, 2, () =>
      page.getByRole("button", { name: sport.accumulator, exact: true }).click(),
    );
    await page.locator("#show-bets").click();
    await looksRight(page);
    // The value changes while the button is pressed; the page then shows the new one.
    await expect
      .poll(
        async () => {
          const sell = page.locator(".sell:visible").first();
          if ((await page.getByText(sport.cashedOut, { exact: true }).count()) > 0) return true;
          await sell.click({ timeout: 2_000 });
          return false;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    await expect
      .poll(() => lastRound("soccer"))
      .toMatchObject({ stake: expect.anything() as bigint });
  });
});
