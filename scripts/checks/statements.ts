import { join } from "node:path";
import type { Check } from "#scripts/checks/check.ts";
import { withMigratedDatabase } from "#scripts/migrated-database.ts";
import { isTest, type Source } from "#scripts/sources.ts";
import { faultsOfStatements } from "#scripts/statements/faults.ts";

/** Row types and parameters of the server's statements match PostgreSQL's description. */
export const statements: Check = {
  name: "statements against the database",
  findFaults: ({ root, sources }) =>
    withMigratedDatabase((url) =>
      faultsOfStatements(root, pathsWithStatements(root, sources), url),
    ),
};

/** The files of the server that send statements. */
export const pathsWithStatements = (root: string, sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => path.startsWith("server/") && text.includes(".query"))
    .filter(({ path }) => !isTest(path))
    .map(({ path }) => join(root, path));
