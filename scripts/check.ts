import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { checks } from "#scripts/checks/all.ts";
import { requireNode24 } from "#scripts/node-version.ts";

const mostLinesShown = 60;
/** Most checks use one processor: two side by side take two thirds of the time on two processors. */
const AT_ONCE = 2;

requireNode24();
const wanted = process.argv.slice(2);
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
await Promise.all(Array.from({ length: Math.min(AT_ONCE, chosen.length) }, checkUntilNoneWaits));
console.log(failed === 0 ? "\nAll checks pass." : `\nChecks that failed: ${failed}.`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs checks in a thread of their own: one that reads the sources for half a minute would keep the
 * other from answering PostgreSQL, which ends a transaction that is silent for 15 seconds.
 */
async function checkUntilNoneWaits(): Promise<void> {
  const worker = new Worker(new URL("checks/thread.ts", import.meta.url));
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const startedAt = Date.now();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(checks.indexOf(check));
    const [faults] = (await once(worker, "message")) as [string[]];
    if (faults.length > 0) failed += 1;
    tell(check.name, faults, Date.now() - startedAt);
  }
  await worker.terminate();
}

function tell(name: string, faults: readonly string[], tookMs: number): void {
  const seconds = (tookMs / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  for (const fault of faults.slice(0, mostLinesShown)) console.log(`       ${fault}`);
  const hidden = faults.length - mostLinesShown;
  if (hidden > 0) console.log(`       … and ${hidden} lines more: npm run check -- "${name}"`);
}
