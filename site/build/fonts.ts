import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "../../contract/locales.ts";
import { localeCodes } from "../../contract/locales.ts";
import {
  face,
  faceOf,
  inlined,
  lateSheet,
  outFolder,
  packageFolder,
  pretendardFolder,
  publish,
  sources,
  weights,
} from "./font-files.ts";
import { endonymLetters, latinLetters, lettersOf } from "./font-letters.ts";
import { facesOf, lettersIn, writeSubset } from "./font-slices.ts";

/** The fonts of one language: faces for the head, files to preload, later sheets. */
export type FontSet = {
  /** `@font-face` rules of the interface letters, small enough for the head. */
  faces: string;
  /** Fonts of the first paint; a later one would shift its lines. */
  preloads: string[];
  /** The digits of the jackpots, which only the home page shows in its first paint. */
  numerals: string[];
  /** Sheets at the end of the body, for letters that need not block the first paint. */
  bodySheets: string[];
  /** Sheets loaded when idle, for letters that only members' own texts use. */
  lateSheets: string[];
};

type Numerals = { faces: string; urls: string[] };

/** Barlow has the digits of jackpots and badges; only the used letters are kept. */
async function numerals(root: string): Promise<Numerals> {
  const folder = join(packageFolder("@fontsource/barlow-semi-condensed"), "files");
  const faces = [600, 700].map(async (weight) => {
    const file = join(folder, `barlow-semi-condensed-latin-${weight}-normal.woff2`);
    const bytes = await writeSubset(await readFile(file), "0123456789,.+/—: DALBITMEGJORN", {});
    const url = await publish(root, `numerals-${weight}.woff2`, bytes);
    return { url, rule: face("Barlow Semi Condensed", url, `font-weight:${weight}`) };
  });
  const cuts = await Promise.all(faces);
  return { faces: cuts.map(({ rule }) => rule).join(""), urls: cuts.map(({ url }) => url) };
}

async function interfaceFace(root: string, locale: Locale): Promise<[faces: string, url: string]> {
  const full = await readFile(join(pretendardFolder, "woff2/PretendardVariable.woff2"));
  const letters = lettersOf(locale);
  const pretendardLetters = ["ko", "en", "vn"].includes(locale) ? letters : latinLetters(letters);
  const bytes = await writeSubset(full, pretendardLetters + endonymLetters.pretendard, weights);
  const url = await publish(root, `ui-${locale}.woff2`, bytes);
  return [face("Pretendard UI", url, "font-weight:400 800"), url];
}

async function fontSet(
  root: string,
  locale: Locale,
  common: { digits: Numerals; endonyms: string },
): Promise<FontSet> {
  const [ui, preload] = await interfaceFace(root, locale);
  const set: FontSet = {
    faces: ui + common.digits.faces,
    preloads: [preload],
    numerals: common.digits.urls,
    bodySheets: [],
    lateSheets: [],
  };
  if (locale === "th") {
    const [thai, url] = await thaiFace(root);
    set.preloads.push(url);
    set.faces += thai;
  }
  const own = locale === "jp" || locale === "cn" ? locale : null;
  // One sheet for the interface letters and the endonyms: few requests count more than few bytes.
  const letters = own ? await inlined(root, sources[own], "Noto UI", lettersOf(own)) : "";
  set.bodySheets.push(await publish(root, `ui-${own ?? "any"}.css`, letters + common.endonyms));
  const alphabets = own ? [sources.pretendard, sources[own]] : [sources.pretendard];
  set.lateSheets.push(await lateSheet(root, alphabets, own ?? "any"));
  return set;
}

async function thaiFace(root: string): Promise<[faces: string, url: string]> {
  const slice = (await facesOf(sources.th)).find(({ range }) => range.includes("U+0E01"));
  if (!slice) throw new Error("The Thai letters are missing from their font package.");
  const bytes = await writeSubset(await readFile(slice.file), lettersIn(slice.range), weights);
  const url = await publish(root, "thai.woff2", bytes);
  return [faceOf("Noto UI", url, slice.range), url];
}

/**
 * The languages' own names, which every page shows, as data in a sheet: seven slices of three
 * families have these eleven letters, and seven files of a kilobyte each cost seven requests.
 */
async function endonymFaces(root: string): Promise<string> {
  const rules = (["jp", "cn", "th"] as const).map((locale) =>
    inlined(root, sources[locale], "Endonym", endonymLetters[locale]),
  );
  return (await Promise.all(rules)).join("");
}

/** Names what the fonts are made from: these modules and the letters. */
async function keyOf(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["fonts", "font-files", "font-slices"])
    hash.update(await readFile(join(root, `site/build/${file}.ts`)));
  return hash.update(localeCodes.map(lettersOf).join("\n")).digest("hex").slice(0, 12);
}

/**
 * Builds build/fonts and answers, per language, the faces and sheets that a page needs. Subsets are
 * cached by content.
 */
export async function buildFonts(
  log: (line: string) => void,
  root = process.cwd(),
): Promise<Record<Locale, FontSet>> {
  const manifest = join(outFolder(root), `manifest-${await keyOf(root)}.json`);
  const built = await readFile(manifest, "utf8").catch(() => "");
  if (built) return JSON.parse(built) as Record<Locale, FontSet>;
  const [digits, endonyms] = await Promise.all([numerals(root), endonymFaces(root)]);
  const sets: [Locale, FontSet][] = [];
  for (const locale of localeCodes) {
    sets.push([locale, await fontSet(root, locale, { digits, endonyms })]);
    log(`fonts: ${locale}`);
  }
  const result = Object.fromEntries(sets) as Record<Locale, FontSet>;
  await writeFile(manifest, JSON.stringify(result));
  return result;
}
