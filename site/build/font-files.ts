import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { cut, facesOf, type FontSource } from "./font-slices.ts";

const require = createRequire(import.meta.url);
export const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`));
export const pretendardFolder = join(packageFolder("pretendard"), "dist/web/variable");

/** The weights that the design uses; the rest of the axis is removed. */
export const weights = { wght: { min: 400, max: 800, default: 400 } };

export const sources = {
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

export const outFolder = (root: string) => join(root, "build/fonts");

/** Writes a file into build/fonts under a name with its hash, and answers its address. */
export async function publish(root: string, name: string, bytes: Buffer | string): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const file = name.replace(/(\.\w+)$/, `-${hash}$1`);
  await mkdir(outFolder(root), { recursive: true });
  await writeFile(join(outFolder(root), file), bytes);
  return `/fonts/${file}`;
}

/** A `@font-face` rule; `rest` holds its weights and its range. */
export const face = (family: string, url: string, rest: string): string =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-display:swap;${rest}}`;

/** The rule of a slice with all weights. */
export const faceOf = (family: string, url: string, range: string): string =>
  face(family, url, `font-weight:400 800;unicode-range:${range}`);

/** Letters of a family that is only available in slices, inlined in one sheet. */
export const inlined = async (root: string, source: FontSource, family: string, letters: string) =>
  (await cut(source, letters, root, weights))
    .map(({ bytes, range }) =>
      faceOf(family, `data:font/woff2;base64,${bytes.toString("base64")}`, range),
    )
    .join("");

/** Whole families as slices by unicode range, for texts that are unknown at build time. */
export async function lateSheet(
  root: string,
  families: readonly FontSource[],
  name: string,
): Promise<string> {
  const rules = [];
  for (const source of families) {
    for (const { file, range } of await facesOf(source)) {
      const url = await publish(root, basename(file), await readFile(file));
      rules.push(faceOf(source.family, url, range));
    }
  }
  return publish(root, `late-${name}.css`, rules.join(""));
}
