import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Standard } from "#scripts/checks/standards.ts";
import type { TestResults } from "#scripts/test-summary.ts";

/** What came of the test of a requirement: `not_run` where the run had no such test, or skipped it. */
export type Outcome = "passed" | "failed" | "not_run";

/** The outcomes of a whole run, by the proof of each held requirement. */
export type Outcomes = {
  /** The commit whose tree was tested; null for a tree with changes. */
  commit: string | null;
  /** When the run ended, ISO 8601. */
  at: string;
  of: Readonly<Record<string, Outcome>>;
};

const pathIn = (root: string): string => join(root, ".cache", "tests", "outcomes.json");

/** The commit of a clean tree; null for a tree with changes or without a repository. */
export function cleanCommit(root: string): string | null {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    return git("status", "--porcelain").trim() === "" ? git("rev-parse", "HEAD").trim() : null;
  } catch {
    // An unpacked archive has no repository.
    return null;
  }
}

/** Whether a title is that of a test whose name is written with places such as `%s` or `$name`. */
export function isTitleOf(name: string, title: string): boolean {
  const [first = "", ...others] = name.split(/%[sdifjoO]|\$[\w.]+/);
  if (others.length === 0) return title === name;
  if (!title.startsWith(first)) return false;
  const last = others.pop() ?? "";
  let from = first.length;
  for (const part of others) {
    const at = title.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return title.endsWith(last) && title.length - last.length >= from;
}

/** What came of the test of each held requirement; of a test with several rows, all must pass. */
export function outcomesOf(
  rows: readonly Standard[],
  results: TestResults,
  root: string,
): Record<string, Outcome> {
  const files = new Map(
    results.testResults.map((file) => [relative(root, file.name), file.assertionResults]),
  );
  const outcomeOf = (proof: string): Outcome => {
    const [, file = "", name = ""] = /^(\S+\.test\.tsx?): (.+)$/.exec(proof) ?? [];
    const own = (files.get(file) ?? []).filter(({ title }) => isTitleOf(name, title));
    if (own.some(({ status }) => status === "failed")) return "failed";
    return own.length > 0 && own.every(({ status }) => status === "passed") ? "passed" : "not_run";
  };
  const held = rows.filter(({ state }) => state === "held");
  return Object.fromEntries(held.map(({ proof }) => [proof, outcomeOf(proof)]));
}

/** Keeps the outcomes of a whole run for the report of a release. */
export function keepOutcomes(root: string, outcomes: Outcomes): void {
  mkdirSync(dirname(pathIn(root)), { recursive: true });
  writeFileSync(pathIn(root), `${JSON.stringify(outcomes, null, 2)}\n`);
}

/** The outcomes of the last whole run; null before the first. */
export function readOutcomes(root: string): Outcomes | null {
  try {
    return JSON.parse(readFileSync(pathIn(root), "utf8")) as Outcomes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
