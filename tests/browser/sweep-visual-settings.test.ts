import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "#tests/support/browser.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { borderlessControls } from "#tests/support/sweep/forced-colors.ts";
import { layoutFaults } from "#tests/support/sweep/sweep.ts";
import { enlargeText, spaceText } from "#tests/support/sweep/text-adjustments.ts";
import { tour } from "#tests/support/sweep/tour.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

/** Pages with the visual settings of readers. */
describe("with visual settings", () => {
  let product: TestProduct;
  let browser: Browser;
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  // Phones enlarge only the text; desktop browsers enlarge the page, which 390 and 768 cover too.
  it("text is shown in full when spaced out or twice as large (WCAG 1.4.12, 1.4.4)", async () => {
    const faults = await tour({
      makeWalker: () => new Walker(product, browser),
      locale: "en",
      among: [390, 768, 1280],
      every: 2,
      look: async ({ page }) => {
        const takeBack = await spaceText(page);
        const spaced = (await layoutFaults(page)).map((fault) => `spaced out: ${fault}`);
        await takeBack();
        const { width = 0 } = page.viewportSize() ?? {};
        if (width > 900) return spaced;
        await enlargeText(page, 2);
        return [...spaced, ...(await layoutFaults(page)).map((fault) => `enlarged: ${fault}`)];
      },
    });
    expect(faults).toEqual([]);
  }, 240_000);

  it("every control has an edge when the system's colours are forced", async () => {
    const faults = await tour({
      makeWalker: () => new Walker(product, browser, { forcedColors: "active" }),
      locale: "ko",
      among: [390, 1280],
      every: 2,
      turn: 1,
      look: ({ page }) => borderlessControls(page),
    });
    expect(faults).toEqual([]);
  }, 240_000);
});
