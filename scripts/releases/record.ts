import { relative } from "node:path";
import pg from "pg";
import { codes } from "#database/codes.ts";
import { readLimits, type Refusal } from "#scripts/releases/refusals.ts";
import { mayRun } from "#scripts/releases/rights.ts";
import { readCatalogue } from "#scripts/statements/catalogue.ts";
import { describeStatement, type Description } from "#scripts/statements/describe.ts";
import { IS_COMMAND } from "#scripts/statements/faults.ts";
import { findStatements } from "#scripts/statements/find.ts";
import { openProject } from "#scripts/statements/project.ts";

/** A statement of a release, as the database of that release describes it. */
export type RecordedStatement = Description & {
  /** File and line. */
  place: string;
  text: string;
  /** Whether the application's role may run it. */
  isAllowed: boolean;
};

/** What processes of a release send to their database and expect of it. */
export type ReleaseRecord = {
  statements: readonly RecordedStatement[];
  /** `table.column` of every table. */
  columns: readonly string[];
  refusals: readonly Refusal[];
  /** The numbers of outcomes and movements, by name. */
  codes: Readonly<Record<string, number>>;
};

type Sent = { place: string; text: string };

/** The statements of these files, each once. */
export function statementsIn(root: string, paths: readonly string[]): Sent[] {
  using project = openProject(root);
  const sent = new Map<string, Sent>();
  for (const { path, line, texts } of findStatements(project.open, paths))
    for (const text of texts.texts)
      if (!IS_COMMAND.test(text) && !sent.has(text))
        sent.set(text, { place: `${relative(root, path)}:${line}`, text });
  return [...sent.values()];
}

/**
 * Records statements with PostgreSQL's description of them, and what its tables refuse.
 * @param databaseUrl the migrated database of this build, as its owner
 * @throws DatabaseError when PostgreSQL rejects a statement
 */
export async function makeRecord(
  sent: readonly Sent[],
  databaseUrl: string,
): Promise<ReleaseRecord> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const catalogue = await readCatalogue(client);
    const statements: RecordedStatement[] = [];
    for (const { place, text } of sent) {
      const description = await describeStatement(client, catalogue, text);
      const isAllowed = (await mayRun(client, text)) === null;
      statements.push({ place, text, ...description, isAllowed });
    }
    const numbers = [...codes].filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    );
    return { statements, ...(await readLimits(client)), codes: Object.fromEntries(numbers) };
  } finally {
    await client.end();
  }
}
