import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";
import { borderlessControls } from "#tests/support/sweep/forced-colors.ts";
import { stops } from "#tests/support/sweep/stops.ts";
import { layoutFaults } from "#tests/support/sweep/sweep.ts";
import { enlargeText, spaceText } from "#tests/support/sweep/text-adjustments.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

/** Pages as people set them up for their eyes. Source: UX brief, checks 24 and 25. */
describe("for the eyes", () => {
  let product: TestProduct;
  let browser: Browser;
  beforeAll(async () => {
    product = await openProduct();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  type Adjusted = { locale: Locale; widths: readonly number[]; options?: BrowserContextOptions };
  /** Looks at every stop, each at the next one of the widths. */
  async function faultsWhen(
    { locale, widths, options }: Adjusted,
    look: (page: Awaited<ReturnType<Walker["goTo"]>>["page"]) => Promise<string[]>,
  ): Promise<string[]> {
    const walker = new Walker(product, browser, options);
    const faults: string[] = [];
    for (const [place, stop] of stops.entries()) {
      const width = widths[place % widths.length] ?? 1280;
      const fits = width < 900 ? stop.only !== "wide" : stop.only !== "phone";
      if (!fits) continue;
      const { page } = await walker.goTo(stop, { locale, width });
      const found = await look(page);
      faults.push(...found.map((fault) => `${stop.name} at ${width}: ${fault}`));
    }
    await walker.close();
    return faults;
  }

  it("nothing is cut off when text is spaced out (WCAG 1.4.12)", async () => {
    const faults = await faultsWhen({ locale: "en", widths: [390, 1280, 320] }, async (page) => {
      await spaceText(page);
      return layoutFaults(page);
    });
    expect(faults).toEqual([]);
  });

  // Phones enlarge the text alone; on a desk a browser enlarges the page: 640 is 1280 at 200 %.
  it("nothing is cut off at twice the text size (WCAG 1.4.4)", async () => {
    const faults = await faultsWhen({ locale: "ko", widths: [640, 390] }, async (page) => {
      await enlargeText(page, 2);
      return layoutFaults(page);
    });
    expect(faults).toEqual([]);
  });

  it("every control has an edge when the system's colours are forced", async () => {
    const options = { forcedColors: "active" } as const;
    const faults = await faultsWhen(
      { locale: "ko", widths: [1280, 390], options },
      borderlessControls,
    );
    expect(faults).toEqual([]);
  });
});
