import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  findMissing,
  findUnshown,
  requirementsOf,
  security,
  SECURITY_TABLE,
} from "#scripts/checks/security.ts";
import { projectFolder } from "#scripts/project.ts";
import { readSources } from "#scripts/sources.ts";

const source = { path: "server/some.test.ts", text: 'it("refuses a stranger", () => {});' };
const project = { root: projectFolder, sources: [source] };
const faultsOf = (state: string, heldBy: string, proof: string) =>
  findUnshown(requirementsOf(`| 1.1.1 | Something | ${state} | ${heldBy} | ${proof} |`), project);

describe("the table of security requirements", () => {
  it("has every requirement, with the file and the test that show it", async () => {
    const sources = readSources(projectFolder);
    expect(await security.findFaults({ root: projectFolder, sources })).toEqual([]);
  });

  it("is refused when a row names no proof, or one that does not exist", () => {
    const file = "`package.json`";
    expect(faultsOf("met", file, "server/some.test.ts: refuses")).toEqual([]);
    expect(faultsOf("met", file, '`"private": true`')).toEqual([]);
    expect(faultsOf("partial", file, "Because.")).toEqual([]);
    expect(faultsOf("not applicable", "", "Because.")).toEqual([]);
    const wrong: [string, string, string][] = [
      ["met", file, "server/some.test.ts: accepts"],
      ["met", file, "server/none.test.ts: refuses"],
      ["met", file, "`not in that file`"],
      ["met", "`server/nowhere.ts`", "server/some.test.ts: refuses"],
      ["partial", "", "Because."],
      ["not applicable", "", ""],
      ["missing", file, "Because."],
    ];
    for (const row of wrong) expect(faultsOf(...row), row.join()).toHaveLength(1);
  });

  it("is refused when a requirement is missing or doubled, or too many are partial", () => {
    const rows = requirementsOf(readFileSync(join(projectFolder, SECURITY_TABLE), "utf8"));
    expect(findMissing(rows.slice(1))).toEqual(["chapter 1 has 26 of 27 requirements"]);
    expect(findMissing([...rows, ...rows.slice(0, 1)])).toEqual(["a requirement has two rows"]);
    const [first] = rows;
    const strange = first && [...rows, { ...first, id: "18.1.1" }, { ...first, id: "1.1.0" }];
    expect(findMissing(strange ?? [])).toEqual([
      "chapter 1 has 28 of 27 requirements",
      "18.1.1 is in no chapter",
    ]);
    const partial = rows.map((row) => ({ ...row, state: "partial" }));
    expect(findMissing(partial)).toEqual(["253 rows are partial, more than 15"]);
  });
});
