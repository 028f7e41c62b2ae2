import { beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { ko as frame } from "#sandbox/page/texts/frame/ko.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

/** What protects a member reaches the windows of games, which are not the site's pages. */
describe("in a game's window", () => {
  const site = useSite();
  const due =
    "update member_play_times set check_due_at = now(), since = now() - interval '1 hour'";
  const set = (kind: string, period: string, product: string, won: number) =>
    site.query(
      `insert into ledger_limits (bucket, account_id, kind, period, product, amount, changed_at)
       select a.bucket, a.id, $1, $2, $3, $4::bigint * 100000, now()
       from ledger_accounts a join members m on m.id = a.member_id and m.login_id = 'demo1'
       where a.kind = 'cash'`,
      [kind, period, product, won],
    );
  const open = async (page: Page, tile: string): Promise<Page> => {
    const opening = page.waitForEvent("popup");
    await page.locator("main").getByRole("button", { name: tile }).first().click();
    return opening;
  };
  beforeAll(async () => {
    await set("loss", "rolling", "casino", 10);
    await set("stake", "day", "sport", 10);
  });

  it("a slot takes no spin while a reality check is due, and spins after its answer on the site", async () => {
    const page = await site.open("/", { member: "demo1", width: 1280 });
    const game = await open(page, "달토끼 방앗간");
    await game.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
    await site.query(due);
    await game.locator("#spin").click();
    await game.getByText(frame.refusedCheck).first().waitFor({ timeout: 30_000 });
    await page.goto("/notice");
    const check = page.getByRole("alertdialog");
    await check.getByText("접속한 지 1시간 되었습니다").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await fitsWindow(page)).toBe(true);
    await page.keyboard.press("Escape");
    // The browser closes a dialog after the second one, whatever the page says.
    await page.keyboard.press("Escape");
    await check.getByRole("button", { name: "계속하기" }).click({ timeout: 5_000 });
    await check.waitFor({ state: "hidden" });
    await game.locator("#spin[aria-disabled=false]").click();
    await game.getByText(frame.refusedCheck).waitFor({ state: "hidden" });
  });

  it("a slot takes no spin once the member's time of the day is used up, and names the reason", async () => {
    const page = await site.open("/game", { member: "demo3", width: 1280 });
    const game = await open(page, "달토끼 방앗간");
    await game.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
    // It ended so long ago that the worker, which signs a member out then, looks at it no more.
    await site.query(
      `update member_play_times set time_ends_at = now() - interval '2 days',
         time_opens_at = now() + interval '1 hour'
       where member_id = (select id from members where login_id = 'demo3')`,
    );
    await game.locator("#spin").click();
    const refusal = game.getByText(frame.refusedTime).first();
    await expect.poll(() => refusal.isVisible(), { timeout: 30_000 }).toBe(true);
  });

  const isRefused = (game: Page) => game.getByText(frame.refused105).first().isVisible();

  it("a table refuses a stake above the member's limit for such games", async () => {
    const page = await site.open("/", { member: "demo1", width: 1280 });
    const game = await open(page, "한옥 카지노");
    await game.locator("[data-spot=player]").waitFor({ timeout: 60_000 });
    // Bets are taken, and time is left to confirm one.
    const isOpen = async () =>
      (await game.locator("#countdown").getAttribute("data-phase")) === "betting" &&
      Number(await game.locator("#seconds").innerText()) > 8;
    await expect.poll(isOpen, { timeout: 60_000 }).toBe(true);
    await game.locator("[data-spot=player]").click();
    await game.locator("#bet").click();
    await expect.poll(() => isRefused(game), { timeout: 30_000 }).toBe(true);
  });

  it("a sport book refuses a stake above the member's limit for such games", async () => {
    const page = await site.open("/", { member: "demo1", width: 1280 });
    const game = await open(page, "필드라인");
    // The last match begins last: the offers of one that is played close at any moment.
    const odds = game.locator('.odds[aria-disabled="false"]');
    const offers = game.locator(".match").filter({ has: odds });
    await offers.last().locator(odds).first().click({ timeout: 60_000 });
    await game.locator("#stake-field").fill("10000");
    await game.locator("#place-slip").click();
    await expect.poll(() => isRefused(game), { timeout: 30_000 }).toBe(true);
  });
});
