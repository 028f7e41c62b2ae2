type Assertion = {
  title: string;
  fullName: string;
  status: "passed" | "failed" | "skipped" | "pending" | "todo" | "disabled";
};
type TestFile = { name: string; status: "passed" | "failed"; assertionResults: Assertion[] };
/** The parts of Vitest's JSON report that are read here. */
export type TestResults = { success: boolean; testResults: TestFile[] };

export type TestSummary = { passed: number; failed: number; skipped: number };

/**
 * Counts tests. A file that failed without running a test (it did not load, or a hook threw)
 * counts as one failure, and so does a run that Vitest reports as failed although every test
 * passed.
 * @param results null when Vitest ended without writing any
 * @param exitCode Vitest's own
 */
export function summarise(results: TestResults | null, exitCode: number): TestSummary {
  const files = results?.testResults ?? [];
  const statuses = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const passed = statuses.filter((status) => status === "passed").length;
  const failedCount = statuses.filter((status) => status === "failed").length;
  const brokenFiles = files.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  ).length;
  const skipped = statuses.length - passed - failedCount;
  const failed = failedCount + brokenFiles;
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, skipped };
}

/**
 * The failed tests, each as `file: name`, in the order of the report. A file that failed without a
 * failed test is listed by its path.
 */
export function failedTests(results: TestResults | null): string[] {
  return (results?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
    });
}

/** The last line of a run, for people and for scripts. */
export function closingLine({ passed, failed, skipped }: TestSummary): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
