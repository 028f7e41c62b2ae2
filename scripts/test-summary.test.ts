import { describe, expect, it } from "vitest";
import { closingLine, failedTests, summarise, type TestResults } from "#scripts/test-summary.ts";

const run = (...files: TestResults["testResults"]): TestResults => ({
  success: files.every(({ status }) => status === "passed"),
  testResults: files,
});
const file = (
  status: "passed" | "failed",
  ...tests: TestResults["testResults"][number]["assertionResults"][number]["status"][]
): TestResults["testResults"][number] => ({
  name: "some.test.ts",
  status,
  assertionResults: tests.map((each, at) => ({
    title: "",
    fullName: `promise ${at + 1}`,
    status: each,
  })),
});

describe("the closing line of a test run", () => {
  it("counts what passed, failed and was skipped", () => {
    const results = run(file("failed", "passed", "failed"), file("passed", "passed", "pending"));
    expect(closingLine(summarise(results, 1))).toBe("2 passed, 1 failed, 1 skipped");
  });

  it("counts a file that does not load as a failure", () => {
    expect(summarise(run(file("passed", "passed"), file("failed")), 1).failed).toBe(1);
  });

  it("counts a hook that throws after all tests of a file passed", () => {
    expect(summarise(run(file("failed", "passed")), 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it("reports a failure when Vitest itself failed", () => {
    expect(closingLine(summarise(null, 1))).toBe("0 passed, 1 failed");
    expect(closingLine(summarise(run(file("passed", "passed")), 1))).toBe("1 passed, 1 failed");
  });

  it("reports success after a run without failures", () => {
    expect(closingLine(summarise(run(file("passed", "passed")), 0))).toBe("1 passed, 0 failed");
  });
});

it("the failures of a run are named together at its end", () => {
  const results = run(file("failed", "passed", "failed"), file("passed", "passed"), file("failed"));
  expect(failedTests(results)).toEqual(["some.test.ts: promise 2", "some.test.ts"]);
  expect(failedTests(null)).toEqual([]);
});
