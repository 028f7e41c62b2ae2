import type { Standard } from "#scripts/checks/standards.ts";
import type { Outcome, Outcomes } from "#scripts/releases/outcomes.ts";

/** Where the report of a release is, from the project's folder. */
export const conformancePath = (release: string): string => `docs/conformance/${release}.md`;

/**
 * Why the outcomes cannot stand for a release: no whole run, another commit, or a held requirement
 * whose test did not pass. Empty when they can.
 */
export function faultsOfOutcomes(
  rows: readonly Standard[],
  outcomes: Outcomes | null,
  commit: string | null,
): string[] {
  if (commit === null) return ["the tree has changes: commit them, and run npm test"];
  if (outcomes === null) return ["no whole run of the tests is known: run npm test"];
  if (outcomes.commit !== commit)
    return [`the last whole run tested ${outcomes.commit ?? "a tree with changes"}: run npm test`];
  return rows
    .filter(({ state, proof }) => state === "held" && outcomes.of[proof] !== "passed")
    .map(({ id, proof }) => `${id}: ${words[outcomes.of[proof] ?? "not_run"]}: ${proof}`);
}

const words: Readonly<Record<Outcome, string>> = {
  passed: "passed",
  failed: "failed",
  not_run: "did not run",
};

/** The report of a release: each requirement with its state, its test, what came of it, and where. */
export function conformanceReport(
  release: string,
  rows: readonly Standard[],
  outcomes: Outcomes,
): string {
  const held = rows.filter(({ state }) => state === "held").length;
  return [
    `# Conformance of release ${release}`,
    "",
    `The tests of commit \`${outcomes.commit}\` ended at ${outcomes.at}. Of ${rows.length} requirements ${held} are held, each by the named test, which passed in that run. The requirements are our own short words for rules of the field, no certificate; [standards.md](../standards.md) says where they come from.`,
    "",
    "| Id | Kind | Requirement | State | Result | Test, or what is missing |",
    "|---|---|---|---|---|---|",
    ...rows.map((row) => lineOf(row, outcomes)),
    "",
  ].join("\n");
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

function lineOf({ id, kind, requirement, state, proof }: Standard, { of }: Outcomes): string {
  const [, file, name = ""] = /^(\S+\.test\.tsx?): (.+)$/.exec(proof) ?? [];
  const isHeld = state === "held" && file !== undefined;
  const evidence = isHeld ? `[${file}](../../${file}): ${cell(name)}` : cell(proof);
  const result = isHeld ? words[of[proof] ?? "not_run"] : "–";
  return `| ${id} | ${kind} | ${cell(requirement)} | ${state} | ${result} | ${evidence} |`;
}
