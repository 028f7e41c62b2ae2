import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultLocale, localeCodes } from "#contract/locales.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { pictureFault } from "#tests/support/pictures.ts";
import { withDatabase } from "#tests/support/play.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";
import { stops } from "#tests/support/sweep/stops.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

const folder = join(import.meta.dirname, "pictures");

/** The states that a language changes most: the menus and the narrowest window. */
const IN_EVERY_LANGUAGE = new Set(["desktop", "mobile-menu", "mobile-320"]);

/** The states of the lobby: name of the stop, width and height of the window. */
const pictures: readonly [name: string, stop: string, width: number, height: number][] = [
  ["desktop", "a member's lobby", 1280, 1900],
  ["desktop-visitor", "the lobby", 1280, 860],
  ["desktop-popups", "the notice windows", 1280, 860],
  ["desktop-slots", "the list of games", 1280, 860],
  ["mobile", "a member's lobby", 390, 2200],
  ["mobile-visitor", "the lobby", 390, 844],
  ["mobile-games", "the left drawer", 390, 844],
  ["mobile-menu", "a member's right drawer with the languages", 390, 844],
  ["mobile-320", "a member's lobby", 320, 700],
];

/**
 * Screenshots of the lobby: all in Korean, and in every language those whose layout its texts
 * change.
 */
describe("the lobby looks as it did", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  let walker: Walker;
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
    walker = new Walker(product, browser);
    await withDatabase(product, async (db) => {
      // Old dates, so that no item is marked as new today and not tomorrow.
      await db.query(
        "update message_notices set published_at = published_at - interval '200 days'",
      );
      // "An hour ago" while the test runs, however long that takes.
      await db.query(
        `update game_sessions set opened_at = now() - interval '30 minutes' - interval '3 hours' * n
         from (select id, row_number() over (order by opened_at desc) n from game_sessions) r
         where r.id = game_sessions.id`,
      );
    });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const stopOf = (name: string): Stop => {
    const stop = stops.find((each) => each.name === name);
    if (!stop) throw new Error(`The sweep has no stop of the name "${name}".`);
    return stop;
  };
  /** Waits for the images in the window and hides the session's clock. */
  const settle = (page: Page) =>
    page.evaluate(async () => {
      const inWindow = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      });
      await Promise.all(inWindow.map((image) => image.decode().catch(() => null)));
      await document.fonts.ready;
    });

  it.each(localeCodes)("in %s", async (locale) => {
    const faults: (string | null)[] = [];
    const chosen = pictures.filter(
      ([name]) => locale === defaultLocale || IN_EVERY_LANGUAGE.has(name),
    );
    for (const [name, stop, width, height] of chosen) {
      const { page } = await walker.goTo(stopOf(stop), { locale, width, height });
      await settle(page);
      const clocks = page.locator('.clock, [role="timer"], .u small');
      const screenshot = await page.screenshot({ mask: [clocks], maskColor: "#171b29" });
      faults.push(await pictureFault(screenshot, join(folder, locale, `${name}.png`)));
    }
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});
