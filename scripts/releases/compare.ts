import pg from "pg";
import { codes } from "#database/codes.ts";
import type { RecordedStatement, ReleaseRecord } from "#scripts/releases/record.ts";
import { readLimits, type Refusal } from "#scripts/releases/refusals.ts";
import { mayRun } from "#scripts/releases/rights.ts";
import { readCatalogue, wordsOfCheck, type Catalogue } from "#scripts/statements/catalogue.ts";
import { describeStatement, type Description } from "#scripts/statements/describe.ts";

/**
 * Compares what processes of a release expect of their database with a database of this build, and
 * answers one line for each thing that would break them.
 * @param databaseUrl the migrated database of this build, as its owner
 * @param excused the names of new constraints whose migrations say why that release keeps to them
 */
export async function faultsBeside(
  record: ReleaseRecord,
  databaseUrl: string,
  excused: ReadonlySet<string>,
): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const catalogue = await readCatalogue(client);
    const faults: string[] = [];
    for (const statement of record.statements)
      for (const fault of await faultsOfStatement(client, catalogue, statement))
        faults.push(`${statement.place}: ${fault} (in: ${statement.text.trim()})`);
    const { refusals } = await readLimits(client);
    return [...faults, ...faultsOfLimits(record, refusals, excused), ...faultsOfCodes(record)];
  } finally {
    await client.end();
  }
}

async function faultsOfStatement(
  client: pg.Client,
  catalogue: Catalogue,
  { text, isAllowed, ...before }: RecordedStatement,
): Promise<string[]> {
  try {
    const now = await describeStatement(client, catalogue, text);
    const refusal = isAllowed ? await mayRun(client, text) : null;
    return [...faultsOfDescription(before, now), ...(refusal === null ? [] : [refusal])];
  } catch (error) {
    if (error instanceof pg.DatabaseError) return [error.message];
    throw error;
  }
}

function faultsOfDescription(before: Description, now: Description): string[] {
  const found = new Map(now.columns.map((column) => [column.name, column]));
  return [
    ...before.parameters.flatMap(({ type, refusesNull }, at) => {
      const given = now.parameters[at];
      if (given?.type !== type) return [`$${at + 1} was ${type} and is ${given?.type ?? "none"}`];
      return given.refusesNull && !refusesNull ? [`$${at + 1} is refused as null`] : [];
    }),
    ...before.columns.flatMap(({ name, type, nullability }) => {
      const column = found.get(name);
      if (column?.type !== type) return [`"${name}" was ${type} and is ${column?.type ?? "gone"}`];
      const isNew = nullability === "never" && column.nullability === "maybe";
      return isNew ? [`"${name}" was never null and may be null`] : [];
    }),
    ...now.nulled.map((name) => `it writes null to "${name}", which refuses it`),
    ...now.unfilled
      .filter((name) => !before.unfilled.includes(name))
      .map((name) => `it inserts no "${name}", which must have a value and has no default`),
  ];
}

/** Constraints that the release did not have, on columns that it writes. */
function faultsOfLimits(
  { columns, refusals: before }: ReleaseRecord,
  refusals: readonly Refusal[],
  excused: ReadonlySet<string>,
): string[] {
  const tables = new Set(columns.map((place) => place.split(".")[0]));
  const had = new Set(before.map(({ table, definition }) => `${table} ${bare(definition)}`));
  // The records of releases up to 0.1-rc.1 contain no primary keys.
  const knowsKeys = before.some(({ definition }) => PRIMARY_KEY.test(definition));
  return refusals
    .filter(({ definition }) => knowsKeys || !PRIMARY_KEY.test(definition))
    .filter(
      ({ table, definition }) => tables.has(table) && !had.has(`${table} ${bare(definition)}`),
    )
    .filter(({ table, columns: own }) => own.every((each) => columns.includes(`${table}.${each}`)))
    .filter((refusal) => !isWidened(refusal, before) && !excused.has(refusal.name))
    .map(
      ({ table, name, definition }) =>
        `${table}: "${name}" is new, and rows of that release may break it: ${definition}`,
    );
}

const PRIMARY_KEY = /^PRIMARY KEY/;

/** Without the name of an index, which refuses nothing. */
const bare = (definition: string): string => definition.replace(/^(CREATE UNIQUE INDEX) \S+/, "$1");

/** A list of words that has all those of before. */
function isWidened({ table, columns, definition }: Refusal, before: readonly Refusal[]): boolean {
  const words = wordsOfCheck(definition);
  if (words === null) return false;
  return before
    .filter((each) => each.table === table && each.columns.join() === columns.join())
    .some((each) => wordsOfCheck(each.definition)?.every((word) => words.includes(word)) ?? false);
}

const faultsOfCodes = ({ codes: before }: ReleaseRecord): string[] =>
  Object.entries(before)
    .filter(([name, number]) => codes.get(name) !== number)
    .map(([name, number]) => `${name} was ${number} and is ${codes.get(name) ?? "gone"}`);
