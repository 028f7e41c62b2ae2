import { fonts } from "virtual:site-fonts";
import type { Locale } from "#contract/locales.ts";

const faces = new CSSStyleSheet();

/**
 * Loads the letters of a language: the interface letters that the member site cut, and the whole
 * alphabet in slices behind them, because operators read what members write.
 */
export function loadFonts(locale: Locale): void {
  const set = fonts[locale];
  faces.replaceSync(set.faces);
  if (!document.adoptedStyleSheets.includes(faces)) document.adoptedStyleSheets.push(faces);
  for (const href of [...set.bodySheets, ...set.lateSheets]) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}
