import type { Page } from "playwright-core";

/**
 * Amounts and dates that deviate from the specification's format: whole won with groups of three,
 * `원` after it in Korean and `₩` elsewhere; `yyyy-MM-dd` of the Gregorian calendar, or `-`.
 */
export const wrongValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const digits = "[+\\-−]?\\d{1,3}(?:[,.]\\d{3})*";
    const patterns: Record<string, string> = {
      ko: `${digits}(?:원|P)`,
      vi: `${digits}\\s(?:₩|P)`,
      en: `(?:[+\\-−]?₩${digits}|${digits}\\sP)`,
      th: `(?:[+\\-−]?₩${digits}|${digits}\\sP)`,
    };
    const other = `(?:[+\\-−]?₩${digits}|${digits}P)`;
    const amount = new RegExp(`^${patterns[document.documentElement.lang] ?? other}$`);
    const date = /^20\d\d-\d\d-\d\d(?:\s\d\d:\d\d)?$/;
    const faults = new Set<string>();
    for (const element of tools.scope().querySelectorAll(".amount, time.num")) {
      if (!tools.isShown(element)) continue;
      const text = (element as HTMLElement).innerText.trim();
      const right = element.localName === "time" ? date : amount;
      if (!right.test(text)) faults.add(`${element.localName} says "${text}"`);
    }
    return [...faults];
  });
