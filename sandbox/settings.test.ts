import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("an empty control secret is none, so that no other machine may use the controls", () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-settings-"));
  const secretFor = (written: string | undefined) =>
    readSettings({ SANDBOX_SECRET: "s", SANDBOX_DATA: folder, SANDBOX_CONTROL_SECRET: written })
      .controlSecret;
  expect([secretFor(undefined), secretFor(""), secretFor("c")]).toEqual([null, null, "c"]);
  rmSync(folder, { recursive: true });
});
