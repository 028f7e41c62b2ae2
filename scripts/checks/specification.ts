import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check, Project } from "#scripts/checks/check.ts";
import { testNamesIn } from "#scripts/checks/test-names.ts";

const table = "docs/specification.md";

/** One row of the table: a statement of the specification, its file and its test. */
export type Row = { id: string; heldBy: string; provedBy: string };

/**
 * Every statement of the specification names a file that implements it and a test that proves it.
 */
export const specification: Check = {
  name: "specification",
  findFaults: (project) => {
    const rows = rowsOf(readFileSync(join(project.root, table), "utf8"));
    return findUnproved(rows, project).map((fault) => `${table}: ${fault}`);
  },
};

export function rowsOf(markdown: string): Row[] {
  const lines = markdown.split("\n").filter((line) => /^\| S\d/.test(line));
  return lines.map((line) => {
    const [, id = "", , heldBy = "", provedBy = ""] = line.split(" | ").join("|").split("|");
    return { id: id.trim(), heldBy: heldBy.trim(), provedBy: provedBy.trim() };
  });
}

export function findUnproved(rows: readonly Row[], project: Project): string[] {
  if (rows.length === 0) return ["it has no rows"];
  const namesIn = testNamesIn(project);
  const seen = new Set<string>();
  return rows.flatMap(({ id, heldBy, provedBy }) => {
    const faults: string[] = [];
    if (seen.has(id)) faults.push(`${id} is listed twice`);
    seen.add(id);
    const [, file = ""] = /^`([^`]+)`$/.exec(heldBy) ?? [];
    if (!file) faults.push(`${id} names no file that holds it`);
    else if (!existsSync(join(project.root, file))) faults.push(`${id}: there is no ${file}`);
    const [, test = "", name = ""] = /^(\S+\.test\.tsx?): (.+)$/.exec(provedBy) ?? [];
    if (!test) faults.push(`${id} names no test that proves it`);
    else if (!namesIn(test).some((each) => each.startsWith(name)))
      faults.push(`${id}: no test or group of ${test} begins with "${name}"`);
    return faults;
  });
}
