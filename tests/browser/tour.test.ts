import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useGameWindows } from "#tests/support/game-windows.ts";
import { useOfficeWindows } from "#tests/support/office-windows.ts";
import { stops } from "#tests/support/sweep/stops.ts";
import { Walker } from "#tests/support/sweep/walker.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { keepPicture, tourPictures } from "#tests/support/tour.ts";

const renew = process.env["RENEW_PICTURES"] === "1";
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Stops of the sweep: the picture's name and the stop's. */
const sitePages: readonly [picture: string, stop: string][] = [
  ["lobby", "a member's lobby"],
  ["games", "all games, for a visitor"],
  ["slots", "the list of games"],
  ["deposit", "the account for a deposit and the last look"],
  ["withdrawal", "a withdrawal"],
  ["statement", "my statement"],
  ["limits", "my limits"],
  ["notes", "a note"],
  ["registration", "the registration"],
  ["login", "the login page"],
];
const gamePages = ["golden-persimmon", "crane-letters", "moonhall", "moonlight-mines", "soccer"];
/** Screens of the back office: the picture's name and the path. */
const officePages: readonly [picture: string, path: string][] = [
  ["overview", "/overview"],
  ["deposits", "/deposits"],
  ["members", "/members"],
  ["reports", "/reports"],
  ["statements", "/statements"],
];

it("the tour shows exactly the pictures that are kept for it", () => {
  const { shown, kept } = tourPictures();
  expect(shown.length).toBeGreaterThan(20);
  expect(shown).toEqual(kept);
});

describe.runIf(renew)("pictures of the tour", () => {
  const office = useOfficeWindows();
  const games = useGameWindows();
  let walker: Walker;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const browser = await openBrowser();
    walker = new Walker(office.product, browser);
    close = () => browser.close();
  });
  afterAll(() => close());

  it.each(sitePages)("of the site: %s", async (picture, name) => {
    const stop = stops.find((each) => each.name === name);
    if (!stop) throw new Error(`The sweep has no stop of the name "${name}".`);
    for (const [size, { width, height }] of Object.entries({ wide: DESKTOP, phone: PHONE })) {
      const { page } = await walker.goTo(stop, { locale: "ko", width, height });
      await page.waitForLoadState("networkidle");
      await keepPicture(`site-${picture}-${size}`, await page.screenshot());
    }
    expect(tourPictures().kept).toContain(`site-${picture}-phone.webp`);
  });

  it.each(gamePages)("of the game %s", async (game) => {
    for (const [size, window] of Object.entries({ wide: DESKTOP, phone: PHONE })) {
      const page = await games.open(game, window, { isTouch: size === "phone" });
      await page.locator("body[data-phase=playing]").waitFor();
      // Reels and cards are drawn once their pictures have come.
      await page.waitForTimeout(2_000);
      await keepPicture(`game-${game}-${size}`, await page.screenshot());
    }
    expect(tourPictures().kept).toContain(`game-${game}-phone.webp`);
  });

  it.each(officePages)("of the back office: %s", async (picture, path) => {
    const page = await office.open(path);
    await page.setViewportSize(DESKTOP);
    await page.waitForLoadState("networkidle");
    await keepPicture(`office-${picture}`, await page.screenshot());
    expect(tourPictures().kept).toContain(`office-${picture}.webp`);
  });
});
