import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "#scripts/builds.ts";
import { readStandards } from "#scripts/checks/standards.ts";
import { cleanCommit, keepOutcomes, outcomesOf } from "#scripts/releases/outcomes.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";
import { onStopRequest } from "#scripts/stop-request.ts";
import { closingLine, failedTests, summarise, type TestResults } from "#scripts/test-summary.ts";

requireNode24();
const signal = onStopRequest();
const startedOn = cleanCommit(projectFolder);
const filters = process.argv.slice(2);
const resultsFile = join(projectFolder, ".cache", "tests", `${process.pid}.json`);

/** At the standard cost, hashing took half of the server tests' time. */
const CHEAP = "m=64,t=1";

try {
  if (needsBuild()) await buildIfStale(console.log, signal);
  const exitCode = await runVitest();
  const results = readResults();
  if (filters.length === 0 && results !== null) keepForRelease(results);
  const summary = summarise(results, exitCode);
  for (const name of failedTests(results)) console.log(`failed: ${name}`);
  console.log(closingLine(summary));
  process.exitCode = summary.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log(closingLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exitCode = 1;
}
process.exit();

/**
 * Whether the filters choose a browser journey. Only journeys start a product, which needs every
 * build. Server tests that start a single process run its sources.
 */
function needsBuild(): boolean {
  const folder = "tests/browser/";
  const journeys = readdirSync(join(projectFolder, folder)).map((file) => folder + file);
  return (
    filters.length === 0 ||
    filters.some((filter) => filter === "browser" || journeys.some((file) => file.includes(filter)))
  );
}

async function runVitest(): Promise<number> {
  mkdirSync(join(projectFolder, ".cache", "tests"), { recursive: true });
  const vitest = join(projectFolder, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultsFile}`];
  const child = spawn(process.execPath, [vitest, "run", ...reporters, ...filters], {
    cwd: projectFolder,
    stdio: "inherit",
    env: {
      NODE_COMPILE_CACHE: join(projectFolder, ".cache", "node"),
      PASSWORD_COST: CHEAP,
      ...process.env,
    },
  });
  signal.addEventListener("abort", () => child.kill("SIGTERM"));
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}

/** The report of a release is made from the last whole run of its commit. */
function keepForRelease(results: TestResults): void {
  const commit = cleanCommit(projectFolder) === startedOn ? startedOn : null;
  const of = outcomesOf(readStandards(projectFolder), results, projectFolder);
  keepOutcomes(projectFolder, { commit, at: new Date().toISOString(), of });
}

function readResults(): TestResults | null {
  try {
    return JSON.parse(readFileSync(resultsFile, "utf8")) as TestResults;
  } catch (error) {
    // Vitest ended before it wrote results: its exit code decides.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    rmSync(resultsFile, { force: true });
  }
}
