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
    await check.getByRole("button", { name: "계속하기" }).click();
    await check.waitFor({ state: "hidden" });
    await game.locator("#spin[aria-disabled=false]").click();
    await game.getByText(frame.refusedCheck).waitFor({ state: "hidden" });
  });

  it.each([
    ["the table", "한옥 카지노", "[data-spot=player]", "#bet"],
    ["the sport book", "필드라인", ".match .odds:not([aria-disabled=true])", "#place-slip"],
  ])("%s refuses a stake above the member's limit for such games", async (_, tile, spot, place) => {
    const page = await site.open("/", { member: "demo1", width: 1280 });
    const game = await open(page, tile);
    await game.locator(spot).first().click({ timeout: 60_000 });
    if (place === "#place-slip") await game.locator("#stake-field").fill("10000");
    await game.locator(place).click({ timeout: 30_000 });
    const refused = game.getByText(frame.refused105).first();
    await refused.waitFor({ timeout: 30_000 });
    expect(await refused.isVisible()).toBe(true);
  });
});
