import type { Page } from "playwright-core";
import { borderlessControls } from "#tests/support/sweep/forced-colors.ts";
import { layoutFaults } from "#tests/support/sweep/sweep.ts";
import { enlargeText, spaceText } from "#tests/support/sweep/text-adjustments.ts";

/** Phones enlarge text alone; a desktop browser enlarges the page, which narrow windows show. */
const TEXT_ZOOM = { narrowest: 360, widest: 768 };

/**
 * Faults of a page as people adjust it for their eyes: text spaced out (WCAG 1.4.12), the system's
 * colours forced, and on phones text twice as large (WCAG 1.4.4). The page keeps the large text.
 */
export async function adjustedFaults(page: Page): Promise<string[]> {
  const takeBack = await spaceText(page);
  const spaced = (await layoutFaults(page)).map((fault) => `spaced out: ${fault}`);
  await takeBack();
  await page.emulateMedia({ forcedColors: "active" });
  const forced = await borderlessControls(page);
  await page.emulateMedia({ forcedColors: null });
  const { width = 0 } = page.viewportSize() ?? {};
  if (width < TEXT_ZOOM.narrowest || width > TEXT_ZOOM.widest) return [...spaced, ...forced];
  await enlargeText(page, 2);
  const enlarged = (await layoutFaults(page)).map((fault) => `enlarged: ${fault}`);
  return [...spaced, ...forced, ...enlarged];
}
