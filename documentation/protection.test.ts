import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "#scripts/project.ts";

const read = (path: string): string => readFileSync(join(projectFolder, path), "utf8");

describe("the page about protection", () => {
  const rows = read("docs/protection.md")
    .split("\n")
    .filter((line) => /^\| (?!Rule|Line|---|Id|RG-)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));

  it("names a test for every row", () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const [, rule, , proof] of rows) expect(proof, rule).toMatch(/^`[\w./-]+\.test\.ts`: \S/);
  });

  it("names tests that exist", () => {
    for (const [, , , proof = ""] of rows) {
      const [path = "", ...title] = proof.split("`: ");
      expect(read(path.replace("`", "")), proof).toContain(`"${title.join("`: ")}"`);
    }
  });
});
