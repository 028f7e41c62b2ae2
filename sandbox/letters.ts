import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const font = createRequire(import.meta.url).resolve(
  "pretendard/dist/web/variable/woff2/PretendardVariable.woff2",
);

/** The games' own names, and the texts of every window. */
const everywhere = ["catalogue/games.ts", "page/texts/frame/ko.ts"];
const catalogues: Record<string, string> = {
  slot: "catalogue/slot-games.ts",
  table: "catalogue/table-games.ts",
  sport: "catalogue/sport-games.ts",
  mines: "catalogue/instant-games.ts",
};
const printable = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");
/** With the letters by which the drawing library measures a font. */
const signs = "₩₫·•…–—‘’“”×±°−✓ÉÅ\u00a0";

/** The Korean and Latin letters that the source of a window has; nothing else is Korean there. */
async function lettersOf(kind: string): Promise<string> {
  const files = [...everywhere, `page/texts/${kind}/ko.ts`, catalogues[kind] ?? ""];
  const sources = await Promise.all(files.map((file) => readFile(here(file), "utf8")));
  const korean = sources.join("").match(/[\uac00-\ud7a3\u3131-\u318e]/g) ?? [];
  return [...new Set(printable + signs + korean.join(""))].toSorted().join("");
}

const rangeOf = (letters: string): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");

/** Writes the face of one window's letters and answers its file. */
async function faceOf(kind: string): Promise<string> {
  const letters = await lettersOf(kind);
  const folder = here("../.cache/game-letters");
  const name = `${kind}-${createHash("sha256").update(letters).digest("hex").slice(0, 10)}`;
  const sheet = join(folder, `${name}.css`);
  const isMade = await readFile(sheet).then(
    () => true,
    () => false,
  );
  if (isMade) return sheet;
  await mkdir(folder, { recursive: true });
  const bytes = await subsetFont(await readFile(font), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    keepFeatures: ["kern", "tnum", "ccmp", "locl", "calt", "liga"],
  });
  await writeFile(join(folder, `${name}.woff2`), bytes);
  const face = `font-family:"Game Letters";font-display:swap;font-weight:400 800`;
  await writeFile(
    sheet,
    `@font-face{${face};src:url(./${name}.woff2) format("woff2");unicode-range:${rangeOf(letters)}}`,
  );
  return sheet;
}

/**
 * Answers `virtual:letters/slot.css` and its like: one font with the letters that a window surely
 * shows. The package's own slices hold a hundred rare letters beside each usual one, and a window
 * would load ten of them before it can be played.
 */
export const ownLetters: Plugin = {
  name: "own-letters",
  resolveId: {
    filter: { id: /^virtual:letters\// },
    handler: (id) => faceOf(id.replace(/^virtual:letters\/(\w+)\.css$/, "$1")),
  },
};
