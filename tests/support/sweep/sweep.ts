import type { Page } from "playwright-core";
import { violationsOf } from "#tests/support/accessibility.ts";
import { clippedTexts, widerThanWindow } from "#tests/support/sweep/clipping.ts";
import { missingGlyphs } from "#tests/support/sweep/glyphs.ts";
import { wrongLanguages } from "#tests/support/sweep/languages.ts";
import { runningAnimations } from "#tests/support/sweep/motion.ts";
import { overlaps } from "#tests/support/sweep/overlaps.ts";
import { brokenControls } from "#tests/support/sweep/single-line.ts";
import { smallTargets } from "#tests/support/sweep/targets.ts";
import { wrongValues } from "#tests/support/sweep/written-values.ts";

/** Texts outside of the window, which zoom and spacing must not cause. */
export const layoutFaults = async (page: Page): Promise<string[]> => [
  ...(await widerThanWindow(page)),
  ...(await clippedTexts(page)),
];

/** All faults of a page, one line each. */
export const faultsOf = async (page: Page, lang: string): Promise<string[]> => [
  ...(await layoutFaults(page)),
  ...(await overlaps(page)),
  ...(await brokenControls(page)),
  ...(await smallTargets(page)),
  ...(await wrongValues(page)),
  ...(await wrongLanguages(page, lang)),
  ...(await missingGlyphs(page)),
  ...(await runningAnimations(page)),
  ...(await violationsOf(page)),
];
