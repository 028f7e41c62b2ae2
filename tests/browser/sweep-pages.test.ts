import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localeCodes, locales } from "#contract/locales.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { adjustedFaults } from "#tests/support/sweep/adjusted.ts";
import { layoutShifts } from "#tests/support/sweep/layout-shift.ts";
import { faultsOf } from "#tests/support/sweep/sweep.ts";
import { tour } from "#tests/support/sweep/tour.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

/**
 * Pages in every language, also with the visitor's own text settings and colours: accessible,
 * complete, unclipped, and without console messages. Standard: WCAG 2.2 AA. A run shows every sixth
 * state in one language; `SWEEP=all` shows every state in all of them.
 */
describe("every page", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  /** The windows serve all languages: a new one costs more than a page. */
  let walkers: [Walker, Walker];
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
    walkers = [new Walker(product, browser), new Walker(product, browser)];
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it.each(localeCodes.map((locale, turn) => ({ locale, turn })))(
    "has no faults in $locale",
    async ({ locale, turn }) => {
      const faults = await tour({
        walkers,
        locale,
        turn,
        every: 36,
        look: async ({ page, consoleFaults }) => [
          ...(await faultsOf(page, locales[locale].lang)),
          ...(await layoutShifts(page)),
          ...consoleFaults,
          ...(await adjustedFaults(page)),
        ],
      });
      expect(faults).toEqual([]);
    },
    600_000,
  );
});
