import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "#scripts/builds.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";
import { lineOf, runAttack, type AttackResult } from "#tests/support/attack/run.ts";
import { openProduct } from "#tests/support/product.ts";

/**
 * Attacks a separate product on this machine: `npm run attack`, `-- --calls 100000` for more
 * hostile calls, `-- --seed 7` for other random bodies. Exit code 0: every call was answered without a
 * fault, the process kept running, the books are clean, and other members waited no longer than
 * the limits.
 */
const REPORT = "bench/results/attack.md";
/** The longest wait of members' calls during an attack, and of bets while sockets are held open. */
const MEMBERS_P99_MS = 250;
const BETS_P99_MS = 100;
/** The most memory of the web process, also while sockets are held open. */
const MOST_MEGABYTES = 900;
/** The floods that hold sockets open and cost no processor time. */
const HELD = /streams|never end|say nothing/;

requireNode24();
const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "12" },
  },
});
const [calls, seed, floodSeconds] = [values.calls, values.seed, values.seconds].map(Number);
if (![calls, seed, floodSeconds].every(Number.isInteger))
  throw new Error("npm run attack -- --calls <n> --seed <n> --seconds <n>");

// The attackers use many addresses, which only a trusted proxy may name.
process.env["TRUSTED_PROXIES"] = "1";
await buildIfStale(console.log, new AbortController().signal);
console.log("Starting a separate product …");
const product = await openProduct();
const startedAt = Date.now();
try {
  const result = await runAttack(product, {
    calls: calls ?? 0,
    seed: seed ?? 0,
    floodSeconds: floodSeconds ?? 0,
    socketShare: 1,
    tell: (line) => console.log(`  ${line}`),
  });
  const faults = [...result.faults, ...overLimits(result)];
  const text = reportOf(result, faults, Math.round((Date.now() - startedAt) / 1000));
  mkdirSync(join(projectFolder, "bench/results"), { recursive: true });
  writeFileSync(join(projectFolder, REPORT), text);
  console.log(`\n${text}\nWritten to ${REPORT}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
process.exit();

function overLimits({ floods }: AttackResult): string[] {
  return floods.flatMap(({ name, neighbours: { members, bets }, mostBytes }) => [
    ...(members.p99Ms <= MEMBERS_P99_MS
      ? []
      : [`during ${name} members' calls took ${members.p99Ms} ms (p99)`]),
    ...(!HELD.test(name) || bets.p99Ms <= BETS_P99_MS
      ? []
      : [`during ${name} bets took ${bets.p99Ms} ms (p99)`]),
    ...(mostBytes <= MOST_MEGABYTES * 1e6
      ? []
      : [`during ${name} the web process held ${Math.round(mostBytes / 1e6)} MB`]),
  ]);
}

function reportOf(
  { floods, fuzz }: AttackResult,
  faults: readonly string[],
  seconds: number,
): string {
  const never = fuzz.neverReached.join(", ") || "none";
  return [
    "# Under attack",
    "",
    `${new Date().toISOString()}, ${cpus().length} processors, ${seconds} s.`,
    "",
    ...floods.map((each) => `- ${lineOf(each)}`),
    `- Hostile bodies for both contracts: ${fuzz.calls.count} calls (${fuzz.calls.summary})`,
    `- Calls without an accepted body: ${never}`,
    `- Hostile bodies at the providers' doors: ${fuzz.doors.count} calls (${fuzz.doors.summary})`,
    `- Faults: ${faults.length}`,
    ...faults.map((fault) => `  - ${fault}`),
    "",
  ].join("\n");
}
