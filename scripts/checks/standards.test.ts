import { describe, expect, it } from "vitest";
import { faultsOfStandards, readStandards, standardsOf } from "#scripts/checks/standards.ts";
import { projectFolder } from "#scripts/project.ts";
import { readSources } from "#scripts/sources.ts";

const path = "scripts/checks/standards.test.ts";
const source = { path, text: 'it("refuses a stranger", () => {});' };
const project = { root: projectFolder, sources: [source] };
const faultsOf = (state: string, proof: string, more = "") =>
  faultsOfStandards(standardsOf(`RG-01\tmust\tSomething\t${state}\t${proof}\n${more}`), project);

describe("the table of standards", () => {
  it("has 344 rows, each with a test that exists or with its reason", () => {
    const rows = readStandards(projectFolder);
    expect(rows).toHaveLength(344);
    const sources = readSources(projectFolder);
    expect(faultsOfStandards(rows, { root: projectFolder, sources })).toEqual([]);
  });

  it("is refused when a held row names no test, or one that does not exist", () => {
    expect(faultsOf("held", `${path}: refuses a stranger`)).toEqual([]);
    expect(faultsOf("open", "Not built.")).toEqual([]);
    const wrong: [string, string][] = [
      ["held", `${path}: refuses a friend`],
      ["held", "server/none.test.ts: refuses a stranger"],
      ["held", "It is so."],
      ["open", ""],
      ["met", "It is so."],
    ];
    for (const row of wrong) expect(faultsOf(...row), row.join()).toHaveLength(1);
  });

  it("is refused when a row has no id, no known kind, or comes twice", () => {
    expect(faultsOf("open", "No.", "RG-01\tmust\tAgain\topen\tNo.")).toEqual([
      "RG-01 has two rows",
    ]);
    expect(faultsOf("open", "No.", "RG\tmust\tNo id\topen\tNo.")).toHaveLength(1);
    expect(faultsOf("open", "No.", "RG-02\tshould\tNo kind\topen\tNo.")).toHaveLength(1);
  });
});
