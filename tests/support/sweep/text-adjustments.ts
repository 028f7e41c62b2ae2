import type { Page } from "playwright-core";

/**
 * Applies the text spacing that readers may set; the returned function reverts it. Source: WCAG
 * 2.2, success criterion 1.4.12.
 */
export async function spaceText(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/**
 * Enlarges text only, as browsers with text zoom do: letters and line heights grow, and boxes keep
 * their size.
 */
export const enlargeText = (page: Page, times: number): Promise<void> =>
  page.evaluate((factor) => {
    const elements = [...document.body.querySelectorAll<HTMLElement>("*")];
    const sizes = elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
    });
    for (const [index, element] of elements.entries()) {
      const { size = 16, line = Number.NaN } = sizes[index] ?? {};
      element.style.fontSize = `${size * factor}px`;
      if (!Number.isNaN(line)) element.style.lineHeight = String(line / size);
    }
  }, times);
