import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localeCodes, locales } from "#contract/locales.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { ko } from "#locales/ko/site.ts";
import { loadTexts } from "#locales/site-texts.ts";
import { freePort } from "#scripts/ports.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** What the browser stores of the site, and what it shows without a network. */
describe("installed and offline", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    product = await openJourneyProduct();
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

  it("stores files of the site and no data of a member", async () => {
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

  it("says in the page's language that there is no network, and recovers", async () => {
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

  it("reports the missing network between pages too, instead of an error", async () => {
    const { frame, messages, wallet } = ko;
    await page.goto("/");
    await page.locator("html[data-hydrated]").waitFor();
    const menu = page.getByRole("navigation", { name: frame.mainMenu });
    await context.setOffline(true);
    // This page's script was stored at its visit; its data was not.
    await menu.getByRole("link", { name: messages.notices }).click();
    await page.locator(".load-failed").getByText(frame.offlineTitle).waitFor();
    expect(await page.getByText(frame.loadError).count()).toBe(0);
    // This page is not cached.
    await menu.getByRole("link", { name: wallet.comp }).click();
    await page.getByRole("heading", { name: frame.offlineTitle }).waitFor();
    expect(await page.getByText(frame.errorTitle).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole("button", { name: frame.retry }).click();
    await page.getByRole("heading", { name: wallet.comp, level: 1 }).waitFor();
  });

  it("reports a newer version once, without reloading by itself", async () => {
    const site = await withNewerWorker(product.webUrl);
    const visitor = await browser.newContext({ baseURL: site.url });
    const lobby = await visitor.newPage();
    await lobby.goto("/");
    await lobby.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await lobby.evaluate(() => Object.assign(window, { isSame: true }));
    site.release();
    await lobby.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const toast = lobby.locator(".toast");
    await toast.getByText(ko.frame.updateReady).waitFor();
    expect(await toast.count()).toBe(1);
    expect(await lobby.evaluate(() => "isSame" in window)).toBe(true);
    await visitor.close();
    await site.close();
  });
});

/** The site as it is, until a version with another service worker is released. */
async function withNewerWorker(webUrl: string) {
  let suffix = "";
  const answers = new Set<Promise<void>>();
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const original = await fetch(webUrl + path, { signal: gone.signal });
    const type = original.headers.get("content-type") ?? "text/plain";
    response.writeHead(original.status, { "content-type": type });
    // A page's stream of events never ends, so every body is passed on as it arrives.
    for await (const piece of original.body ?? []) response.write(piece);
    response.end(path === "/sw.js" ? suffix : undefined);
  };
  const server = createServer((request, response) => {
    const running = answer(request.url ?? "/", response)
      // The page may close, or the product stop, before an answer ends.
      .catch(() => void response.destroy())
      .finally(() => answers.delete(running));
    answers.add(running);
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => {
      suffix = "\n// The next version.";
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await Promise.all(answers);
    },
  };
}

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        paths.push(new URL(request.url).pathname);
    return paths;
  });
