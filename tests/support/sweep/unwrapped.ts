import type { Page } from "playwright-core";

/**
 * Words on a page of strange texts that are not strange: they do not come from `locales/`. What
 * is no text of ours says so in the page: names and ids by `translate="no"`, another language by
 * `lang`, what people wrote by `dir="auto"`, moments by `time`, units of an amount by `amount`.
 */
export const unwrappedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const data =
      '[translate="no"], body [lang], [dir=auto], time, .amount, .amount-unit, .reel, script, style';
    const faults = new Set<string>();
    const look = (element: Element, text: string) => {
      if (element.closest(data)) return;
      let rest = text;
      for (let before = ""; before !== rest;) {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, "");
      }
      if (/\p{L}/u.test(rest)) faults.add(`"${rest.trim()}" of ${tools.nameOf(element)}`);
    };
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement) look(parentElement, nodeValue ?? "");
    }
    for (const name of [
      "aria-label",
      "aria-roledescription",
      "title",
      "placeholder",
      "alt",
      "data-label",
    ])
      for (const element of document.querySelectorAll(`[${name}]`))
        look(element, element.getAttribute(name) ?? "");
    return [...faults];
  });
