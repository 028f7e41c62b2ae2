import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Locale } from "../../contract/locales.ts";
import { localeCodes } from "../../contract/locales.ts";
import { endonymLetters, latinLetters, lettersOf } from "./font-letters.ts";
import { cut, facesOf, writeSubset, type FontSource } from "./font-slices.ts";

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

const require = createRequire(import.meta.url);
const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`));
const pretendardFolder = join(packageFolder("pretendard"), "dist/web/variable");

/** The weights that the design uses; the rest of the axis is removed. */
const weights = { wght: { min: 400, max: 800, default: 400 } };

const sources = {
  pretendard: {
    family: "Pretendard Variable",
    sheet: join(pretendardFolder, "pretendardvariable-dynamic-subset.css"),
  },
  jp: {
    family: "Noto Sans JP Variable",
    sheet: join(packageFolder("@fontsource-variable/noto-sans-jp"), "index.css"),
  },
  cn: {
    family: "Noto Sans SC Variable",
    sheet: join(packageFolder("@fontsource-variable/noto-sans-sc"), "index.css"),
  },
  th: {
    family: "Noto Sans Thai Variable",
    sheet: join(packageFolder("@fontsource-variable/noto-sans-thai"), "index.css"),
  },
} satisfies Record<string, FontSource>;

const outFolder = (root: string) => join(root, "build/fonts");

async function publish(root: string, name: string, bytes: Buffer | string): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const file = name.replace(/(\.\w+)$/, `-${hash}$1`);
  await mkdir(outFolder(root), { recursive: true });
  await writeFile(join(outFolder(root), file), bytes);
  return `/fonts/${file}`;
}

const face = (family: string, url: string, rest: string): string =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-display:swap;${rest}}`;

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

/** A whole family as slices by unicode range, for texts that are unknown at build time. */
async function lateSheet(root: string, source: FontSource, name: string): Promise<string> {
  const rules = [];
  for (const { file, range } of await facesOf(source)) {
    const url = await publish(root, `${name}.woff2`, await readFile(file));
    rules.push(faceOf(source.family, url, range));
  }
  return publish(root, `late-${name}.css`, rules.join(""));
}

const faceOf = (family: string, url: string, range: string): string =>
  face(family, url, `font-weight:400 800;unicode-range:${range}`);

/** Letters of a family that is only available in slices, inlined in one sheet. */
const inlined = async (root: string, source: FontSource, family: string, letters: string) =>
  (await cut(source, letters, root, weights))
    .map(({ bytes, range }) =>
      faceOf(family, `data:font/woff2;base64,${bytes.toString("base64")}`, range),
    )
    .join("");

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
  common: { digits: Numerals; endonyms: string; late: string },
): Promise<FontSet> {
  const [ui, preload] = await interfaceFace(root, locale);
  const set: FontSet = {
    faces: ui + common.digits.faces + common.endonyms,
    preloads: [preload],
    numerals: common.digits.urls,
    bodySheets: [],
    lateSheets: [common.late],
  };
  if (locale === "th") {
    const thai = (await facesOf(sources.th)).find(({ range }) => range.includes("U+0E01"));
    if (!thai) throw new Error("The Thai letters are missing from their font package.");
    const url = await publish(root, "thai.woff2", await readFile(thai.file));
    set.preloads.push(url);
    set.faces += faceOf("Noto UI", url, thai.range);
  }
  if (locale === "jp" || locale === "cn") {
    const letters = lettersOf(locale);
    const rules = await inlined(root, sources[locale], "Noto UI", letters);
    set.bodySheets.push(await publish(root, `ui-${locale}.css`, rules));
    set.lateSheets.push(await lateSheet(root, sources[locale], `noto-${locale}`));
  }
  return set;
}

/**
 * The languages' own names. Their faces are in the head, because a later face makes the browser lay
 * out the whole page again.
 */
async function endonymFaces(root: string): Promise<string> {
  const rules = [];
  for (const locale of ["jp", "cn", "th"] as const) {
    for (const { bytes, range } of await cut(
      sources[locale],
      endonymLetters[locale],
      root,
      weights,
    )) {
      const url = await publish(root, `endonym-${locale}.woff2`, bytes);
      rules.push(faceOf("Endonym", url, range));
    }
  }
  return rules.join("");
}

/**
 * Builds build/fonts and answers, per language, the faces and sheets that a page needs. Subsets are
 * cached by content.
 */
export async function buildFonts(
  log: (line: string) => void,
  root = process.cwd(),
): Promise<Record<Locale, FontSet>> {
  const key = createHash("sha256")
    .update(await readFile(join(root, "site/build/fonts.ts")))
    .update(localeCodes.map(lettersOf).join("\n"))
    .digest("hex")
    .slice(0, 12);
  const manifest = join(outFolder(root), `manifest-${key}.json`);
  const built = await readFile(manifest, "utf8").catch(() => "");
  if (built) return JSON.parse(built) as Record<Locale, FontSet>;
  const [digits, endonyms, late] = await Promise.all([
    numerals(root),
    endonymFaces(root),
    lateSheet(root, sources.pretendard, "pretendard"),
  ]);
  const sets: [Locale, FontSet][] = [];
  for (const locale of localeCodes) {
    sets.push([locale, await fontSet(root, locale, { digits, endonyms, late })]);
    log(`fonts: ${locale}`);
  }
  const result = Object.fromEntries(sets) as Record<Locale, FontSet>;
  await writeFile(manifest, JSON.stringify(result));
  return result;
}
