import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { localeCodes, locales, type Locale } from "#contract/locales.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { scrollsSideways, violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { signInByCall } from "#tests/support/play.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";

const home = (locale: Locale) => (locale === "ko" ? "/" : `/${locale}`);

/** The lobby in every language, as visitors and members see it (IA rows of the standards). */
describe("the lobby", () => {
  let product: TestProduct;
  let browser: Browser;
  let memberCookie = "";
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    product = await openProduct();
    browser = await openBrowser();
    memberCookie = await signInByCall(product, "demo1", DEMO_PASSWORD);
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  async function open(width: number, isMember: boolean): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      hasTouch: width < 900,
      reducedMotion: "reduce",
    });
    contexts.push(context);
    const [name = "", value = ""] = memberCookie.split("=");
    if (isMember) await context.addCookies([{ name, value, url: product.webUrl, httpOnly: true }]);
    // The notice windows have tests of their own; here the member has hidden them for today.
    await context.addInitScript(() => {
      const tomorrow = String(Date.now() + 86_400_000);
      for (const id of [1, 2]) localStorage.setItem(`popup.hide.${id}`, tomorrow);
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => expect.unreachable(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") expect.unreachable(message.text());
    });
    return page;
  }
  const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor();

  it.each(localeCodes)(
    "%s: right language, no violation, nothing cut, visitor and member",
    async (locale) => {
      for (const isMember of [false, true])
        for (const width of [1280, 390]) {
          const page = await open(width, isMember);
          await page.goto(product.webUrl + home(locale));
          await hydrated(page);
          expect(await page.locator("html").getAttribute("lang")).toBe(locales[locale].lang);
          expect(await violationsOf(page), `${locale} ${width} member ${isMember}`).toEqual([]);
          await page.setViewportSize({ width: 320, height: 800 });
          expect(await scrollsSideways(page), `${locale} at 320`).toBe(false);
          await page.context().close();
        }
    },
  );

  it("dialogs, drawers, search and the slot list are clean too", async () => {
    const desktop = await open(1280, false);
    await desktop.goto(product.webUrl);
    await hydrated(desktop);
    await desktop.getByRole("button", { name: "로그인", exact: true }).first().click();
    await desktop.getByLabel("아이디").waitFor();
    expect(await violationsOf(desktop)).toEqual([]);
    await desktop.keyboard.press("Escape");
    await desktop.keyboard.press("/");
    await desktop.locator("dialog[open]").getByRole("combobox").fill("ㅎㅇ");
    await desktop.locator("dialog[open]").getByRole("option").first().waitFor();
    expect(await violationsOf(desktop)).toEqual([]);
    const member = await open(1280, true);
    await member.goto(`${product.webUrl}/?tab=slot&slots=tiger`);
    await hydrated(member);
    await member.locator("dialog[open] li").first().waitFor();
    expect(await violationsOf(member)).toEqual([]);
    await member.keyboard.press("Escape");
    await expect.poll(() => member.url()).not.toContain("slots=");
    const phone = await open(390, true);
    await phone.goto(product.webUrl);
    await hydrated(phone);
    for (const name of ["게임 목록 열기", "내 메뉴 열기"]) {
      await phone
        .getByRole("button", { name: new RegExp(name) })
        .first()
        .click();
      await phone.locator("dialog[open]").waitFor();
      expect(await violationsOf(phone), name).toEqual([]);
      await phone.keyboard.press("Escape");
      await phone.locator("dialog[open]").waitFor({ state: "hidden" });
    }
  });

  it("a visitor who wants anything of a member's is told to log in and stays where they are", async () => {
    const page = await open(1280, false);
    await page.goto(product.webUrl);
    await hydrated(page);
    for (const wanted of ["입금", "마이페이지", "쪽지"]) {
      await page.getByRole("navigation").getByText(wanted, { exact: true }).first().click();
      const dialog = page.getByRole("alertdialog");
      await dialog.getByText("로그인이 필요합니다").waitFor();
      expect(new URL(page.url()).pathname).toBe("/");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
  });

  it("the language switcher keeps the page and what it shows", async () => {
    const page = await open(1280, false);
    await page.goto(`${product.webUrl}/?tab=sport`);
    await hydrated(page);
    await page
      .getByRole("button", { name: /한국어/ })
      .first()
      .click();
    await page.getByRole("link", { name: "ไทย" }).first().click();
    await page.waitForURL("**/th?tab=sport");
    expect(await page.locator("html").getAttribute("lang")).toBe("th");
  });

  it("empty credentials warn without a call, wrong ones keep the id", async () => {
    const page = await open(1280, false);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${product.webUrl}/login`);
    await hydrated(page);
    const submit = page.getByRole("main").getByRole("button", { name: "로그인", exact: true });
    await submit.click();
    await page.getByRole("alertdialog").getByText("아이디와 비밀번호를 확인해 주세요").waitFor();
    expect(asked.filter((url) => url.includes("user-do-login"))).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByLabel("아이디").fill("demo2");
    await page.getByLabel("비밀번호", { exact: true }).fill("not the password");
    await submit.click();
    await page.getByRole("alertdialog").getByText("아이디와 비밀번호를 확인해 주세요").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByLabel("아이디").inputValue()).toBe("demo2");
  });
});
