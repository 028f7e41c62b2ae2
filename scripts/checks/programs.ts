import type { Check } from "#scripts/checks/check.ts";
import { faultsOfProgram } from "#scripts/checks/program.ts";

export const types: Check = {
  name: "types",
  findFaults: () => faultsOfProgram("typescript/bin/tsc", ["-p", ".", "--pretty", "false"]),
};

export const lint: Check = {
  name: "lint",
  findFaults: () => faultsOfProgram("oxlint/bin/oxlint", ["--format=unix"]),
};

export const format: Check = {
  name: "format",
  findFaults: () => faultsOfProgram("oxfmt/bin/oxfmt", ["--list-different"]),
};

export const unused: Check = {
  name: "unused files, exports and dependencies",
  findFaults: () => faultsOfProgram("knip/bin/knip.js", ["--no-progress"]),
};
