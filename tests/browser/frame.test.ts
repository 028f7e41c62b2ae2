import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { en } from "#locales/en/site.ts";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { answerDialog, dialogOf } from "#tests/support/dialogs.ts";
import { hydrated, useSite } from "#tests/support/site.ts";

const { frame, members, messages, payments, wallet, settings, games } = ko;
const menuLabels = [
  payments.deposit,
  payments.withdraw,
  wallet.comp,
  settings.myPage,
  messages.help,
  messages.notices,
  messages.notes,
];
const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((each) => each.textContent.trim()));

/** Bytes. */
const HOME_BUDGET = 120_000;

/** The parts around every page, for members and visitors. */
describe("the frame", () => {
  const site = useSite();

  it("has every route of the specification, each with a title and one heading", async () => {
    const headings: Record<string, string> = {
      "/": "",
      "/deposit": payments.deposit,
      "/withdraw": payments.withdraw,
      "/comp": wallet.comp,
      "/user": settings.myPage,
      "/help": messages.help,
      "/notice": messages.notices,
      "/note": messages.notes,
      "/game": games.allGames,
    };
    const page = await site.open("/", { member: "demo1" });
    const load = async (path: string) => {
      const answer = await page.request.get(path);
      const html = await answer.text();
      const [, title = ""] = /<title>([^<]+)</.exec(html) ?? [];
      const shown = [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => text);
      return { status: answer.status(), path: new URL(answer.url()).pathname, html, title, shown };
    };
    const titles = new Set<string>();
    for (const [path, heading] of Object.entries(headings)) {
      const { status, title, shown } = await load(path);
      expect([path, status, shown.length]).toEqual([path, 200, 1]);
      if (heading) expect(shown).toEqual([heading]);
      titles.add(title);
    }
    expect(titles.size).toBe(Object.keys(headings).length);
    expect((await load("/en/help")).title).toBe(en.frame.pageTitle(en.messages.help, "Dalbit"));
    expect((await load("/jp/")).title).toContain("ダルビット");
    // The sign-in page sends a member to the lobby.
    for (const path of ["/login", "/register"]) expect((await load(path)).path).toBe("/");
    const fault = await load("/admin/error?id=f00d-1");
    expect([fault.status, fault.shown]).toEqual([500, [frame.errorTitle]]);
    expect(fault.html).toContain("f00d-1");
    const unknown = await load("/nowhere");
    expect([unknown.status, unknown.shown]).toEqual([404, [frame.notFoundTitle]]);
  });

  it("shows the reference of an unexpected error, which one click selects and the log has", async () => {
    const page = await site.open("/", { member: "demo3" });
    await page.locator(".hd-1").getByRole("button", { name: members.logout }).click();
    await site.query("alter table member_sessions rename to away");
    await answerDialog(page, messages.msg2216, members.logout);
    const shown = dialogOf(page).filter({ hasText: frame.errorText }).locator(".reference b");
    let reference = "";
    try {
      reference = await shown.innerText();
    } finally {
      await site.query("alter table away rename to member_sessions");
    }
    const log = await readFile(join(site.product.dataDir, "web.log"), "utf8");
    const line = log.split("\n").find((each) => each.includes(`"id":"${reference}"`));
    expect(line).toContain('"path":"/api/routes/user-logout"');
    await shown.click();
    expect(await page.evaluate(() => String(getSelection()))).toBe(reference);
    expect(await violationsOf(page)).toEqual([]);
    await answerDialog(page, frame.errorText, frame.ok);
  });

  it("loads the lobby with at most 120 kB of scripts, compressed; notice windows come after it", async () => {
    const page = await site.open("/");
    const sizes = await page.evaluate(() => {
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const loadedAt = load?.loadEventStart ?? 0;
      return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
        .filter(({ startTime }) => startTime < loadedAt)
        .map((entry) => entry.encodedBodySize);
    });
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(HOME_BUDGET);
  });

  it("shows a visitor the login and the sign-up", async () => {
    const page = await site.open("/");
    const slot = page.locator(".hd-1");
    expect(await slot.getByRole("button", { name: members.login, exact: true }).count()).toBe(1);
    expect(await page.locator("header .wallet").count()).toBe(0);
    expect(await page.getByText(messages.helpForMembers).count()).toBe(1);
    expect(await textsOf(page, ".menu button")).toEqual(menuLabels);
    await slot.getByRole("link", { name: members.register, exact: true }).click();
    await page.waitForURL("**/register");
    await page.getByRole("heading", { name: members.register, level: 1 }).waitFor();
    await page.goto("/login");
    await page.getByRole("heading", { name: members.login, level: 1 }).waitFor();
  });

  it("shows a member id, money, comp, notes, replies, logout and the language", async () => {
    const page = await site.open("/", { member: "demo1" });
    expect(await page.locator(".hd-1 .user-name").innerText()).toMatch(/^demo1/);
    expect(await page.locator("header .wallet .g").innerText()).toContain("1,284,500");
    expect(await page.locator("header .wallet").innerText()).toContain("12,340");
    await page
      .locator(".hd-1")
      .getByRole("link", { name: messages.unreadNotes("3") })
      .waitFor();
    await page
      .locator(".hd-1")
      .getByRole("link", { name: messages.newReplies("1") })
      .waitFor();
    await page.locator(".hd-1").getByRole("button", { name: members.logout }).waitFor();
    await page.locator(".hd-1 .lang").getByText("한국어").waitFor();
    const labels = await textsOf(page, ".menu a");
    expect(labels.slice(1).map((label) => label.replace(/\d+$/, ""))).toEqual(menuLabels);
    // The home page's parts, top to bottom.
    const places = await Promise.all(
      [".hero", ".jp", "#lobby", "#notices", "footer"].map(async (part) => {
        const box = await page.locator(part).first().boundingBox();
        return box?.y ?? -1;
      }),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(await page.locator("section[aria-labelledby=notices] li").count()).toBe(5);
    expect(await page.locator("section[aria-labelledby=help] li").count()).toBe(5);
    const strip = await page.locator(".jp").innerText();
    for (const tier of ["MEGA", "MAJOR", "MINOR"]) expect(strip).toContain(tier);
    const footer = page.locator("footer");
    await footer.getByText(frame.ageMark("19"), { exact: true }).waitFor();
    await footer.getByText(frame.playMoneyNotice).waitFor();
  });

  it("names the version of its scripts, and refuses a browser that is too old for them", async () => {
    const page = await site.open("/terms");
    const entry = await page.locator("script[type=module]").getAttribute("src");
    const version = /-([\w-]{8})\.js$/.exec(entry ?? "")?.[1] ?? "no version";
    await page.locator("footer").getByText(`${frame.version} ${version}`).waitFor();
    const refusal = (of: Page) => of.getByRole("alert").getByText(frame.oldBrowser);
    expect(await refusal(page).count()).toBe(0);
    const old = await site.open("/terms", {
      prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(URL, "canParse")),
    });
    expect(await refusal(old).isVisible()).toBe(true);
    expect(await violationsOf(old)).toEqual([]);
  });

  it("shows neither member nor visitor while the session of a restored page is checked", async () => {
    // Without the stream, which reports the signed-in member before the check does.
    const prepare = (context: BrowserContext) =>
      context.route("**/api/events", (route) => route.abort());
    const page = await site.open("/", { member: "demo1", prepare });
    let answer = () => {};
    await page.route("**/api/routes/user-health-check", async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await page.locator(".session-loading").waitFor();
    expect(await page.getByRole("button", { name: members.login, exact: true }).count()).toBe(0);
    answer();
    await page.locator(".hd-1 .user-name").waitFor();
    expect(await page.locator(".session-loading").count()).toBe(0);
  });

  it("warns about empty credentials without a call, and keeps the id after wrong ones", async () => {
    const page = await site.open("/login");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const submit = page.getByRole("main").getByRole("button", { name: members.login, exact: true });
    await submit.click();
    await answerDialog(page, messages.msg2030, frame.ok);
    expect(asked.filter((url) => url.includes("user-do-login"))).toEqual([]);
    await page.getByLabel(members.id).fill("demo2");
    await page.getByLabel(members.password, { exact: true }).fill("not the password");
    await submit.click();
    await answerDialog(page, messages.msg2030, frame.ok);
    expect(await page.getByLabel(members.id).inputValue()).toBe("demo2");
  });

  it("logs in with a message, shows msg2029, reloads and remembers only the id", async () => {
    const page = await site.open("/login");
    let answer = () => {};
    await page.route("**/api/routes/user-do-login", async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await page.getByLabel(members.id).fill("demo2");
    await page.getByLabel(members.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: members.loggingIn }).waitFor();
    answer();
    await page.locator(".hd-1 .user-name").waitFor();
    await page.locator(".toast").filter({ hasText: messages.msg2029 }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain('"member.id":"demo2"');
    expect(kept).not.toContain(DEMO_PASSWORD);
    await hydrated(page);

    const logout = page.locator(".hd-1").getByRole("button", { name: members.logout });
    await logout.click();
    await answerDialog(page, messages.msg2216, frame.cancel);
    expect(await page.locator(".hd-1 .user-name").count()).toBe(1);
    await logout.click();
    await answerDialog(page, messages.msg2216, members.logout);
    await page.locator(".hd-1").getByRole("link", { name: members.register }).waitFor();
    const [row] = await site.query<{ live: bigint }>(
      `select count(*) as live from member_sessions s join members m on m.id = s.member_id
       where m.login_id = 'demo2' and s.ended_at is null`,
    );
    expect(row?.live).toBe(0n);
    await page.goto("/login");
    await expect.poll(() => page.getByLabel(members.id).inputValue()).toBe("demo2");
  });

  it("keeps path and query when the language changes, also in its dialogs", async () => {
    const page = await site.open("/user?tab=bets&from=2026-11-01", { member: "demo1" });
    const hrefs = await page
      .locator(".lang-list a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const tail = "/user?tab=bets&from=2026-11-01";
    expect(hrefs).toEqual(["", "/en", "/vn", "/jp", "/th", "/cn"].map((code) => code + tail));
    expect(await page.locator(".lang-list .flag").count()).toBe(6);
    await page.locator("button.lang").click();
    await page.locator(".lang-list").getByRole("link", { name: "English" }).click();
    await page.waitForURL(`**/en${tail}`);
    await hydrated(page);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.goto("/en/help?write=1");
    await hydrated(page);
    await page.getByRole("button", { name: en.messages.sendHelp }).click();
    const buttons = dialogOf(page).getByRole("button");
    expect(await buttons.allInnerTexts()).toEqual(["OK"]);
  });

  it("has the lists on the left and the member on the right of a phone", async () => {
    const visitor = await site.open("/", { width: 390 });
    for (const name of [payments.withdraw, messages.helpShort]) {
      await visitor.locator(".bn").getByRole("button", { name }).click();
      await answerDialog(visitor, messages.msg2001, frame.close);
    }
    await visitor.getByRole("button", { name: frame.openMyMenu, exact: true }).first().click();
    const right = visitor.locator("dialog[open]");
    await right.getByLabel(members.id).waitFor();
    await right.getByRole("link", { name: members.register }).waitFor();
    const page = await site.open("/", { member: "demo1", width: 390 });
    await page.getByRole("button", { name: frame.openGames }).click();
    const drawer = page.locator("dialog[open]");
    await drawer.getByText("한옥 카지노").waitFor();
    await drawer.getByRole("tab", { name: games.slot }).click();
    await drawer.getByRole("button", { name: /페이퍼 타이거/ }).click();
    await page.waitForURL("**/?tab=slot&slots=tiger");
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: frame.openMyMenuWithNews("4") }).click();
    expect(await drawer.locator(".bal").innerText()).toContain("1,284,500");
    expect(await drawer.locator(".bal").innerText()).toContain("12,340");
    await drawer.getByRole("button", { name: members.logout }).waitFor();
    await drawer.locator(".mn").getByRole("link", { name: messages.notices }).click();
    await page.waitForURL("**/notice");
  });

  it("lets the next dialog open after one that the browser closed without asking the page", async () => {
    const page = await site.open("/");
    // Without user activation a browser closes a dialog without a `cancel` event.
    const alert = page.getByRole("alertdialog");
    const entries = page.locator(".hd-2 button");
    await entries.first().click();
    await alert.waitFor();
    await page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.close());
    await alert.waitFor({ state: "detached" });
    await entries.nth(1).click();
    expect(await alert.locator(".message-text").innerText()).toBe(messages.msg2001);
  });
});
