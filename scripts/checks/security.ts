import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check, Project } from "#scripts/checks/check.ts";
import { testNamesIn, type TestNames } from "#scripts/checks/test-names.ts";

export const SECURITY_TABLE = "docs/security.md";
/** The most requirements that may be met partly; each needs a reason. */
const MOST_PARTIAL = 15;
const states = ["met", "partial", "not applicable"] as const;
/** How many requirements of levels 1 and 2 each chapter of OWASP ASVS 5.0.0 has. */
const requirements: readonly number[] = [
  27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7,
];

/** One requirement: its state, the file that implements it, and its proof or the reason. */
export type Requirement = { id: string; state: string; heldBy: string; proof: string };

/** Every requirement has a row, and each row with the state "met" names its proof. */
export const security: Check = {
  name: "security requirements",
  findFaults: (project) => {
    const rows = requirementsOf(readFileSync(join(project.root, SECURITY_TABLE), "utf8"));
    return [...findMissing(rows), ...findUnshown(rows, project)].map(
      (fault) => `${SECURITY_TABLE}: ${fault}`,
    );
  },
};

export function requirementsOf(markdown: string): Requirement[] {
  const lines = markdown.split("\n").filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
  return lines.map((line) => {
    const [, id = "", , state = "", heldBy = "", proof = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return { id, state, heldBy, proof };
  });
}

/** A wrong number of rows in a chapter, doubled rows, or too many partial ones. */
export function findMissing(rows: readonly Requirement[]): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  const faults = requirements.flatMap((wanted, at) => {
    const found = [...ids].filter((id) => id.startsWith(`${at + 1}.`)).length;
    return found === wanted ? [] : [`chapter ${at + 1} has ${found} of ${wanted} requirements`];
  });
  const strange = [...ids].filter((id) => Number.parseInt(id, 10) > requirements.length);
  faults.push(...strange.map((id) => `${id} is in no chapter`));
  if (ids.size < rows.length) faults.push("a requirement has two rows");
  const partial = rows.filter(({ state }) => state === "partial").length;
  if (partial > MOST_PARTIAL) faults.push(`${partial} rows are partial, more than ${MOST_PARTIAL}`);
  return faults;
}

/** Rows whose file, test or line of code does not exist, and those without a reason. */
export function findUnshown(rows: readonly Requirement[], project: Project): string[] {
  const names = testNamesIn(project);
  return rows.flatMap((row) => {
    const fault = faultOf(row, project, names);
    return fault === null ? [] : [`${row.id} ${fault}`];
  });
}

function faultOf(
  { state, heldBy, proof }: Requirement,
  { root }: Project,
  names: TestNames,
): string | null {
  if (!states.some((known) => known === state)) return `has no state "${state}"`;
  if (proof === "") return "has neither proof nor reason";
  if (state === "not applicable") return null;
  const [, file = ""] = /^`([^`]+)`$/.exec(heldBy) ?? [];
  if (!file || !existsSync(join(root, file))) return `names no file that holds it: ${heldBy}`;
  if (state === "partial") return null;
  const [, code = ""] = /^`([^`]+)`$/.exec(proof) ?? [];
  if (code !== "")
    return readFileSync(join(root, file), "utf8").includes(code)
      ? null
      : `: ${file} does not hold ${code}`;
  const [, test = "", name = ""] = /^(\S+\.test\.tsx?): (.+)$/.exec(proof) ?? [];
  if (names(test).some((each) => each.startsWith(name)) && name !== "") return null;
  return `: no test of that name: ${proof}`;
}

/** How many rows of each chapter are met, partial, not applicable: the table of counts. */
export function countsOf(rows: readonly Requirement[]): string {
  const lines = requirements.map((_, at) => {
    const own = rows.filter(({ id }) => id.startsWith(`${at + 1}.`));
    return `| V${at + 1} | ${cellsOf(own)} |`;
  });
  return [
    "| Chapter | met | partial | not applicable | all |",
    "|---|---|---|---|---|",
    ...lines,
    `| **all** | ${cellsOf(rows)} |`,
  ].join("\n");
}

const cellsOf = (rows: readonly Requirement[]): string =>
  [...states.map((state) => rows.filter((row) => row.state === state).length), rows.length].join(
    " | ",
  );
