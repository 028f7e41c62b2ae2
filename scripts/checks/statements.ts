import { join } from "node:path";
import type { Check } from "#scripts/checks/check.ts";
import { withMigratedDatabase } from "#scripts/migrated-database.ts";
import { isTest } from "#scripts/sources.ts";
import { faultsOfStatements } from "#scripts/statements/faults.ts";

/** Row types and parameters of the server's statements match PostgreSQL's description. */
export const statements: Check = {
  name: "statements against the database",
  findFaults: ({ root, sources }) => {
    const paths = sources
      .filter(({ path, text }) => path.startsWith("server/") && text.includes(".query"))
      .filter(({ path }) => !isTest(path))
      .map(({ path }) => join(root, path));
    return withMigratedDatabase((url) => faultsOfStatements(root, paths, url));
  },
};
