import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const [, section = ""] =
  /^## Five walks\n([^]*?)^## /m.exec(readFileSync(join(root, "ARCHITECTURE.md"), "utf8")) ?? [];

/** Each walk with the paths that it names. */
const walks = section.split(/^(?=\*\*)/m).slice(1);
const pathsOf = (walk: string): string[] =>
  [...walk.matchAll(/`([\w/.-]+\.(?:tsx?|sql))`/g)].map(([, path = ""]) => path);

describe("the walks of ARCHITECTURE.md", () => {
  it("are five", () => expect(walks).toHaveLength(5));

  it.each(walks.map((walk) => [walk.slice(2, walk.indexOf(".**")), walk]))(
    "name files that exist: %s",
    (_title, walk) => {
      const isThere = (path: string) =>
        existsSync(join(root, path)) || existsSync(join(root, "server", path));
      expect(pathsOf(walk).length).toBeGreaterThan(8);
      expect(pathsOf(walk).filter((path) => !isThere(path))).toEqual([]);
    },
  );
});
