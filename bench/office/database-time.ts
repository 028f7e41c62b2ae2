import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#server/kit/database.ts";
import { clusterFolder } from "#scripts/postgres/cluster.ts";

/** What a question's statements cost the database: time without the machine's other load, and pages. */
export type DatabaseTime = { ms: number; statements: number; slowest: Plan | null };
type Plan = { ms: number; pages: number; text: string };

/**
 * Lets every session that starts from now on explain its statements when asked: `explaining`
 * switches it on, and off again.
 */
export async function prepareExplaining(databaseUrl: string): Promise<void> {
  await asOwner(databaseUrl, [
    "alter system set session_preload_libraries = 'auto_explain'",
    "alter system set auto_explain.log_analyze = on",
    "alter system set auto_explain.log_timing = off",
    "alter system set auto_explain.log_buffers = on",
    "alter system set auto_explain.log_format = json",
    "alter system set auto_explain.log_min_duration = -1",
    "alter system set log_rotation_size = 0",
  ]);
}

export const explainAll = (databaseUrl: string): Promise<void> =>
  asOwner(databaseUrl, ["alter system set auto_explain.log_min_duration = 0"]);

async function asOwner(databaseUrl: string, settings: readonly string[]): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    await db.query("load 'auto_explain'");
    for (const setting of settings) await db.query(setting);
    await db.query("select pg_reload_conf()");
  } finally {
    await db.close();
  }
}

/** Asks once and reads from PostgreSQL's own log what the statements took. */
export async function databaseTimeOf(
  dataDir: string,
  ask: () => Promise<unknown>,
): Promise<DatabaseTime> {
  const before = logOf(dataDir).length;
  await ask();
  const plans = plansIn(logOf(dataDir).slice(before));
  return {
    ms: plans.reduce((all, { ms }) => all + ms, 0),
    statements: plans.length,
    slowest: plans.toSorted((a, b) => b.ms - a.ms)[0] ?? null,
  };
}

function logOf(dataDir: string): string {
  const folder = join(clusterFolder(dataDir), "log");
  const newest = readdirSync(folder).toSorted().at(-1);
  return newest === undefined ? "" : readFileSync(join(folder, newest), "utf8");
}

/** The plans that `auto_explain` wrote as JSON, with a duration before each. */
export function plansIn(log: string): Plan[] {
  return [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n(\t\{\n[\s\S]*?\n\t\})\n/g)].map(
    ([, ms = "", json = ""]) => {
      const plan = JSON.parse(json) as {
        "Query Text": string;
        Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number };
      };
      return {
        ms: Number(ms),
        pages: plan.Plan["Shared Hit Blocks"] + plan.Plan["Shared Read Blocks"],
        text: plan["Query Text"].replaceAll(/\s+/g, " "),
      };
    },
  );
}
