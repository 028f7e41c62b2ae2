import type { Page } from "playwright-core";

/**
 * Letters that no font of the page can draw, and fonts that did not load. A missing letter is drawn
 * as the same box as U+FFFF, which no font has.
 */
export async function missingGlyphs(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const faults = new Set<string>();
    for (const { family, status } of document.fonts)
      if (status === "error") faults.add(`the font ${family} does not come`);
    const lettersOf = new Map<string, Set<string>>();
    for (const { element, text } of tools.shownTexts()) {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const font = `${fontWeight} 20px ${fontFamily}`;
      const letters = lettersOf.get(font) ?? new Set();
      for (const letter of text) letters.add(letter);
      lettersOf.set(font, letters);
    }
    const blank = /\s|\p{Default_Ignorable_Code_Point}/u;
    const canvas = new OffscreenCanvas(32, 32);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("the browser has no canvas");
    const drawn = (font: string, letter: string) => {
      pen.clearRect(0, 0, 32, 32);
      pen.font = font;
      pen.fillText(letter, 4, 24);
      return pen.getImageData(0, 0, 32, 32).data.join();
    };
    for (const [font, letters] of lettersOf) {
      const missing = drawn(font, "\uffff");
      for (const letter of letters)
        if (!blank.test(letter) && drawn(font, letter) === missing)
          faults.add(`no glyph for ${letter}`);
    }
    return [...faults];
  });
}
