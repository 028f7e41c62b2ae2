import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localeCodes, locales } from "#contract/locales.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { loadTexts } from "#locales/texts.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";

/** What the browser keeps of the site, and what it shows when there is no network. */
describe("installed and offline", () => {
  let product: TestProduct;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    product = await openProduct();
    browser = await openBrowser();
    context = await browser.newContext({ baseURL: product.webUrl });
    await context.request.post("/api/routes/user-do-login", {
      data: { userId: "demo1", password: DEMO_PASSWORD },
    });
    page = await context.newPage();
    await page.goto("/");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it("has a manifest in every language with icons that exist", async () => {
    for (const code of localeCodes) {
      const home = code === "ko" ? "/" : `/${code}`;
      await page.goto(home);
      const href = await page.locator("link[rel=manifest]").getAttribute("href");
      const answer = await context.request.get(String(href));
      expect(answer.headers()["content-type"]).toContain("application/manifest+json");
      const manifest = (await answer.json()) as {
        lang: string;
        start_url: string;
        icons: { src: string; type: string; purpose: string }[];
      };
      expect(manifest).toMatchObject({ lang: locales[code].lang, start_url: home });
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
      for (const icon of manifest.icons) {
        const picture = await context.request.get(icon.src);
        expect(picture.headers()["content-type"]).toBe(icon.type);
      }
    }
  });

  it("keeps files of the site and nothing of a member", async () => {
    for (const path of ["/help", "/note", "/notice"]) await page.goto(path);
    await expect.poll(() => keptPaths(page)).toContain("/offline");
    await expect
      .poll(async () => (await keptPaths(page)).some((path) => path.startsWith("/art/")))
      .toBe(true);
    const kept = await keptPaths(page);
    const isPublic = /^\/(assets|fonts|art)\/|^(\/[a-z]{2})?\/offline$/;
    expect(kept.filter((path) => !isPublic.test(path))).toEqual([]);
    const pages = await page.evaluate(
      async (paths) => {
        const texts = paths.map(async (path) => (await caches.match(path))?.text() ?? "");
        return (await Promise.all(texts)).join("");
      },
      kept.filter((path) => path.endsWith("/offline")),
    );
    expect(pages).not.toContain("demo1");
  });

  it("says in the page's language that there is no network, and comes back", async () => {
    await context.setOffline(true);
    for (const code of localeCodes) {
      const { frame } = await loadTexts(code);
      await page.goto(`${code === "ko" ? "" : `/${code}`}/help`);
      await page.getByRole("heading", { name: frame.offlineTitle }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(locales[code].lang);
      expect(await violationsOf(page)).toEqual([]);
    }
    await context.setOffline(false);
    const { frame, messages } = await loadTexts("cn");
    await page.getByRole("link", { name: frame.retry }).click();
    await page.getByRole("heading", { name: messages.help, level: 1 }).waitFor();
  });
});

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        paths.push(new URL(request.url).pathname);
    return paths;
  });
