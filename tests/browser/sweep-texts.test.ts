import { pathToFileURL } from "node:url";
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "#locales/en/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { pseudoChunk, pseudoTexts } from "#tests/support/pseudo/pseudo-texts.ts";
import { brokenControls } from "#tests/support/sweep/single-line.ts";
import { layoutFaults } from "#tests/support/sweep/sweep.ts";
import { tour } from "#tests/support/sweep/tour.ts";
import { unwrappedTexts } from "#tests/support/sweep/unwrapped.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

const inServer = pathToFileURL(`${import.meta.dirname}/../support/pseudo/in-server.ts`).href;

/**
 * The site with pseudo-localised texts. It uses the shipped build; the chunk of the English texts
 * is replaced while the web process and the browser load it.
 */
describe("every text comes from the locales", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  beforeAll(async () => {
    const before = process.env["NODE_OPTIONS"];
    process.env["NODE_OPTIONS"] = `${before ?? ""} --import=${inServer}`;
    try {
      product = await openJourneyProduct();
    } finally {
      if (before === undefined) delete process.env["NODE_OPTIONS"];
      else process.env["NODE_OPTIONS"] = before;
    }
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const strangely = (context: BrowserContext) =>
    context.route("**/assets/en-*.js", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: pseudoChunk(await answer.text()) });
    });

  it("and is unclipped when two fifths longer, on pages that are accessible in every state", async () => {
    const setting = { prepare: strangely, textsOf: async () => pseudoTexts(en), inApp: true };
    const faults = await tour({
      walkers: [
        new Walker(product, browser, {}, setting),
        new Walker(product, browser, {}, setting),
      ],
      locale: "en",
      among: [390, 1280],
      look: async ({ page }) => [
        ...(await unwrappedTexts(page)),
        ...(await layoutFaults(page)),
        ...(await brokenControls(page)),
        ...(await violationsOf(page)),
      ],
    });
    expect(faults).toEqual([]);
  }, 600_000);
});
