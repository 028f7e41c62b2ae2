import type { BrowserContext, Page, Route } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { answerDialog } from "#tests/support/dialogs.ts";
import { useSite } from "#tests/support/site.ts";

const { messages, frame, games, members } = ko;
const openGame = "**/api/routes/open-game";
/** A studio's game page; the sandbox opens its games. */
const studio = "/game?provider=tiger";
const noon = new Date("2026-11-21T03:00:00Z");

const tile = (page: Page, code: string) => page.locator(`li.tile[data-code="${code}"] .tile-b`);
const loading = (page: Page) => page.getByRole("status").filter({ hasText: messages.msg2217 });

const sevenIsOff = /class="tile off" data-code="seven"/;

/** Holds every launch until the test lets it go on. */
async function holdLaunches(context: BrowserContext) {
  const held: Route[] = [];
  await context.route(openGame, (route) => void held.push(route));
  return async (): Promise<Route> => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const route = held.shift();
    if (!route) throw new Error("no launch is held");
    return route;
  };
}

/** Records every window that the page opens, on a screen larger than each of them. */
function recordWindows(): void {
  Object.defineProperties(screen, { availWidth: { value: 2560 }, availHeight: { value: 1600 } });
  const opened: unknown[] = [];
  Object.assign(window, { opened });
  const { open } = window;
  window.open = (...how) => {
    opened.push(how);
    return open(...how);
  };
}
const windowsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: string[][] }).opened);

