import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { KeptWindows } from "#tests/support/kept-windows.ts";
import { withDatabase } from "#tests/support/play.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { signIn, visit } from "#tests/support/visits.ts";

type Opening = NonNullable<Parameters<typeof visit>[2]> & {
  /** Runs before the first page: a clock, scripts. Its window closes after the test. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
};

export type TestSite = {
  readonly product: TestProduct;
  /** A page in a separate window that is ready for clicks; notice windows are hidden. */
  open(path: string, opening?: Opening): Promise<Page>;
  /** One statement on the product's database. */
  query<Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
};

/** Waits until the page is ready for clicks. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator("html[data-hydrated]").waitFor();

/** Whether the page fits the width of its window. */
export const fitsWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth <= clientWidth;
  });

/** Hides the demo's notice windows, which have separate tests. */
export const hidePopups = (): void => {
  for (const id of [1, 2]) localStorage.setItem(`popup.hide.${id}`, "9999999999999");
};

/**
 * A whole product and a browser for the tests of one file, and pages on it that are closed after
 * each test. Call it inside the `describe`, outside of any test.
 */
export function useSite(): TestSite {
  let product: TestProduct | undefined;
  let browser: TestBrowser | undefined;
  const windows = new KeptWindows();
  beforeAll(async () => {
    [product, browser] = await Promise.all([openJourneyProduct(), openBrowser()]);
  });
  afterEach(() => windows.giveBack());
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  const started = () => {
    if (!product || !browser) throw new Error("The product starts before the first test.");
    return { product, browser };
  };
  return {
    get product() {
      return started().product;
    },
    async open(path, { prepare, member, width } = {}) {
      const openWindow = async (): Promise<BrowserContext> => {
        const context = await visit(started().product, started().browser, { width });
        await context.addInitScript(hidePopups);
        return context;
      };
      const context = prepare
        ? windows.takeOnce(await openWindow())
        : await windows.take(String(width), openWindow);
      await context.clearCookies();
      if (member !== undefined) await signIn(started().product, context, member);
      await prepare?.(context);
      const page = await context.newPage();
      await page.goto(path);
      await hydrated(page);
      return page;
    },
    query: (sql, values = []) => withDatabase(started().product, (db) => db.query(sql, values)),
  };
}
