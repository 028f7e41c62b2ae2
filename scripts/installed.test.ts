import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { whyInstallIsStale } from "#scripts/installed.mjs";

let root: string;
const wanted = {
  "": { name: "project" },
  "node_modules/a": { version: "1.0.0" },
  "node_modules/a/node_modules/@b/c": { version: "2.0.0" },
  "node_modules/for-another-system": { version: "3.0.0", optional: true },
};
const installed = {
  "node_modules/a": { version: "1.0.0" },
  "node_modules/a/node_modules/@b/c": { version: "2.0.0" },
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "dalbit-install-"));
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(packages: object): void {
  mkdirSync(join(root, "node_modules", ".bin"), { recursive: true });
  writeFileSync(join(root, "node_modules", ".bin", "node"), "");
  writeHidden(packages);
}

const writeHidden = (packages: object): void =>
  writeFileSync(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages }));

it("accepts an install that matches, without packages for other systems", () => {
  install(installed);
  expect(whyInstallIsStale(root)).toBeNull();
});

it("detects that nothing is installed", () => {
  expect(whyInstallIsStale(root)).toBe("they are not installed");
});

it("detects an install that was interrupted", () => {
  install(installed);
  rmSync(join(root, "node_modules", ".package-lock.json"));
  expect(whyInstallIsStale(root)).toBe("the last install did not finish");
});

it("detects another version and a missing package, also nested ones", () => {
  install({ ...installed, "node_modules/a": { version: "0.9.0" } });
  expect(whyInstallIsStale(root)).toBe("a has another version");
  writeHidden({ "node_modules/a": { version: "1.0.0" } });
  expect(whyInstallIsStale(root)).toBe("@b/c is missing");
});
