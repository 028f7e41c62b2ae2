import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

/** A font family that its package delivers as slices by unicode range. */
export type FontSource = { family: string; sheet: string };
type Slice = { file: string; range: string };
type Axes = Record<string, { min: number; max: number; default: number }>;

/** The slices that a package's style sheet lists. */
export async function facesOf({ sheet }: FontSource): Promise<Slice[]> {
  const css = await readFile(sheet, "utf8");
  const slices = [];
  for (const [rule] of css.matchAll(/@font-face\s*{[^}]+}/g)) {
    const file = /url\((?:'|")?([^'")]+)/.exec(rule)?.[1];
    const range = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1];
    if (file && range) slices.push({ file: join(dirname(sheet), file), range: range.trim() });
  }
  return slices;
}

/** First and last code point of each part of a unicode range. */
const partsOf = (range: string): [first: number, last: number][] =>
  range.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const covers = (range: string, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return partsOf(range).some(([first, last]) => code >= first && code <= last);
};

/** Every letter of a unicode range. */
export const lettersIn = (range: string): string =>
  partsOf(range)
    .map(([first, last]) =>
      String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step)),
    )
    .join("");

const options = {
  targetFormat: "woff2",
  // Kerning, even digits and mark placement; stylistic alternates would double the file.
  keepFeatures: ["kern", "tnum", "ccmp", "locl", "mark", "mkmk", "calt", "liga"],
  // Instructions for coarse pixels would double the digits' files.
  noHinting: true,
} as const;

/** A WOFF2 file with these letters only. */
export const writeSubset = (font: Buffer, letters: string, axes: Axes): Promise<Buffer> =>
  subsetFont(font, letters, { ...options, variationAxes: axes });

async function cached(folder: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(folder, key);
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const bytes = await make();
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  return bytes;
}

/** Takes the given letters out of the slices that have them. */
export async function cut(
  source: FontSource,
  letters: string,
  root: string,
  axes: Axes,
): Promise<{ bytes: Buffer; range: string }[]> {
  const parts = [];
  const wanted = new Set([...letters].filter((letter) => letter > "\u02ff"));
  for (const slice of (await facesOf(source)).toReversed()) {
    const mine = [...wanted].filter((letter) => covers(slice.range, letter)).join("");
    if (!mine) continue;
    for (const letter of mine) wanted.delete(letter);
    const key = createHash("sha256")
      .update(JSON.stringify([slice.file, mine, axes, options]))
      .digest("hex")
      .slice(0, 16);
    const bytes = await cached(join(root, ".cache/fonts"), key, async () =>
      writeSubset(await readFile(slice.file), mine, axes),
    );
    const codes = [...mine].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
    parts.push({ bytes, range: codes.join(",") });
  }
  return parts;
}
