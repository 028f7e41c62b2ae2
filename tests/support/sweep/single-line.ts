import type { Page } from "playwright-core";

/**
 * Controls whose words break over two lines. Overflow checks miss this, because a box grows with
 * its text.
 */
export const brokenControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      "nav a, nav button, button, .btn, .chip, [role=tab], .badge, .tag, .st, .amount, kbd, time";
    // Names, titles and questions are sentences inside a control that is a whole row or picture.
    const sentences = ".tile-b, .ls, .pl-l, .rec, .search-option, .terms, .new-list";
    const faults = new Set<string>();
    for (const { node, element, text } of tools.shownTexts()) {
      const control = element.closest(controls);
      if (!control || element.closest(sentences)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) faults.add(`${tools.nameOf(control)} breaks "${text}"`);
    }
    return [...faults];
  });
