import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { PIXEL } from "#tests/support/help-files.ts";
import { useSite } from "#tests/support/site.ts";

const { games, home, messages } = ko;
const png = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(PIXEL, "base64"),
});

/** Lets answers of a call come late: the first one last. */
async function delay(page: Page, call: string, ms: number): Promise<void> {
  let isFirst = true;
  await page.route(`**/${call}`, async (route) => {
    const waits = isFirst;
    isFirst = false;
    if (waits) await page.waitForTimeout(ms);
    await route.continue();
  });
}

/** What the member does while an answer is on its way. */
describe("with a slow line", () => {
  const site = useSite();
  const open = async (...asked: Parameters<typeof site.open>): Promise<Page> => {
    const page = await site.open(...asked);
    page.setDefaultTimeout(8_000);
    return page;
  };

  it("the search opens no result of an earlier text", async () => {
    const page = await open("/", { member: "demo1" });
    await page.keyboard.press("/");
    const field = page.getByRole("combobox", { name: games.searchGames });
    await field.fill("달토끼");
    await page.locator(".search-option").first().waitFor();
    await delay(page, "search-games", 2_000);
    const opened: string[] = [];
    page.on("request", (request) => opened.push(request.url()));
    await field.fill("바카라");
    await field.press("Enter");
    await page.waitForTimeout(500);
    expect(opened.filter((url) => url.includes("open-game"))).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("a favourite is stored as it was pressed last", async () => {
    const stored = () => site.query("select from game_favourites");
    const before = await stored();
    const page = await open("/", { member: "demo1" });
    await delay(page, "set-favourite", 1_000);
    const heart = page.locator("button.fav[aria-pressed=false]").first();
    const name = (await heart.getAttribute("aria-label")) ?? "";
    const button = page.getByRole("button", { name, exact: true });
    let answers = 0;
    page.on("response", (answer) => {
      if (answer.url().includes("set-favourite")) answers += 1;
    });
    await button.click();
    await button.click();
    await expect.poll(() => answers).toBe(2);
    expect(await stored()).toHaveLength(before.length);
  });

  it("a favourite is shown as it is stored when two presses fail", async () => {
    const page = await open("/", { member: "demo1" });
    let failures = 0;
    const { promise: bothPressed, resolve: fail } = Promise.withResolvers<void>();
    await page.route("**/set-favourite", async (route) => {
      await bothPressed;
      await route.abort();
      failures += 1;
    });
    const heart = page.locator("button.fav[aria-pressed=false]").first();
    const name = (await heart.getAttribute("aria-label")) ?? "";
    const button = page.locator(`button.fav[aria-label="${name}"]`).first();
    await button.click();
    await button.click();
    fail();
    await expect.poll(() => failures).toBe(2);
    await page.waitForTimeout(300);
    expect(await button.getAttribute("aria-pressed")).toBe("false");
  });

  it("a balance of an earlier answer replaces no newer one", async () => {
    const page = await open("/", { member: "demo1" });
    const come = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    let asked = 0;
    let hasCome = false;
    await page.route("**/user-health-check", async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const response = await route.fetch();
      const body = (await response.json()) as { user: object };
      await page.waitForTimeout(1_500);
      await route.fulfill({ json: { ...body, user: { ...body.user, balance: 7_654_321 } } });
      hasCome = true;
    });
    await come();
    await expect.poll(() => asked).toBe(1);
    await come();
    await expect.poll(() => hasCome).toBe(true);
    await page.waitForTimeout(300);
    expect(asked).toBe(2);
    expect(await page.locator("body").textContent()).not.toContain("7,654,321");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("what is typed while an answer is being sent stays", async () => {
    const page = await open("/help", { member: "demo1" });
    await page.locator(".ls a").nth(2).click();
    const field = page.locator("[name=answer]");
    await field.fill("하나 더 여쭙니다.");
    const typed = Promise.withResolvers<void>();
    await page.route("**/user-answer-help", async (route) => {
      await typed.promise;
      await route.continue();
    });
    const answered = page.waitForResponse("**/user-answer-help");
    await page.locator(".help-answer button[type=submit]").click();
    await field.focus();
    await page.keyboard.press("End");
    await page.keyboard.type(" 내일 다시 올게요.");
    typed.resolve();
    await answered;
    await expect.poll(() => field.inputValue()).toBe("내일 다시 올게요.");
  });

  it("a page that stays open past midnight offers the new day", async () => {
    const page = await open("/user?tab=money", {
      member: "demo1",
      prepare: (context) => context.clock.install(),
    });
    await page.clock.fastForward("24:00:00");
    await page.locator(".filter select").last().selectOption({ label: ko.wallet.today });
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" });
    await expect
      .poll(() => new URL(page.url()).searchParams.get("from"))
      .toBe(day.format(Date.now() + 86_400_000));
  });

  it("a message waits for its files, and takes no more than are allowed", async () => {
    const page = await open("/help?write=1", { member: "demo1" });
    await page.locator("[name=title]").fill("영수증");
    await page.locator("[name=contents]").fill("확인해 주세요");
    await delay(page, "attach-help-file", 1_500);
    const input = page.locator("input[type=file]");
    await input.setInputFiles([1, 2, 3, 4, 5, 6].map((each) => png(`${each}.png`)));
    await page.getByRole("button", { name: messages.sendHelp }).click();
    await page.getByRole("alert").getByText(messages.files.tooMany("5")).waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(await page.locator(".file-chip").count()).toBe(5);
    await page.getByRole("button", { name: messages.files.remove("5.png") }).click();
    await page.unroute("**/attach-help-file");
    await delay(page, "attach-help-file", 1_500);
    await input.setInputFiles(png("7.png"));
    await page.getByRole("button", { name: messages.sendHelp }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: messages.sendHelp }).click();
    await dialog.getByText(messages.msg2026).waitFor();
    const [row] = await site.query<{ files: bigint }>(
      `select count(*) as files from message_help_files
       where help_id = (select max(id) from message_helps)`,
    );
    expect(Number(row?.files)).toBe(5);
  });

  it("an open lobby asks for the jackpots without keeping the session alive", async () => {
    const page = await open("/", {
      member: "demo1",
      prepare: (context) => context.clock.install(),
    });
    const asked = page.waitForRequest("**/get-jackpots");
    await page.clock.runFor(31_000);
    expect(await (await asked).headerValue("x-passive")).toBe("1");
  });

  it("jackpots that may no longer be true are not available until the server answers again, and nothing moves", async () => {
    const page = await open("/", { prepare: (context) => context.clock.install() });
    const amounts = page.locator(".jp-i .vh");
    const boxes = () =>
      page
        .locator(".jp-i")
        .evaluateAll((tiers) =>
          tiers.map((tier) => JSON.stringify(tier.getBoundingClientRect().toJSON())),
        );
    const [was, stood] = [await amounts.allInnerTexts(), await boxes()];
    expect(was).toHaveLength(3);
    await page.route("**/get-jackpots", (route) => route.abort());
    const announced = await page.evaluateHandle(() => {
      const said: string[] = [];
      const region = document.querySelector('[data-announcer="polite"]');
      if (!region) throw new Error("the page has no live region");
      new MutationObserver(() => {
        if (region.textContent) said.push(region.textContent);
      }).observe(region, { childList: true });
      return said;
    });
    await page.clock.runFor(46_000);
    const off = page.locator(".jp-i.off .jp-off");
    await expect.poll(() => off.allInnerTexts()).toEqual(Array(3).fill(home.notAvailable));
    expect(await amounts.allInnerTexts()).toEqual(
      ["MEGA", "MAJOR", "MINOR"].map((name) => home.jackpotAmount(name, home.notAvailable)),
    );
    expect(await page.locator(".reel").filter({ visible: true }).count()).toBe(0);
    expect(await boxes()).toEqual(stood);
    await page.screenshot({ path: ".cache/jackpots/not-available.png" });
    await page.unroute("**/get-jackpots");
    await page.clock.runFor(21_000);
    await expect.poll(() => amounts.allInnerTexts()).toEqual(was);
    expect(await boxes()).toEqual(stood);
    await page.route("**/get-jackpots", (route) => route.abort());
    await page.clock.runFor(66_000);
    await expect.poll(() => off.count()).toBe(3);
    expect(await announced.jsonValue()).toEqual([`${home.jackpots}: ${home.notAvailable}`]);
  });
});
