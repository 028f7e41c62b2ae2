import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { lobbyStops } from "#tests/support/sweep/stops-lobby.ts";
import { layoutFaults } from "#tests/support/sweep/sweep.ts";
import { overlaps } from "#tests/support/sweep/overlaps.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

/** The widths and languages in which the lobby has the least room, or the most. */
const tightest: [Locale, number][] = [
  ["en", 320],
  ["ko", 360],
  ["en", 360],
  ["vn", 360],
  ["jp", 360],
  ["vn", 390],
  ["jp", 390],
  ["cn", 390],
  ["vn", 900],
  ["th", 960],
  ["vn", 1024],
  ["jp", 1100],
  ["en", 1200],
  ["vn", 1440],
  ["vn", 1920],
  ["ko", 2560],
];

describe("the lobby", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  let walker: Walker;
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
    walker = new Walker(product, browser);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  const home = lobbyStops.find(({ name }) => name === "a member's lobby");
  const open = async (locale: Locale, width: number) => {
    if (!home) throw new Error("The sweep does not visit a member's lobby.");
    return (await walker.goTo(home, { locale, width })).page;
  };

  it("keeps its words, pictures and numbers apart at every width", async () => {
    const faults: string[] = [];
    for (const [locale, width] of tightest) {
      const page = await open(locale, width);
      const found = [...(await layoutFaults(page)), ...(await overlaps(page))];
      faults.push(...found.map((fault) => `${locale} at ${width}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it("uses large screens, and keeps the names of recent games whole on phones", async () => {
    const page = await open("en", 1920);
    expect((await page.locator(".hero").boundingBox())?.width).toBeGreaterThan(1500);
    await open("en", 390);
    const cut = await page
      .locator(".rec-name b")
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
  });
});
