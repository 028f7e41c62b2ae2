import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "#scripts/builds.ts";
import { installPrograms } from "#scripts/failover/programs.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";
import { runFailover, type FailoverResult } from "#tests/support/failover/run.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

/**
 * `npm run chaos -- failover`, or `npm run chaos -- failover 30` for as many kills: the primary
 * database is killed under load. Exit code 0: no acknowledged call was lost or booked twice, and no
 * gap between two of them was longer than `LONGEST_GAP_S`; 1: a fault, which the report names.
 */
const kills = Number(process.argv[3] ?? 10);
const LONGEST_GAP_S = 15;
const REPORT = "bench/results/failover.md";

requireNode24();
if (!Number.isInteger(kills) || kills < 1)
  throw new Error("npm run chaos -- failover <how many kills>");
installPrograms(console.log, ["patroni", "etcd-server", "haproxy", "postgresql-client"]);
await buildIfStale(console.log, new AbortController().signal);
const folder = makeTestFolder("disk");
try {
  const result = await runFailover(folder.path, {
    kills,
    bettors: 12,
    pauseMs: { least: 500, most: 2_000 },
    say: console.log,
  });
  const isSound = result.faults.length === 0 && result.longestGapMs <= LONGEST_GAP_S * 1_000;
  const text = reportOf(result);
  mkdirSync(join(projectFolder, "bench/results"), { recursive: true });
  writeFileSync(join(projectFolder, REPORT), text);
  console.log(`\n${text}\nWritten to ${REPORT}.`);
  process.exitCode = isSound ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await folder.remove();
}
process.exit();

function reportOf(result: FailoverResult): string {
  return [
    "# The primary database killed under load",
    "",
    `${new Date().toISOString()}, ${cpus().length} processors, everything on one machine.`,
    "",
    `- Kills of the primary with -9: ${result.kills}`,
    `- Calls that were acknowledged: ${result.acknowledged}; without a clear answer and repeated: ${result.unclear}`,
    `- Lost: ${result.lost}`,
    `- Doubled: ${result.doubled}`,
    `- Longest gap between two acknowledged calls: ${(result.longestGapMs / 1000).toFixed(1)} s; at most ${LONGEST_GAP_S} s is wanted`,
    `- Faults of the ledger, of repeated answers, of audit and seals: ${result.faults.length}`,
    ...result.faults.slice(0, 50).map((fault) => `  - ${fault}`),
    "",
  ].join("\n");
}
