import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "#scripts/builds.ts";
import { installPrograms } from "#scripts/failover/programs.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";
import { makeTestFolder } from "#tests/support/folders.ts";
import {
  checkOutBuild,
  lastReleaseCommit,
  thisBuild,
} from "#tests/support/upgrade/release-folder.ts";
import { runUpgrade, type UpgradeResult } from "#tests/support/upgrade/run.ts";

/**
 * `npm run chaos -- upgrade`, or `npm run chaos -- upgrade <commit>`: the last release, or the build of
 * a commit, is upgraded to this one under load, taken back and upgraded again. Exit code 0: no
 * acknowledged call was lost or booked twice, and every call was answered with success, at the latest
 * when it was repeated; 1: a fault, which the report names.
 */
const commit = process.argv[3] ?? lastReleaseCommit();
const REPORT = "bench/results/upgrade.md";

requireNode24();
installPrograms(console.log, ["haproxy"]);
await buildIfStale(console.log, new AbortController().signal);
const folder = makeTestFolder("disk");
try {
  const from = checkOutBuild(commit, join(folder.path, "release"), console.log);
  const startedAt = Date.now();
  const result = await runUpgrade(join(folder.path, "installation"), {
    from,
    to: thisBuild,
    bettors: 12,
    say: console.log,
  });
  const text = reportOf(from.name, result, Math.round((Date.now() - startedAt) / 1000));
  mkdirSync(join(projectFolder, "bench/results"), { recursive: true });
  writeFileSync(join(projectFolder, REPORT), text);
  console.log(`\n${text}\nWritten to ${REPORT}.`);
  process.exitCode = result.faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await folder.remove();
}
process.exit();

function reportOf(from: string, result: UpgradeResult, seconds: number): string {
  return [
    "# Upgraded and taken back under load",
    "",
    `${new Date().toISOString()}, ${cpus().length} processors, ${seconds} s, from ${from} to this build, back and forward again.`,
    "",
    `- Steps: ${result.steps}, with ${result.kills} processes killed with -9`,
    `- Calls that were acknowledged: ${result.acknowledged}; without a clear answer and repeated: ${result.unclear}, the same one at most ${result.mostTries - 1} times`,
    `- Lost: ${result.lost}`,
    `- Doubled: ${result.doubled}`,
    `- Longest gap between two acknowledged calls: ${(result.longestGapMs / 1000).toFixed(1)} s`,
    `- Pages loaded with their files: ${result.pages}; reloaded because a part was missing: ${result.reloads}`,
    `- Faults of the ledger, of answers, of pages, of audit and seals: ${result.faults.length}`,
    ...result.faults.slice(0, 50).map((fault) => `  - ${fault}`),
    "",
  ].join("\n");
}
