import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

export type Bundling = {
  /** The folder whose sources are bundled. */
  root: string;
  /** The folder of the bundles. */
  into: string;
  /** Sources that are bundles too, by their names; paths below the root. */
  threads: Readonly<Record<string, string>>;
};

const ANY = /new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url,?\s*\)|import\.meta\.(\w+)/g;

/**
 * A module's text in which `import.meta` still means the module's own folder and file. Both are
 * written as ways from the bundle, so that the built product can be moved.
 * @throws Error for what a bundle would answer otherwise than the module
 */
export function withOwnPlaces(code: string, file: string, bundling: Bundling): string {
  return code.replace(ANY, (_, target: string | undefined, property: string | undefined) => {
    if (target !== undefined) {
      const found = bundleOf(join(dirname(file), target), bundling);
      return `new URL(${JSON.stringify(found)}, import.meta.url)`;
    }
    if (property === "dirname") {
      const way = relative(bundling.into, dirname(file));
      return `(import.meta.dirname + ${JSON.stringify(`/${way}`)})`;
    }
    if (property === "url") {
      const way = relative(bundling.into, file);
      return `new URL(${JSON.stringify(way)}, import.meta.url).href`;
    }
    throw new Error(`import.meta.${property} of ${file} would be the bundle's.`);
  });
}

/** A file's way from the bundles: its own bundle when it has one. */
function bundleOf(file: string, { root, into, threads }: Bundling): string {
  const [name] = Object.entries(threads).find(([, source]) => join(root, source) === file) ?? [];
  return name === undefined ? relative(into, file) : `./${name}.js`;
}

/** Keeps `import.meta` of our own modules; libraries stay outside the bundles. */
export const ownPlaces = (bundling: Bundling): Plugin => ({
  name: "own-places",
  transform: {
    filter: { code: /import\.meta/ },
    handler(code, id) {
      if (!id.startsWith(`${bundling.root}/`) || id.includes("/node_modules/")) return null;
      // Every replacement stays in its line, so the map of the sources stays right.
      return { code: withOwnPlaces(code, id, bundling), map: null };
    },
  },
});
