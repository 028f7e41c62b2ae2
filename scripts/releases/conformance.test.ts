import { describe, expect, it } from "vitest";
import type { Standard } from "#scripts/checks/standards.ts";
import { conformanceReport, faultsOfOutcomes } from "#scripts/releases/conformance.ts";
import { isTitleOf, outcomesOf, type Outcomes } from "#scripts/releases/outcomes.ts";

const row = (id: string, state: string, proof: string): Standard => ({
  id,
  kind: "must",
  requirement: `What ${id} asks`,
  state,
  proof,
});
const held = row("PA-01", "held", "server/a.test.ts: says it");
const each = row("PA-02", "held", "server/a.test.ts: of %s needs a $name");
const open = row("PA-03", "open", "Not built.");
const rows = [held, each, open];
const run = (...tests: [string, "passed" | "failed" | "skipped"][]) => ({
  success: true,
  testResults: [
    {
      name: "/project/server/a.test.ts",
      status: "passed" as const,
      assertionResults: tests.map(([title, status]) => ({ title, fullName: title, status })),
    },
  ],
});
const outcomes = (...tests: [string, "passed" | "failed" | "skipped"][]): Outcomes => ({
  commit: "abc",
  at: "2026-11-29T03:00:00.000Z",
  of: outcomesOf(rows, run(...tests), "/project"),
});
const good = outcomes(
  ["says it", "passed"],
  ["of deposits needs a reason", "passed"],
  ["of games needs a reason", "passed"],
);

describe("the conformance report of a release", () => {
  it("has each requirement with its state, its test, the test's last result and a link to it", () => {
    expect(faultsOfOutcomes(rows, good, "abc")).toEqual([]);
    const report = conformanceReport("0.2", rows, good);
    expect(report).toContain("commit `abc` ended at 2026-11-29T03:00:00.000Z");
    expect(report).toContain(
      "| PA-01 | must | What PA-01 asks | held | passed | [server/a.test.ts](../../server/a.test.ts): says it |",
    );
    expect(report).toContain("| PA-03 | must | What PA-03 asks | open | – | Not built. |");
  });

  it("is refused without a whole run of the very commit", () => {
    for (const [kept, commit] of [
      [null, "abc"],
      [good, "def"],
      [good, null],
      [{ ...good, commit: null }, "abc"],
    ] as const)
      expect(faultsOfOutcomes(rows, kept, commit)).toHaveLength(1);
  });

  it.each([
    ["failed", [["says it", "failed"]]],
    ["was skipped", [["says it", "skipped"]]],
    ["did not run", []],
    [
      "failed for one of its rows",
      [
        ["says it", "passed"],
        ["of deposits needs a reason", "passed"],
        ["of games needs a reason", "failed"],
      ],
    ],
  ] as [string, [string, "passed" | "failed" | "skipped"][]][])(
    "is refused when a test %s",
    (_, tests) => {
      expect(faultsOfOutcomes(rows, outcomes(...tests), "abc")).not.toEqual([]);
    },
  );

  it("finds a test by its written name, whatever stands for its places", () => {
    expect(isTitleOf("of %s needs a $name", "of all deposits needs a good reason")).toBe(true);
    expect(isTitleOf("%s", "anything")).toBe(true);
    expect(isTitleOf("of %s needs %s here", "of a needs b here")).toBe(true);
    for (const other of ["of deposits needs", "in deposits needs a reason", "of a needs b there"])
      expect(isTitleOf("of %s needs %s here", other), other).toBe(false);
    expect(isTitleOf("says it", "says it twice")).toBe(false);
  });
});
