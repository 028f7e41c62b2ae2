import type { Page } from "playwright-core";

declare global {
  var said: string[];
}

/** Records the polite live regions of the page from now on. */
export const countPoliteMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.said = [];
    const polite = '[aria-live="polite"], [role="status"]';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(polite),
        ),
      );
      for (const region of regions) {
        const text = region?.textContent?.trim();
        if (text) globalThis.said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** The messages since then. */
export const politeMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.said);
