import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { expectedOf, keep, readManifest, runFixture } from "#tests/support/fixtures.ts";

const roots = ["beexar/fixtures/beexar", "hub88/fixtures/hub88", "hub88/fixtures/caleta"]
  .concat(["igsp/fixtures/igsp", "betsy/fixtures/betsy"])
  .map((folder) => join(import.meta.dirname, folder));

/** Byte for byte: what comes in, what goes out, and what the ledger says before and after. */
describe.each(roots)("the fixtures of %s", (root) => {
  const test = useTestApp();
  const manifest = readManifest(root);

  for (const { dir } of manifest.cases)
    it(dir, async () => {
      const came = await runFixture(test, root, manifest, dir);
      if (process.env["RENEW_FIXTURES"]) keep(root, dir, came);
      expect(came).toEqual(expectedOf(root, dir));
    });
});
