import type { Page } from "playwright-core";

/**
 * Languages that screen readers do not know: the address codes `vn`, `jp` and `cn` are no
 * languages. Also lines too low for the marks above and below Thai letters.
 */
export const wrongLanguages = (page: Page, lang: string): Promise<string[]> =>
  page.evaluate((expected) => {
    const known = new Set(["ko", "en", "vi", "ja", "th", "zh-Hans"]);
    const faults = new Set<string>();
    const { lang: said } = document.documentElement;
    if (said !== expected) faults.add(`the page says it is in "${said}", not "${expected}"`);
    for (const element of document.querySelectorAll("[lang], [hreflang]"))
      for (const value of [element.getAttribute("lang"), element.getAttribute("hreflang")])
        if (value !== null && value !== "x-default" && !known.has(value))
          faults.add(`"${value}" of ${tools.nameOf(element)} is no language`);
    for (const { element, text } of tools.shownTexts()) {
      if (!/\p{Script=Thai}/u.test(text)) continue;
      const { lineHeight, fontSize } = getComputedStyle(element);
      const line =
        lineHeight === "normal" ? 1.5 : Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      if (line < 1.49)
        faults.add(
          `the line of Thai "${text}" is ${line.toFixed(2)} em in ${tools.nameOf(element)}`,
        );
    }
    return [...faults];
  }, lang);
