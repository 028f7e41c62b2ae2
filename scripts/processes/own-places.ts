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
 * Rewrites a module's text so that `import.meta` still names the module's own folder and file. Both
 * are paths relative to the bundle, so that the built product can be moved.
 * @throws Error for another property of `import.meta`, which would be the bundle's
 */
export function withOwnPlaces(code: string, file: string, bundling: Bundling): string {
  return code.replace(ANY, (_, target: string | undefined, property: string | undefined) => {
    if (target !== undefined) {
      const found = bundleOf(join(dirname(file), target), bundling);
      return `new URL(${JSON.stringify(found)}, import.meta.url)`;
    }
    if (property === "dirname") {
      const path = relative(bundling.into, dirname(file));
      return `(import.meta.dirname + ${JSON.stringify(`/${path}`)})`;
    }
    if (property === "url") {
      const path = relative(bundling.into, file);
      return `new URL(${JSON.stringify(path)}, import.meta.url).href`;
    }
    throw new Error(`import.meta.${property} of ${file} would be the bundle's.`);
  });
}

/** The path from the bundles to a file; to the bundle of a file that is a thread. */
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
      // A replacement keeps its line, so the line numbers in the source map stay correct.
      return { code: withOwnPlaces(code, id, bundling), map: null };
    },
  },
});
