import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check, Project } from "#scripts/checks/check.ts";
import { testNamesIn } from "#scripts/checks/test-names.ts";

const STANDARDS_DATA = "docs/standards.tsv";

/** Held with a test; held in part; open; or a matter of the deployment or of what is not offered. */
export const standardStates = ["held", "part", "open", "outside"] as const;
const kinds: ReadonlySet<string> = new Set(["must", "jurisdiction", "expected", "beyond all"]);

/** One requirement of the field: its state, and the test that holds it or the reason. */
export type Standard = {
  id: string;
  kind: string;
  requirement: string;
  state: string;
  proof: string;
};

/** The rows of the data, whose columns are separated by tabs. */
export const standardsOf = (text: string): Standard[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", kind = "", requirement = "", state = "", proof = ""] = line.split("\t");
      return { id, kind, requirement, state, proof };
    });

export const readStandards = (root: string): Standard[] =>
  standardsOf(readFileSync(join(root, STANDARDS_DATA), "utf8"));

/** Every held row names a test that exists, every other one its reason. */
export const standards: Check = {
  name: "standards of the field",
  findFaults: (project) =>
    faultsOfStandards(readStandards(project.root), project).map(
      (fault) => `${STANDARDS_DATA}: ${fault}`,
    ),
};

export function faultsOfStandards(rows: readonly Standard[], project: Project): string[] {
  const names = testNamesIn(project);
  const seen = new Set<string>();
  const faultOf = ({ id, kind, requirement, state, proof }: Standard): string | null => {
    if (seen.has(id)) return "has two rows";
    seen.add(id);
    if (!/^[A-Z]{2}-\d\d$/.test(id)) return "is no id";
    if (!kinds.has(kind)) return `has no kind "${kind}"`;
    if (!standardStates.some((each) => each === state)) return `has no state "${state}"`;
    if (requirement === "" || proof === "") return "lacks its requirement, its proof or its reason";
    if (state !== "held") return null;
    const [, file = "", name = ""] = /^(\S+\.test\.tsx?): (.+)$/.exec(proof) ?? [];
    return existsSync(join(project.root, file)) && names(file).includes(name)
      ? null
      : `names no test: ${proof}`;
  };
  return rows.flatMap((row) => {
    const fault = faultOf(row);
    return fault === null ? [] : [`${row.id} ${fault}`];
  });
}
