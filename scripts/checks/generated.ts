import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "#scripts/checks/check.ts";
import { generatedFiles, type Generated } from "#scripts/generated.ts";

/** Committed generated files equal what the command generates now. */
export const generated: Check = {
  name: "generated files",
  findFaults: async ({ root }) => {
    const faults = await Promise.all(generatedFiles.map((file) => compare(root, file)));
    return faults.flat();
  },
};

async function compare(root: string, { path, make }: Generated): Promise<string[]> {
  const file = join(root, path);
  if (!existsSync(file)) return [`${path} is missing: run "npm run generate"`];
  const committed = readFileSync(file, "utf8").split("\n");
  const made = (await make()).split("\n");
  const place = made.findIndex((line, index) => line !== committed[index]);
  if (place === -1 && made.length === committed.length) return [];
  const line = place === -1 ? made.length : place;
  return [
    `${path} differs from what "npm run generate" makes, first in line ${line + 1}:`,
    `  committed: ${committed[line] ?? "(ends here)"}`,
    `  made now:  ${made[line] ?? "(ends here)"}`,
  ];
}
