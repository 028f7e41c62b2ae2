import { amounts } from "#scripts/checks/amounts.ts";
import { besideRelease } from "#scripts/checks/beside-release.ts";
import { buckets } from "#scripts/checks/buckets.ts";
import { testedCalls } from "#scripts/checks/calls.ts";
import type { Check, Project } from "#scripts/checks/check.ts";
import { connections } from "#scripts/checks/connections.ts";
import { generated } from "#scripts/checks/generated.ts";
import { lengths } from "#scripts/checks/lengths.ts";
import { lockFile } from "#scripts/checks/lock-file.ts";
import { names } from "#scripts/checks/names.ts";
import { format, lint, types, unused } from "#scripts/checks/programs.ts";
import { roomsCheck } from "#scripts/checks/rooms.ts";
import { security } from "#scripts/checks/security.ts";
import { specification } from "#scripts/checks/specification.ts";
import { standards } from "#scripts/checks/standards.ts";
import { sql } from "#scripts/checks/sql.ts";
import { statements } from "#scripts/checks/statements.ts";
import { suppressions } from "#scripts/checks/suppressions.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";
import { readSources } from "#scripts/sources.ts";

const checks: readonly Check[] = [
  types,
  lint,
  format,
  roomsCheck,
  lengths,
  names,
  sql,
  statements,
  besideRelease,
  buckets,
  amounts,
  connections,
  suppressions,
  testedCalls,
  specification,
  security,
  standards,
  lockFile,
  unused,
  generated,
];
const mostLinesShown = 60;
/** Most checks use one processor: two side by side take two thirds of the time on two processors. */
const AT_ONCE = 2;

requireNode24();
const wanted = process.argv.slice(2);
const project: Project = { root: projectFolder, sources: readSources(projectFolder) };
const chosen = checks.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(
    `No check has this in its name. There are: ${checks.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
let failed = 0;
const waiting = [...chosen];
await Promise.all(Array.from({ length: AT_ONCE }, checkUntilNoneWaits));
console.log(failed === 0 ? "\nAll checks pass." : `\nChecks that failed: ${failed}.`);
process.exit(failed === 0 ? 0 : 1);

async function checkUntilNoneWaits(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    if (!(await passes(check))) failed += 1;
  }
}

async function passes(check: Check): Promise<boolean> {
  const startedAt = Date.now();
  const faults = await faultsOf(check);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? "ok    " : "FAILED"} ${check.name} (${seconds} s)`);
  for (const fault of faults.slice(0, mostLinesShown)) console.log(`       ${fault}`);
  const hidden = faults.length - mostLinesShown;
  if (hidden > 0) {
    console.log(`       … and ${hidden} lines more: npm run check -- "${check.name}"`);
  }
  return faults.length === 0;
}

/** A check that throws has failed. */
async function faultsOf(check: Check): Promise<string[]> {
  try {
    return await check.findFaults(project);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
