import { readSqlFiles, runFile, type SqlFile } from "#database/sql-files.ts";
import type { Transaction } from "#server/kit/database.ts";

/** The name of the baseline of release 0.1 in the table of migrations. */
export const BASELINE = "baseline";

/** The baseline's files, each after those whose tables it refers to. */
const nouns = [
  "role",
  "operators",
  "settings",
  "members",
  "ledger",
  "games",
  "jackpots",
  "payments",
  "messages",
  "wallet",
  "lists",
  "reports",
  "kit",
] as const;

/** The migrations from before release 0.1, which made the same tables as the baseline. */
const EARLIER = { count: 57, last: "0100-outbox.sql", commit: "60c33d2" };

const isEarlier = (name: string): boolean => /^0(?:0\d\d|100)-/.test(name);

/**
 * Creates the tables of release 0.1 in an empty database, or accepts those that earlier migrations
 * made. Answers what was applied.
 * @param had the names in the table of migrations
 * @throws Error that says what to do when only some of the earlier migrations were applied
 */
export async function bringToBaseline(tx: Transaction, had: readonly string[]): Promise<string[]> {
  if (had.includes(BASELINE)) return [];
  const earlier = had.filter(isEarlier);
  if (earlier.length === 0) for (const file of await readBaseline()) await runFile(tx, file);
  else if (earlier.length !== EARLIER.count || !had.includes(EARLIER.last))
    throw new Error(
      `This database is from before release 0.1 and has had ${earlier.length} of the ` +
        `${EARLIER.count} migrations of that time. Run \`npm run migrate\` of commit ` +
        `${EARLIER.commit} first, then that of this build.`,
    );
  await tx.query("delete from migrations where name = any($1)", [earlier]);
  await tx.query("insert into migrations (name) values ($1)", [BASELINE]);
  return [BASELINE];
}

/** The files of the baseline in the order of `nouns`. */
export async function readBaseline(): Promise<SqlFile[]> {
  const files = await readSqlFiles("baseline");
  const place = ({ name }: SqlFile): number => nouns.findIndex((noun) => name === `${noun}.sql`);
  return files.sort((a, b) => place(a) - place(b));
}
