import { fonts } from "virtual:site-fonts";
import type { Locale } from "#contract/locales.ts";

const faces = new CSSStyleSheet();
/** The fonts of a previewed language; they come after the screen's own. */
const previewFaces = new CSSStyleSheet();

/**
 * Loads the letters of a language: the interface letters of the member site, and the whole alphabet
 * in slices, because operators read what members write.
 */
export function loadFonts(locale: Locale): void {
  faces.replaceSync(fonts[locale].faces);
  if (!document.adoptedStyleSheets.includes(faces))
    document.adoptedStyleSheets.push(previewFaces, faces);
  loadAlphabet(locale);
}

/** Adds the letters of a language in which something is previewed. */
export function loadPreviewFonts(locale: Locale): void {
  previewFaces.replaceSync(fonts[locale].faces);
  loadAlphabet(locale);
}

/** The interface letters of a language, for a window of its own. */
export const facesOf = (locale: Locale): string => fonts[locale].faces;

function loadAlphabet(locale: Locale): void {
  const { bodySheets, lateSheets } = fonts[locale];
  for (const href of [...bodySheets, ...lateSheets]) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}
