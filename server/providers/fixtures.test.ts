import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { expectedOf, keep, readManifest, runFixture } from "#tests/support/fixtures.ts";

const folders = [
  "beexar/fixtures/beexar",
  "hub88/fixtures/hub88",
  "hub88/fixtures/caleta",
  "igsp/fixtures/igsp",
  "betsy/fixtures/betsy",
];

/** Byte for byte: what comes in, what goes out, and what the ledger says before and after. */
describe.each(folders)("the fixtures of %s", (folder) => {
  const test = useTestApp();
  const root = join(import.meta.dirname, folder);
  const manifest = readManifest(root);

  it.each(manifest.cases)("$dir", async ({ dir }) => {
    const came = await runFixture(test, root, manifest, dir);
    if (process.env["RENEW_FIXTURES"]) keep(root, dir, came);
    expect(came).toEqual(expectedOf(root, dir));
  });
});
