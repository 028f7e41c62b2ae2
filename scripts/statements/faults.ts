import { relative } from "node:path";
import pg from "pg";
import { readCatalogue, type Catalogue } from "#scripts/statements/catalogue.ts";
import { faultsOf, isEverNull } from "#scripts/statements/compare.ts";
import { describeStatement, type Description } from "#scripts/statements/describe.ts";
import { openProject } from "#scripts/statements/project.ts";
import { findStatements, type Statement } from "#scripts/statements/find.ts";

/** Statements that PREPARE rejects; they have neither parameters nor rows. */
export const IS_COMMAND = /^\s*(lock|truncate|set)\b/i;

/**
 * Compares every statement of these files with a migrated database, and answers one line per fault.
 * @param root the folder with the `tsconfig.json` that the files belong to
 */
export async function faultsOfStatements(
  root: string,
  paths: readonly string[],
  databaseUrl: string,
): Promise<string[]> {
  using project = openProject(root);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const catalogue = await readCatalogue(client);
    const faults: string[] = [];
    const everNull = new Map<string, { line: string; isNull: boolean }>();
    for (const statement of findStatements(project.open, paths)) {
      const place = `${relative(root, statement.path)}:${statement.line}`;
      for (const description of await describeAll(client, catalogue, statement)) {
        if (typeof description === "string") {
          faults.push(`${place}: ${description}`);
          continue;
        }
        faults.push(...faultsOf(statement, description).map((fault) => `${place}: ${fault}`));
        for (const { name, declaredAt, isNull } of isEverNull(statement, description)) {
          const key = declaredAt ?? `${place} ${name}`;
          const line = `${place}: "${name}" is never null, declared with null`;
          everNull.set(key, { line, isNull: isNull || (everNull.get(key)?.isNull ?? false) });
        }
      }
    }
    const never = [...everNull.values()].flatMap(({ line, isNull }) => (isNull ? [] : [line]));
    return [...new Set([...faults, ...never])];
  } finally {
    await client.end();
  }
}

/** The description of each text that a statement can have, or PostgreSQL's error. */
async function describeAll(
  client: pg.Client,
  catalogue: Catalogue,
  { texts: { texts } }: Statement,
): Promise<(Description | string)[]> {
  const answers: (Description | string)[] = [];
  for (const text of texts) {
    try {
      if (IS_COMMAND.test(text)) await tryCommand(client, text);
      else answers.push(await describeStatement(client, catalogue, text));
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      answers.push(`${error.message} (in: ${text.trim()})`);
    }
  }
  return answers;
}

/** Runs a command in a transaction and rolls it back. */
async function tryCommand(client: pg.Client, text: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(text);
  } finally {
    await client.query("rollback");
  }
}
