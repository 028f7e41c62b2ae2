import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { visitOffice } from "#tests/support/office.ts";
import { GameSession, signInByCall } from "#tests/support/play.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";
import { visit } from "#tests/support/visits.ts";

describe("games in the back office, in a browser", () => {
  let product: TestProduct;
  let browser: Browser;
  const windows: BrowserContext[] = [];

  beforeAll(async () => {
    product = await openProduct();
    browser = await openBrowser();
  });
  afterAll(async () => {
    for (const window of windows) await window.close();
    await browser?.close();
    await product?.stop();
  });

  const open = async (address: string, options: Parameters<typeof visitOffice>[2] = {}) => {
    const context = await visitOffice(product, browser, { operator: "operator1", ...options });
    windows.push(context);
    const page = await context.newPage();
    await page.goto(`/office${address}`);
    await page.locator("html[data-hydrated] h1").first().waitFor();
    return page;
  };

  it("a provider that is switched off shows so in an open lobby within 5 s (BO-09)", async () => {
    const context = await visit(product, browser, { member: "demo2" });
    windows.push(context);
    await context.addInitScript(() => {
      for (const id of [1, 2]) localStorage.setItem(`popup.hide.${id}`, "9999999999999");
    });
    const lobby = await context.newPage();
    await lobby.goto("/?tab=slot");
    await lobby.locator("html[data-hydrated]").waitFor();
    const tile = lobby.locator("#lobby").getByText("페이퍼 타이거").first();
    await tile.waitFor();
    const closed = lobby.locator("#lobby :is(a, button, li, article)", {
      hasText: "페이퍼 타이거",
    });
    expect(await closed.filter({ hasText: "점검" }).count()).toBe(0);

    const game = await GameSession.open(
      product,
      await signInByCall(product, "demo1", DEMO_PASSWORD),
      "tiger",
      "moon-rabbit-mill",
    );
    expect((await game.spin("before-it-closes", 1_000)).round?.state).toBe("settled");
    const office = await open("/games?category=slot");
    await office.getByRole("switch", { name: "페이퍼 타이거 사용" }).click();
    await office.getByText("지금 1명이 이용 중입니다.").waitFor();
    await office.getByLabel("사유").fill("점검 공지에 따라");
    await office.keyboard.press("Enter");
    await closed.filter({ hasText: "점검" }).first().waitFor({ timeout: 5_000 });
    expect((await game.spin("after-it-closed", 1_000)).round?.state).not.toBe("settled");
  });

  it("the order of providers changes by button, and is saved with its reason", async () => {
    const page = await open("/games?category=sport");
    const names = () => page.locator("table tbody tr td .pictured b").allTextContents();
    const before = await names();
    await page.getByRole("button", { name: `${before[1]} 위로` }).click();
    await page.getByRole("button", { name: "순서 저장" }).click();
    await page.getByLabel("사유").fill("인기 순서");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.reload();
    await page.locator("html[data-hydrated] table").waitFor();
    expect((await names()).slice(0, 2)).toEqual([before[1], before[0]]);
  });

  it("a round is found by its member, with its entries and its calls", async () => {
    const page = await open("/games/rounds");
    await page.getByLabel("회원 아이디").fill("demo1");
    await page.getByRole("button", { name: "찾기", exact: true }).click();
    await page.waitForURL(/loginId=demo1/);
    await page.locator("table tbody a").first().click();
    await page.getByRole("heading", { name: "호출 기록" }).waitFor();
    await page.locator(".calls details").first().click();
    await page.locator(".calls pre").first().waitFor();
    expect(await page.locator(".calls pre").first().textContent()).toContain('"account_id"');
  });

  it.each([
    [1280, "light"],
    [1280, "dark"],
    [1920, "light"],
    [1920, "dark"],
    [390, "light"],
  ] as const)("has no violation at %d wide, %s", async (width, theme) => {
    const page = await open("/games", { width, theme });
    for (const address of [
      "/games?category=slot",
      "/games/providers/tiger",
      "/games/rounds",
      "/games/stuck",
      "/games/connections",
      "/games/jackpots",
    ]) {
      await page.goto(`/office${address}`);
      await page.locator("html[data-hydrated] h1").first().waitFor();
      expect(await violationsOf(page), address).toEqual([]);
    }
  });
});
