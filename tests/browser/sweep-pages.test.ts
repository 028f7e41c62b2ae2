import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localeCodes, locales } from "#contract/locales.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";
import { layoutShifts } from "#tests/support/sweep/layout-shift.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";
import { stops } from "#tests/support/sweep/stops.ts";
import { faultsOf } from "#tests/support/sweep/sweep.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

/** 320 is also 1280 at a zoom of 400 %. */
const phones = [320, 360, 390];
const widths = [...phones, 768, 1024, 1280];

/**
 * The width of a stop in a language: each language goes to every stop, and over the six languages
 * each stop is seen at every width that it has.
 */
function widthOf(stop: Stop, place: number): number {
  const choices = { phone: [...phones, 768], wide: [1024, 1280], any: widths }[stop.only ?? "any"];
  return choices[place % choices.length] ?? 1280;
}

/**
 * Every page in every state and language: accessible, whole, in one piece, and quiet. Standards:
 * WCAG 2.2 AA, checks 1, 2, 5, 6, 8 to 12, 20 and 29 of the UX brief.
 */
describe("every page", () => {
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

  it.each(localeCodes.map((locale, index) => ({ locale, index })))(
    "is right in $locale",
    async ({ locale, index }) => {
      const walk = async (part: readonly Stop[]): Promise<string[]> => {
        const walker = new Walker(product, browser);
        const faults: string[] = [];
        for (const stop of part) {
          const width = widthOf(stop, stops.indexOf(stop) + index);
          const { page, consoleFaults } = await walker.goTo(stop, { locale, width });
          const found = [
            ...(await faultsOf(page, locales[locale].lang)),
            ...(await layoutShifts(page)),
            ...consoleFaults,
          ];
          faults.push(...found.map((fault) => `${stop.name} at ${width}: ${fault}`));
        }
        await walker.close();
        return faults;
      };
      // Two windows at once: the one renders while the other one waits for an answer.
      const halves = [0, 1].map((half) => walk(stops.filter((_, each) => each % 2 === half)));
      expect((await Promise.all(halves)).flat()).toEqual([]);
    },
  );
});
