import { describe, expect, it } from "vitest";
import { findUnproved, rowsOf, specification } from "#scripts/checks/specification.ts";
import { testNamesOf } from "#scripts/checks/test-names.ts";
import { projectFolder } from "#scripts/project.ts";
import { readSources } from "#scripts/sources.ts";

const source = {
  path: "server/wallet/wallet.test.ts",
  text: [
    'import { describe, it } from "vitest";',
    'describe("comp", () => {',
    '  it("is converted once", () => {});',
    '  it.each([[1, "not a name"]])("of %i won stays", () => {});',
    "});",
    'describe.each(["ko"])("texts in %s", () => {});',
    'console.log("not a test");',
    'it.todo("waits for its author");',
    'it("has no body");',
    'it.skip("is left out", () => {});',
    'describe.skip("a group that is left out", () => { it("is left out with it", () => {}); });',
    'it.skipIf(isBusy)("runs on a machine that can", () => {});',
  ].join("\n"),
};
const project = { root: projectFolder, sources: [source] };
const faultsOf = (held: string, proved: string) =>
  findUnproved(
    rowsOf(`| # | Statement |\n|---|---|\n| S1.1 | Comp | ${held} | ${proved} |`),
    project,
  );

describe("the specification's table", () => {
  it("names a file and a test for every statement", async () => {
    const sources = readSources(projectFolder);
    expect(await specification.findFaults({ root: projectFolder, sources })).toEqual([]);
  });

  it("is refused when a row names no file, no test, or what does not exist", () => {
    const file = "`README.md`";
    const test = "server/wallet/wallet.test.ts: ";
    expect(faultsOf(file, `${test}is converted`)).toEqual([]);
    expect(faultsOf(file, `${test}comp`)).toEqual([]);
    const wrong: [string, string][] = [
      ["", `${test}is converted`],
      ["`server/nowhere.ts`", `${test}is converted`],
      [file, ""],
      [file, test],
      [file, `${test}converted once`],
      [file, "server/nowhere.test.ts: is converted"],
    ];
    for (const [held, proved] of wrong) expect(faultsOf(held, proved), proved).toHaveLength(1);
    const twice = rowsOf(`| S1 | a | ${file} | ${test}comp |\n| S1 | b | ${file} | ${test}comp |`);
    expect(findUnproved(twice, project)).toEqual(["S1 is listed twice"]);
    expect(findUnproved([], project)).toEqual(["it has no rows"]);
  });

  it("knows the names of tests and groups that run, and no other text", () => {
    expect(testNamesOf(source)).toEqual([
      "comp",
      "is converted once",
      "of %i won stays",
      "texts in %s",
      "runs on a machine that can",
    ]);
  });
});
