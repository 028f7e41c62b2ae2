import { BASELINE } from "#database/baseline.ts";
import { standingOfFunctions, versionOfOwnFunctions } from "#database/functions.ts";
import { readLastRelease } from "#database/last-release.ts";
import { readSqlFiles } from "#database/sql-files.ts";
import type { Queryable } from "#server/kit/database.ts";

/** How a database and this build differ, by the names of migrations and the word for functions. */
export type Standing = {
  /** What this build has and the database lacks. */
  lacks: readonly string[];
  /** What the database has and this build does not know. */
  unknown: readonly string[];
  /** The part of it that a process must know to serve. */
  mustKnow: readonly string[];
};

type Had = { name: string; mayBeUnknown: boolean };

const FUNCTIONS = "functions";

/** The names of this build's migrations, with the baseline. */
export const knownNames = async (): Promise<string[]> => [
  BASELINE,
  ...(await readSqlFiles("migrations")).map(({ name }) => name),
];

/** Compares this build with a database. */
export async function standingOf(db: Queryable): Promise<Standing> {
  const known = await knownNames();
  const had = await readHad(db);
  // Before it there is nothing to compare: an empty database, or one of before release 0.1.
  if (had.every(({ name }) => name !== BASELINE))
    return { lacks: [BASELINE], unknown: [], mustKnow: [] };
  const unknown = had.filter(({ name }) => !known.includes(name));
  const ofFunctions = await standingOfFunctions(db);
  const mayServe = ofFunctions !== "older" || (await isServedByOwnFunctions(db));
  const names = (rows: readonly Had[]): string[] => rows.map(({ name }) => name);
  return {
    lacks: [
      ...known.filter((name) => had.every((each) => each.name !== name)),
      ...(ofFunctions === "newer" ? [FUNCTIONS] : []),
    ],
    unknown: [...names(unknown), ...(ofFunctions === "older" ? [FUNCTIONS] : [])],
    mustKnow: [
      ...names(unknown.filter(({ mayBeUnknown }) => !mayBeUnknown)),
      ...(mayServe ? [] : [FUNCTIONS]),
    ],
  };
}

/**
 * Refuses a database on which this build's processes would fail: one that lacks a migration or
 * functions of this build, and a newer one whose release before is not this build's. A newer one
 * that this build may serve beside its own processes is accepted.
 * @throws Error that says what to do
 */
export async function refuseUnfit(db: Queryable): Promise<void> {
  const standing = await standingOf(db);
  refuseNewer(standing);
  const { lacks } = standing;
  if (lacks.length > 0)
    throw new Error(
      `This database lacks ${lacks.join(", ")} of this build. Run \`npm run migrate\` first, with ` +
        "its owner in DATABASE_URL.",
    );
}

/** True for a newer database on which this build's processes may serve as it is. */
export const isNewerAndFit = ({ lacks, unknown, mustKnow }: Standing): boolean =>
  unknown.length > 0 && mustKnow.length === 0 && lacks.length === 0;

/** @throws Error for a newer database, on whose tables an older build would fail while serving */
export function refuseNewer(standing: Standing): void {
  if (standing.unknown.length === 0 || isNewerAndFit(standing)) return;
  throw new Error(
    `This database is newer than this build, which does not know ${standing.unknown.join(", ")}. ` +
      "Start the build that it was last used with, the release before it, or a newer one.",
  );
}

/** Writes into the database what a process must know: what the last release has. */
export async function declareOldest(db: Queryable): Promise<void> {
  const release = await readLastRelease();
  await db.query("update migrations set may_be_unknown = name <> all($1)", [release.migrations]);
  await db.query("update migrations_functions set oldest = least(version, $1)", [
    release.functions,
  ]);
}

/** A database from before the columns that say what must be known lets nothing be unknown. */
async function readHad(db: Queryable): Promise<Had[]> {
  const [table] = await db.query<{ isThere: boolean }>(
    `select to_regclass('migrations') is not null as "isThere"`,
  );
  if (!table?.isThere) return [];
  return db.query<Had>(
    `select name, coalesce((to_jsonb(m) ->> 'may_be_unknown')::boolean, false) as "mayBeUnknown"
     from migrations m order by name`,
  );
}

async function isServedByOwnFunctions(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ mayServe: boolean }>(
    `select coalesce((to_jsonb(f) ->> 'oldest')::integer <= $1, false) as "mayServe"
     from migrations_functions f`,
    [await versionOfOwnFunctions()],
  );
  return row?.mayServe ?? false;
}
