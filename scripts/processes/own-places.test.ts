import { expect, it } from "vitest";
import { withOwnPlaces } from "#scripts/processes/own-places.ts";

const bundling = {
  root: "/srv/product",
  into: "/srv/product/build/processes",
  threads: { hasher: "server/kit/hasher.ts" },
};
const placed = (code: string) => withOwnPlaces(code, "/srv/product/server/kit/a.ts", bundling);

it("names the module's own folder and file from that of the bundles", () => {
  expect(placed("join(import.meta.dirname, x)")).toBe(
    'join((import.meta.dirname + "/../../server/kit"), x)',
  );
  expect(placed("load(import.meta.url)")).toBe(
    'load(new URL("../../server/kit/a.ts", import.meta.url).href)',
  );
  expect(placed('new URL("../b.json", import.meta.url)')).toBe(
    'new URL("../../server/b.json", import.meta.url)',
  );
});

it("names a thread's bundle where the module names its source", () => {
  expect(placed('new URL("./hasher.ts", import.meta.url).href')).toBe(
    'new URL("./hasher.js", import.meta.url).href',
  );
});

it("refuses what would mean the bundle", () => {
  expect(() => placed("if (import.meta.main) run();")).toThrow(
    "import.meta.main of /srv/product/server/kit/a.ts would be the bundle's.",
  );
});
