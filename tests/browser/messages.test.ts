import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { koAccountLetters } from "#locales/ko/letters.ts";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { withDatabase } from "#tests/support/play.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { visit } from "#tests/support/visits.ts";

const { messages, frame, lists, signInNotes } = ko;

/** Notices, the help desk and notes, as a visitor and as a member meets them. */
describe("messages", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  const open: BrowserContext[] = [];
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const pageOf = async (who: Parameters<typeof visit>[2], path: string): Promise<Page> => {
    const context = await visit(product, browser, who);
    open.push(context);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const query = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    withDatabase(product, (db) => db.query<Row>(sql, values));
  const sendNotes = (from: number, until: number) =>
    query(
      `insert into message_notes (member_id, title, contents)
       select id, 'note ' || n, '<p>text ' || n || '</p>' from members, generate_series($1::int, $2) n
       where login_id = 'demo2'`,
      [from, until],
    );
  const dialog = (page: Page) => page.locator("dialog.message-dialog");
  const says = async (page: Page, text: string, button: string = frame.ok) => {
    const shown = dialog(page).locator(".message-text");
    await expect.poll(() => shown.innerText(), { timeout: 10_000 }).toBe(text);
    await dialog(page).getByRole("button", { name: button, exact: true }).click();
  };

  it("asks a visitor to log in, and opens the requested address after the login", async () => {
    const page = await pageOf({}, "/");
    for (const name of [messages.help, messages.notices, messages.notes]) {
      await page
        .getByRole("navigation", { name: frame.mainMenu })
        .getByRole("button", { name })
        .click();
      await says(page, messages.msg2001, frame.close);
      expect(new URL(page.url()).pathname).toBe("/");
    }
    await page.goto("/help?write=1");
    await page.getByRole("heading", { name: frame.loginNeededTitle }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: ko.members.login }).click();
    await page.getByLabel(ko.members.id).fill("demo3");
    await page.getByLabel(ko.members.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: messages.writeHelp }).waitFor();
    expect(page.url()).toContain("/help?write=1");
  });

  it("leaves a note about every login once the member has chosen it", async () => {
    const page = await pageOf({ member: "demo3" }, "/user?tab=security");
    const choice = page.getByRole("checkbox", { name: signInNotes.each });
    expect(await choice.isChecked()).toBe(false);
    await page.locator("html[data-hydrated]").waitFor();
    await choice.check();
    await page.locator(".toast").getByText(signInNotes.turnedOn).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const next = await pageOf({ member: "demo3" }, "/note");
    await next.getByText(koAccountLetters.sign_in.title, { exact: true }).waitFor();
    await page.reload();
    expect(await choice.isChecked()).toBe(true);
  });

  it("shows notices with the pinned one first, and goes from one to the next and back", async () => {
    const page = await pageOf({ member: "demo2" }, "/");
    await page.locator("#notices + .more, #notices ~ .more").first().click();
    await page.getByRole("heading", { name: messages.notices, level: 1 }).waitFor();
    const rows = page.locator("main .ls a");
    expect(await rows.count()).toBe(12);
    expect(await rows.first().innerText()).toContain(messages.pinned);
    expect(await page.title()).toContain(messages.notices);
    await rows.first().click();
    const title = page.getByRole("heading", { level: 1 });
    await expect.poll(() => title.innerText()).toContain("정기 점검");
    await page.locator("a[rel=next]").click();
    await expect.poll(() => title.innerText()).toContain("제이드 테라스");
    await page.goBack();
    await expect.poll(() => title.innerText()).toContain("정기 점검");
    await page.goto("/notice?id=999999");
    await page.getByText(lists.itemMissing).waitFor();
  });

  it("sends an inquiry in the order of the specification, once, and keeps the draft", async () => {
    const page = await pageOf({ member: "demo2" }, "/help");
    await page.getByText(messages.noHelp).waitFor();
    await page.getByRole("main").getByRole("link", { name: messages.writeHelp }).click();
    const send = page.getByRole("button", { name: messages.sendHelp });
    const title = page.getByLabel(messages.titleField);
    const contents = page.getByLabel(messages.contentsField);
    await send.click();
    await says(page, messages.msg2024);
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await title.getAttribute("aria-invalid")).toBe("true");
    await title.fill("출금이 궁금합니다");
    await send.click();
    await says(page, messages.msg2025);
    await contents.fill("언제 처리되나요?\n<b>빨리</b>");
    await page.reload();
    await expect.poll(() => contents.inputValue()).toBe("언제 처리되나요?\n<b>빨리</b>");
    expect(await title.inputValue()).toBe("출금이 궁금합니다");

    let calls = 0;
    const write = "**/api/routes/user-write-help";
    await page.route(write, async (route) => {
      calls += 1;
      await (calls === 1 ? route.abort() : route.continue());
    });
    await send.click();
    await says(page, messages.msg2222, frame.cancel);
    expect(calls).toBe(0);
    await send.click();
    await says(page, messages.msg2222, messages.sendHelp);
    await says(page, messages.msg2027);
    expect(await title.inputValue()).toBe("출금이 궁금합니다");
    await send.dblclick();
    await says(page, messages.msg2222, messages.sendHelp);
    await says(page, messages.msg2026);
    expect(calls).toBe(2);
    const row = page.locator("main .ls a");
    await expect.poll(() => row.count()).toBe(1);
    expect(await row.innerText()).toContain(messages.statusWait);
    await row.click();
    await page.getByText("<b>빨리</b>").waitFor();
    await page.goBack();
    await row.waitFor();
    await page.goto("/help?write=1");
    expect(await title.inputValue()).toBe("");
  });

  it("marks a reply as read when it is opened, and deletes one or all", async () => {
    const page = await pageOf({ member: "demo1" }, "/help");
    const badge = page.locator(".hd-1 .badge");
    await expect.poll(() => badge.allInnerTexts()).toEqual(["3", "1"]);
    const rows = page.locator("main .ls a");
    const chips = await page.locator("main .ls .st").allInnerTexts();
    expect(new Set(chips)).toEqual(
      new Set([messages.statusWait, messages.statusAlready, messages.statusCansel]),
    );
    await page.locator("main .ls a.unread").click();
    await page.getByRole("heading", { name: messages.reply }).waitFor();
    await expect.poll(() => badge.allInnerTexts()).toEqual(["3"]);
    const before = chips.length;
    await page.getByRole("button", { name: messages.remove, exact: true }).click();
    await says(page, messages.removeHelp, messages.remove);
    await expect.poll(() => rows.count()).toBe(before - 1);

    const all = page.getByRole("button", { name: messages.removeAll });
    await page.route("**/api/routes/del-all-help", (route) => route.abort(), { times: 1 });
    await all.click();
    await says(page, messages.msg2221, messages.removeAll);
    await says(page, messages.msg2054);
    expect(await rows.count()).toBe(before - 1);
    await all.click();
    await says(page, messages.msg2221, messages.removeAll);
    await says(page, messages.msg2053);
    await page.getByText(messages.noHelp).waitFor();
    const kept = await query(
      "select from message_helps where title like '%' and hidden_at is not null",
    );
    expect(kept.length).toBeGreaterThanOrEqual(before);
  });

  it("reads notes in a pane, turns pages, selects and deletes", async () => {
    await sendNotes(1, 45);
    const page = await pageOf({ member: "demo2" }, "/note");
    const rows = page.locator("main .ls li");
    const unread = page.locator("main .ls a.unread");
    await expect.poll(() => rows.count()).toBe(20);
    await page.getByText(messages.shownOf("1", "20", "45")).waitFor();
    await rows.first().getByRole("link").click();
    await page.getByText("text 45", { exact: true }).waitFor();
    await expect.poll(() => unread.count()).toBe(19);
    expect(await rows.count()).toBe(20);
    await page.locator(".pager-page", { hasText: lists.page("3") }).click();
    await expect.poll(() => rows.count()).toBe(5);
    expect(page.url()).not.toContain("id=");
    await page.getByLabel(messages.selectAll).check();
    await page.getByText(messages.selected("5")).waitFor();
    await page.getByRole("button", { name: messages.removeSelected }).click();
    await says(page, messages.removeNotes("5"), messages.remove);
    await page.getByText(messages.shownOf("21", "40", "40")).waitFor();
    await page.getByRole("button", { name: messages.readAll }).click();
    await expect.poll(() => unread.count()).toBe(0);
    await page.getByRole("button", { name: messages.removeAll }).click();
    await says(page, messages.removeAllNotes, messages.removeAll);
    await page.getByText(messages.noNotes).waitFor();
    expect(await query("select from message_notes where title like 'note %'")).toHaveLength(45);
  });

  it("leaves nothing of the member in the tab or behind Back after signing out", async () => {
    const page = await pageOf({}, "/login");
    await page.getByLabel(ko.members.id).fill("demo3");
    await page.getByLabel(ko.members.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    const header = page.locator(".hd-1");
    await header.locator(".user-name").waitFor();
    await page.goto("/help?write=1");
    await page.locator("html[data-hydrated]").waitFor();
    await page.getByLabel(messages.titleField).fill("a private question");
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(stored).toContain("a private question");
    await page.goto("/user");
    await page.locator("html[data-hydrated]").waitFor();
    expect(await page.content()).toContain("종이학");

    await header.getByRole("button", { name: ko.members.logout }).click();
    await says(page, messages.msg2216, ko.members.logout);
    const visitor = header.getByRole("link", { name: ko.members.register });
    await visitor.waitFor();
    expect(await stored()).not.toContain("a private question");
    for (const path of ["/user", "/help?write=1"]) {
      await page.goBack();
      expect(page.url()).toContain(path);
      await visitor.waitFor();
      expect(await page.content()).not.toMatch(/종이학|a private question/);
    }
  });

  it("shows the failure of one part in that part, with a way to retry", async () => {
    const page = await pageOf({ member: "demo1" }, "/notice");
    await page.route("**/api/routes/get-user-note", (route) => route.abort(), { times: 1 });
    await page
      .getByRole("navigation", { name: frame.mainMenu })
      .getByRole("link", { name: messages.notes })
      .click();
    await page.getByText(frame.loadError).waitFor();
    await page.getByRole("button", { name: frame.retry }).click();
    await page.locator("main .ls a").first().waitFor();
    expect(await page.getByText(frame.loadError).count()).toBe(0);
  });
});
