import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "#tests/support/browser.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";

/** The lobby as a visitor uses it (IA rows of the standards). */
describe("the lobby", () => {
  let product: TestProduct;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    product = await openProduct();
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  async function open(): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    contexts.push(context);
    // The notice windows have tests of their own; here the visitor has hidden them for today.
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

  it("a visitor who wants anything of a member's is told to log in and stays where they are", async () => {
    const page = await open();
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
    const page = await open();
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
    const page = await open();
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
