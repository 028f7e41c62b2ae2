import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ko as frame } from "#sandbox/page/texts/frame/ko.ts";
import { ko as slot } from "#sandbox/page/texts/slot/ko.ts";
import { koOfficeGames } from "#locales/ko/office/games.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { useOfficeWindows } from "#tests/support/office-windows.ts";
import { differences, SandboxControls } from "#tests/support/sandbox-controls.ts";
import { fitsWindow, hidePopups } from "#tests/support/site.ts";

const DESKTOP = { width: 1280, height: 900 };
/** Reels of a small window are drawn in software in a third of the time. */
const PHONE = { width: 390, height: 844 };
const member = "demo1";
/** Every paid spin of 1,000 won hits MINOR, except for the few numbers of MEGA and MAJOR. */
const CERTAIN = { mega: 4_000_000_000, major: 4_000_000_000, minor: 1_000 };
const PUBLISHED = { mega: 4_000_000_000, major: 500_000_000, minor: 5_000_000 };

describe("a jackpot win", () => {
  const office = useOfficeWindows();
  const digits = (text: string) => Number(text.replaceAll(/\D/g, ""));
  const pool = async () => {
    const [row] = await office.query<{ held: bigint }>(
      `select jackpot_pool_balance(house_account_id) / 100000 as held
       from jackpot_tiers where tier = 'minor'`,
    );
    return Number(row?.held);
  };
  async function openGame(): Promise<Page> {
    await office.query("delete from throttles where key like 'launch:%'");
    const { gameUrl } = await office.memberCall(member, "open-game", {
      company: "tiger",
      code: "moon-rabbit-mill",
      timeStemp: Date.now(),
    });
    const page = await office.memberPage(member, "/", hidePopups);
    await page.setViewportSize(PHONE);
    await page.goto(String(gameUrl));
    await page.locator("body[data-phase=playing]").waitFor();
    return page;
  }
  /** The page fits both windows, has no violation, and leaves a screenshot. */
  async function looksRight(page: Page, name: string): Promise<void> {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `.cache/jackpots/${name}-${size.width}.png` });
      expect(await fitsWindow(page), `${name} at ${size.width}`).toBe(true);
    }
    expect(await violationsOf(page)).toEqual([]);
  }

  it("is shown in the game, on the strip, in the history and to operators", async () => {
    const controls = new SandboxControls(office.product);
    const home = await office.memberPage(null, "/", hidePopups);
    const strip = home.locator(".jp-i.minor .vh");
    const page = await openGame();
    const meter = page.locator(".meter.minor span");
    await expect.poll(async () => digits(await meter.innerText())).toBe(await pool());
    await looksRight(page, "game-meters");
    await page.setViewportSize({ ...PHONE, width: 320 });
    const cut = page
      .locator(".meter span")
      .evaluateAll((amounts) =>
        amounts.filter((amount) => amount.scrollWidth > (amount.parentElement?.clientWidth ?? 0)),
      );
    expect(await cut).toEqual([]);
    expect(await fitsWindow(page)).toBe(true);
    await page.setViewportSize(PHONE);
    await page.locator("#open-sheet").click();
    await page.getByRole("heading", { name: slot.jackpots }).scrollIntoViewIfNeeded();
    await page.getByText(slot.jackpotRuleDraw).waitFor();
    await looksRight(page, "game-rules");
    await page.keyboard.press("Escape");

    await controls.setOdds(CERTAIN);
    const held = await pool();
    const spin = page.locator("#spin[aria-disabled=false]");
    await spin.click();
    await page.locator("#award[data-jackpot=minor]").waitFor();
    await controls.setOdds(PUBLISHED);
    expect(digits(await page.locator("#award-text").innerText())).toBe(held);
    await looksRight(page, "game-won");
    await spin.waitFor({ timeout: 60_000 });
    // The stake of a thousand won added two won before the pool was paid and restarted.
    await expect.poll(pool).toBe(20_002);
    await expect.poll(async () => digits(await meter.innerText())).toBe(20_002);
    await page.locator("#open-history").click();
    await page.locator("small.jackpot").first().waitFor();
    await looksRight(page, "game-history");
    await page.keyboard.press("Escape");
    await page.locator("#open-fairness").click();
    await page.getByRole("button", { name: frame.fairRenew }).click();
    await page.getByText(slot.jackpotOffers).first().waitFor();
    await page.getByRole("button", { name: frame.fairVerify }).first().click();
    await page.getByText(frame.fairTrue).waitFor();
    await looksRight(page, "game-proof");

    await expect
      .poll(async () => digits(await strip.innerText()), { timeout: 45_000 })
      .toBe(20_002);
    await looksRight(home, "strip");
    const mine = await office.memberPage(member, "/user?tab=bets", hidePopups);
    const part = mine.locator(".jackpot-part").first();
    await part.scrollIntoViewIfNeeded();
    expect(await part.innerText()).toContain("MINOR");
    expect(digits(await part.innerText())).toBe(held);
    await looksRight(mine, "member-history");

    const pools = await office.open("/games/jackpots");
    await pools.getByRole("columnheader", { name: koOfficeGames.poolPaid }).waitFor();
    const row = pools.locator("tr").filter({ hasText: member });
    await row.waitFor();
    expect(await row.innerText()).toContain("MINOR");
    await pools.screenshot({ path: `.cache/jackpots/office.png` });
    expect(await violationsOf(pools)).toEqual([]);
    expect(await differences(office.product, controls)).toEqual([]);
  });
});
