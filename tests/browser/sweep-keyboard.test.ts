import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";
import { stops } from "#tests/support/sweep/stops.ts";
import { tabWalkFaults } from "#tests/support/sweep/tab-walk.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

const named = (name: string): Stop => {
  const stop = stops.find((each) => each.name === name);
  if (!stop) throw new Error(`The sweep has no stop of the name "${name}".`);
  return stop;
};

/** A run walks every second page; `SWEEP=all` walks each. */
const step = process.env["SWEEP"] === "all" ? 1 : 2;

/** Pages by Tab alone. Standards: WCAG 2.2, 2.1.1, 2.4.3, 2.4.7, 2.4.11. */
describe("by keyboard", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  let walker: Walker;
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
    walker = new Walker(product, browser, {}, { inApp: true });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  const open = async (stop: Stop, width: number): Promise<Page> =>
    (await walker.goTo(stop, { locale: "ko", width })).page;

  it("every control is reached once, in order, visible and with a focus ring", async () => {
    const walked = stops.filter(({ show }) => !show).filter((_, place) => place % step === 0);
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const [place, stop] of walked.entries()) {
      const width = [1280, 390, 1024][place % 3] ?? 1280;
      const frame = `${width} of ${stop.who}`;
      const found = await tabWalkFaults(await open(stop, width), { skipsFrame: seen.has(frame) });
      seen.add(frame);
      faults.push(...found.map((fault) => `${stop.name} at ${width}: ${fault}`));
    }
    expect(faults).toEqual([]);
  }, 600_000);

  it.each([
    ["the notice windows", 1280],
    ["the notice windows", 390],
    ["a member's lobby", 390],
    ["the list of games", 1280],
    ["the left drawer", 390],
    ["a member's right drawer with the languages", 390],
    ["the login dialog", 1280],
    ["the registration with faults", 390],
  ])("every control is reached likewise in %s at %i", async (name, width) => {
    expect(await tabWalkFaults(await open(named(name), width))).toEqual([]);
  });

  it("the lobby's tab order begins with the member's most important controls", async () => {
    const page = await open(named("a member's lobby"), 1280);
    const order = [
      "a.skip",
      "a.logo",
      "button.search",
      "a.comp-figure",
      ".wallet-refresh",
      ".wallet a.btn",
      'a[href="/note"]',
      'a[href="/help"]',
      "a.user",
      ".hd-1 > button.icobtn",
      "button.lang",
      '.menu a[href="/"]',
      ...["deposit", "withdraw", "comp", "user", "help", "notice", "note"].map(
        (path) => `.menu a[href="/${path}"]`,
      ),
      "a.clock-link",
      "a.safely",
      ".hero .car button",
    ];
    for (const selector of order) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      expect(
        await focused.evaluate((element, wanted) => element.matches(wanted), selector),
        `${selector}, but it is ${await focused.evaluate((element) => element.outerHTML.slice(0, 80))}`,
      ).toBe(true);
    }
  });
});
