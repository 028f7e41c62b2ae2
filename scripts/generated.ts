import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FUNCTIONS_VERSION, versionOfFunctions } from "#database/functions.ts";
import { assetsPage } from "#deploy/assets/register.ts";
import { objectiveRules } from "#deploy/prometheus/objectives.ts";
import { countsOf, requirementsOf, SECURITY_TABLE } from "#scripts/checks/security.ts";
import { configurationPage } from "#scripts/configuration-page.ts";
import { limitsPage } from "#scripts/limits-page.ts";
import { withMigratedDatabase } from "#scripts/migrated-database.ts";
import { projectFolder } from "#scripts/project.ts";
import { dumpTables } from "#scripts/schema.ts";
import { hashesOfFunctions } from "#scripts/components/function-hashes.ts";
import { standardsPage, withProtectionRows } from "#scripts/standards-page.ts";
import { FUNCTION_HASHES } from "#server/components/comparing.ts";
import { openApiDocument } from "#server/http/calls/openapi.ts";

export type Generated = { path: string; make(): Promise<string> };

/** Generated files that are committed, so that a review shows their changes. */
export const generatedFiles: readonly Generated[] = [
  { path: "docs/assets.md", make: async () => assetsPage() },
  { path: "docs/configuration.md", make: async () => configurationPage() },
  { path: "docs/security-limits.md", make: async () => limitsPage() },
  { path: "database/schema.sql", make: () => withMigratedDatabase(dumpTables) },
  {
    path: "contract/openapi.json",
    make: async () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  },
  { path: FUNCTIONS_VERSION, make: versionOfFunctions },
  { path: FUNCTION_HASHES, make: () => withMigratedDatabase(hashesOfFunctions) },
  { path: "deploy/prometheus/objectives.yml", make: async () => objectiveRules() },
  { path: "docs/standards.md", make: async () => standardsPage() },
  {
    path: "docs/protection.md",
    make: async () => withProtectionRows(readFile("docs/protection.md")),
  },
  { path: SECURITY_TABLE, make: async () => withCounts(readFile(SECURITY_TABLE)) },
];

const readFile = (path: string): string => readFileSync(join(projectFolder, path), "utf8");

/** The rows are written by hand, their counts are generated. */
const withCounts = (markdown: string): string =>
  markdown.replace(
    /(<!-- counts -->\n)[\s\S]*(\n<!-- end of counts -->)/,
    (_, begin: string, end: string) => begin + countsOf(requirementsOf(markdown)) + end,
  );
