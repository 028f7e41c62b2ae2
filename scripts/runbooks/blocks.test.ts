import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "#scripts/project.ts";
import { blocksOf, missingPart } from "#scripts/runbooks/blocks.ts";

describe("the runbooks", () => {
  const page = readFileSync(join(projectFolder, "docs/runbooks.md"), "utf8");
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };

  it("call only commands that exist", () => {
    const blocks = blocksOf(page);
    expect(blocks.length).toBeGreaterThan(10);
    const called = blocks.flatMap(({ commands }) =>
      [...commands.matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name ?? ""),
    );
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("mark each block of commands, so that `npm run runbooks` runs it", () => {
    expect(page.match(/^```sh/gm)).toHaveLength(blocksOf(page).length);
  });
});

it("reads what a block must print, and finds what is missing from a text", () => {
  const page = "## Is it good?\n\n```sh stopped\nls\n# prints: one\n# prints: two\n```\n";
  expect(blocksOf(page)).toEqual([
    expect.objectContaining({ question: "Is it good?", isRunning: false, prints: ["one", "two"] }),
  ]);
  expect(missingPart("one and two", ["one", "two"])).toBeNull();
  expect(missingPart("two and one", ["one", "two"])).toBe("two");
});
