import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openBrowser } from "#tests/support/browser.ts";
import { visitOffice } from "#tests/support/office.ts";
import { withDatabase } from "#tests/support/play.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";
import { visit } from "#tests/support/visits.ts";

type Row = Record<string, unknown>;
export type OfficeWindows = {
  readonly product: TestProduct;
  /** A page below `/office`, signed in as operator1 where nobody else is named. */
  open(address: string, options?: Parameters<typeof visitOffice>[2]): Promise<Page>;
  /** A page of the member site, signed in. */
  memberPage(member: string, path: string): Promise<Page>;
  query<R extends Row>(sql: string, values?: unknown[]): Promise<R[]>;
};

/** A product and a browser for the file; windows close after each test. Call it in `describe`. */
export function useOfficeWindows(): OfficeWindows {
  let started: { product: TestProduct; browser: Browser } | undefined;
  const windows: BrowserContext[] = [];
  const get = () => {
    if (!started) throw new Error("the product starts in beforeAll");
    return started;
  };
  beforeAll(async () => {
    started = { product: await openProduct(), browser: await openBrowser() };
  });
  afterEach(async () => {
    for (const window of windows.splice(0)) await window.close();
  });
  afterAll(async () => {
    await started?.browser.close();
    await started?.product.stop();
  });
  return {
    get product() {
      return get().product;
    },
    async open(address, options = {}) {
      const { product, browser } = get();
      const context = await visitOffice(product, browser, { operator: "operator1", ...options });
      windows.push(context);
      const page = await context.newPage();
      await page.goto(`/office${address}`);
      await page.locator("html[data-hydrated] main :is(h1, .queue)").first().waitFor();
      return page;
    },
    async memberPage(member, path) {
      const { product, browser } = get();
      const context = await visit(product, browser, { member });
      windows.push(context);
      const page = await context.newPage();
      await page.goto(path);
      await page.locator("html[data-hydrated]").waitFor();
      return page;
    },
    query: <R extends Row>(sql: string, values: unknown[] = []) =>
      withDatabase(get().product, (db) => db.query<R>(sql, values)),
  };
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** Gives the reason in the sheet that is open, and waits until it is done. */
export async function confirm(page: Page, reason = "정기 안내"): Promise<void> {
  const field = page.locator("dialog[open] textarea[name=reason]");
  await field.fill(reason);
  await field.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}