describe("launching a game", () => {
  const site = useSite();
  // A member may launch once in two seconds; only one of these tests is about that rule.
  const allowLaunch = () => site.query("delete from throttles where key like 'launch:%'");
  beforeEach(allowLaunch);

  it("a visitor at any menu entry or tile gets msg2001 and stays on the page", async () => {
    const asked: string[] = [];
    const page = await site.open("/");
    const windows = page.context().pages();
    page.on("request", (request) => asked.push(request.url()));
    const alert = page.getByRole("alertdialog");
    const refuses = async (selector: string, by: "pointer" | "keyboard"): Promise<number> => {
      const address = page.url();
      const targets = await page.locator(selector).all();
      for (const target of targets) {
        await (by === "pointer" ? target.click() : target.press("Enter"));
        expect(await alert.locator(".message-text").innerText()).toBe(messages.msg2001);
        expect(page.url()).toBe(address);
        await page.keyboard.press("Escape");
        await alert.waitFor({ state: "detached" });
      }
      return targets.length;
    };
    // Player protection is a page for everyone.
    expect(await refuses(".hd-2 button", "pointer")).toBe(7);
    for (const [tab, count] of [
      ["casino", 12],
      ["slot", 12],
      ["sport", 6],
    ] as const) {
      await page.locator(`#lobby-tab-${tab}`).click();
      // The tiles of the other tabs exist but are hidden: a key pressed too early would reach the tab.
      await page.locator(`#lobby-panel-${tab}`).waitFor();
      expect(
        await refuses(`#lobby-panel-${tab} .tile-b`, tab === "sport" ? "pointer" : "keyboard"),
      ).toBe(count);
    }
    expect(asked.filter((url) => url.includes("open-game"))).toEqual([]);
    expect(page.context().pages()).toEqual(windows);
    await page.locator(".hd-2 button").first().click();
    await alert.getByRole("button", { name: members.login, exact: true }).click();
    await page.getByLabel(members.id).waitFor();
  });

  const lobby = async () => (await fetch(`${site.product.webUrl}/?tab=slot`)).text();

  it("a provider that is switched off gets msg2002 and no call", async () => {
    await site.query("update game_providers set is_used = false where code in ('heron', 'seven')");
    // The catalogue is kept for a second.
    await expect.poll(() => lobby()).toMatch(sevenIsOff);
    const page = await site.open("/", { member: "demo1" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.postData()}`));
    await tile(page, "heron").click();
    await answerDialog(page, messages.msg2002, frame.ok);
    await page.locator("#lobby-tab-slot").click();
    await tile(page, "seven").click();
    await answerDialog(page, messages.msg2002, frame.ok);
    expect(asked.filter((call) => /open-game|"seven"/.test(call))).toEqual([]);
    expect(page.url()).not.toContain("slots=");
    await site.query("update game_providers set is_used = true");
    await expect.poll(() => lobby()).not.toMatch(sevenIsOff);
  });

  it("a provider that does not respond is under maintenance until it responds again", async () => {
    const page = await site.open("/?tab=slot", { member: "demo1" });
    const { pid } = site.product.sandbox;
    if (pid === null) throw new Error("the sandbox runs");
    const off = page.locator('.tile.off[data-code="seven"]');
    await off.waitFor({ state: "detached" });
    // Stopped, its port still accepts connections and answers none.
    process.kill(pid, "SIGSTOP");
    try {
      await off.waitFor();
    } finally {
      process.kill(pid, "SIGCONT");
    }
    await expect.poll(() => off.count()).toBe(0);
  });

  it("opens the window before the answer, and shows the message for 4 s", async () => {
    const page = await site.open(studio, {
      member: "demo1",
      prepare: (context) => context.clock.install({ time: noon }),
    });
    const { clock } = page;
    const next = await holdLaunches(page.context());
    await clock.pauseAt(new Date(noon.getTime() + 60_000));
    const button = tile(page, "dawn-bell");
    for (const delayMs of [200, 3_000, 6_500]) {
      await allowLaunch();
      const [game] = await Promise.all([page.context().waitForEvent("page"), button.click()]);
      const launch = await next();
      await loading(page).waitFor();
      expect(await game.title()).toBe(messages.msg2217);
      await clock.runFor(Math.min(delayMs, 3_700));
      expect(await loading(page).count()).toBe(1);
      if (delayMs > 4_300) {
        await clock.runFor(600);
        expect(await loading(page).count()).toBe(0);
        // The message is gone while the launch goes on: the tile still shows it.
        expect(await button.getAttribute("aria-busy")).toBe("true");
        await clock.runFor(delayMs - 4_300);
      }
      await launch.continue();
      await game.waitForURL(`${site.product.sandboxUrl}/**`);
      await loading(page).waitFor({ state: "detached" });
      expect(await game.evaluate(() => window.opener === null)).toBe(true);
      expect(await page.getByRole("dialog").count()).toBe(0);
      await game.close();
    }
  });

  it("shows msg2218 for a launch too early, msg2012 for any other refusal, and closes the window", async () => {
    const page = await site.open(studio, { member: "demo2" });
    const context = page.context();
    const windows = context.pages();
    const launch = async (code: string) => {
      const [game] = await Promise.all([context.waitForEvent("page"), tile(page, code).click()]);
      return game;
    };
    const answered = page.waitForResponse("**/open-game");
    const opened = await launch("dawn-bell");
    await answered;
    // Its two seconds last until the next click, however busy the machine is.
    await site.query("update throttles set window_started_at = now() + interval '1 hour'");
    const early = await launch("fan-dance");
    await answerDialog(page, messages.msg2218, frame.ok);
    expect(early.isClosed()).toBe(true);

    const answers = [
      { status: "fix_server" },
      { status: "success", gameUrl: "javascript:alert(1)" },
      null,
    ];
    await context.route(openGame, (route) => {
      const json = answers.shift();
      return json ? route.fulfill({ json }) : route.abort();
    });
    const game = await launch("storm-drum");
    await page.getByText(ko.refusals.fix_server).waitFor();
    expect(game.isClosed()).toBe(true);
    const failure = page.getByRole("alertdialog").filter({ hasText: messages.msg2012 });
    // An address that is not a web address, then no network.
    for (let tries = 0; tries < 2; tries++) {
      const [again] = await Promise.all([
        context.waitForEvent("page"),
        failure.getByRole("button", { name: frame.retry }).click(),
      ]);
      await failure.waitFor();
      expect(again.isClosed()).toBe(true);
    }
    await failure.getByRole("button", { name: frame.close }).click();
    // The window of the first launch, which was opened.
    expect(context.pages()).toEqual([...windows, opened]);
  });

  it("offers the game as a link when the browser blocks windows", async () => {
    const page = await site.open(studio, { member: "demo1" });
    await page.evaluate(() => {
      window.open = () => null;
    });
    await tile(page, "jade-steps").click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText(games.blocked).waitFor();
    await dialog.getByText(games.blockedHelp).waitFor();
    const link = dialog.getByRole("link", { name: games.openGame });
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
    const [game] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await game.waitForURL(`${site.product.sandboxUrl}/**`);
    expect(await game.evaluate(() => window.opener === null)).toBe(true);
  });

  it("opens 800 by 1400 on a desktop, and a tab on phones and Apple devices", async () => {
    const page = await site.open("/", {
      member: "demo1",
      prepare: (context) => context.addInitScript(recordWindows),
    });
    const next = await holdLaunches(page.context());
    const openedOn = async (system: string): Promise<string[]> => {
      await page.evaluate((userAgent) => {
        Object.defineProperty(navigator, "userAgent", { configurable: true, value: userAgent });
      }, `Mozilla/5.0 (${system}) AppleWebKit/537.36`);
      const [game] = await Promise.all([
        page.context().waitForEvent("page"),
        tile(page, "lotus").click(),
      ]);
      await (await next()).abort();
      await page.getByRole("alertdialog").getByRole("button", { name: frame.close }).click();
      expect(game.isClosed()).toBe(true);
      return (await windowsOf(page)).at(-1) ?? [];
    };
    const [address, name, features] = await openedOn("X11; Linux x86_64");
    expect([address, name]).toEqual(["about:blank", "game_lotus_lotus"]);
    expect(features).toBe("popup,width=800,height=1400,left=880,top=100");
    const tabs = ["iPhone; CPU iPhone OS 18_5", "Linux; Android 15; Pixel 9", "Macintosh; Intel"];
    for (const system of tabs) expect(await openedOn(system)).toEqual(["about:blank", "_blank"]);
  });

  it("opens casino and sport directly, each with its own game in the window", async () => {
    const page = await site.open("/", { member: "demo1" });
    const next = await holdLaunches(page.context());
    for (const [tab, code] of [
      ["casino", "opal"],
      ["sport", "trophy"],
    ] as const) {
      await page.locator(`#lobby-tab-${tab}`).click();
      const [game] = await Promise.all([
        page.context().waitForEvent("page"),
        tile(page, code).click(),
      ]);
      const launch = await next();
      const { timeStemp, ...asked } = launch.request().postDataJSON() as Record<string, unknown>;
      expect(asked).toEqual({ code, company: code });
      expect(timeStemp).toBeTypeOf("number");
      await allowLaunch();
      await launch.continue();
      await game.waitForURL(`${site.product.sandboxUrl}/play/${code}**`);
      await game.locator("body[data-phase=playing]").waitFor();
      await game.close();
    }
  });

  it("a slot studio opens its list first; ×, Escape, the scrim and Back close it and return to the tile", async () => {
    const page = await site.open("/?tab=slot", { member: "demo1" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url().split("/").at(-1) ?? ""));
    const list = page.getByRole("dialog", { name: "페이퍼 타이거" });
    const ways = [
      () => list.getByRole("button", { name: frame.close }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(4, 4),
      () => page.goBack(),
    ];
    for (const close of ways) {
      await tile(page, "tiger").click();
      await list.locator("li.tile").first().waitFor();
      expect(await list.locator("li.tile").count()).toBe(14);
      expect(page.url()).toContain("slots=tiger");
      await close();
      await list.waitFor({ state: "detached" });
      expect(page.url()).toBe(`${site.product.webUrl}/?tab=slot`);
      const focused = await tile(page, "tiger").evaluate((each) => each === document.activeElement);
      expect(focused).toBe(true);
    }
    expect(asked).toContain("get-slot-by-company");
    expect(asked).not.toContain("open-game");
    await tile(page, "tiger").click();
    const [game] = await Promise.all([
      page.context().waitForEvent("page"),
      tile(page, "dawn-bell").click(),
    ]);
    await game.waitForURL(`${site.product.sandboxUrl}/**`);
    expect(asked).toContain("open-game");
  });
});
