import type { Page } from "playwright-core";

/**
 * Words on a page of pseudo texts that are not pseudo texts and therefore do not come from
 * `locales/`. Other text is marked in the page: names and ids with `translate="no"`, another
 * language with `lang`, people's texts with `dir="auto"`, moments with `time`, units of an amount
 * with `amount`.
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
