import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "#scripts/builds.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";
import { signReport } from "#scripts/chaos/signed-report.ts";
import { cleanCommit } from "#scripts/releases/outcomes.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { sealKeyOf, type SealKey } from "#server/ledger/seals/signing.ts";
import { runChaos, type ChaosResult } from "#tests/support/chaos/run.ts";
import { openProduct } from "#tests/support/product.ts";

/**
 * The long form of the chaos test: `npm run chaos`, or `npm run chaos -- 200` for as many kills.
 * Exit code 0: no call was lost, booked twice or answered differently; 1: a fault, which the
 * report names.
 */
const kills = Number(process.argv[2] ?? 54);
const REPORT = "bench/results/chaos.md";
const SIGNED = "bench/results/chaos.json";

requireNode24();
if (!Number.isInteger(kills) || kills < 1) throw new Error("npm run chaos -- <how many kills>");
await buildIfStale(console.log, new AbortController().signal);
console.log("Starting a separate product …");
const product = await openProduct();
const startedAt = Date.now();
try {
  const result = await runChaos(product, {
    kills,
    bettors: 24,
    pauseMs: { least: 200, most: 2_000 },
    onKill: ({ victim, servedAgainMs }, number) =>
      console.log(
        `  kill ${number} of ${kills}: ${victim}, serves again after ${servedAgainMs} ms`,
      ),
  });
  const key = signingKey(product.dataDir);
  const text = reportOf(result, {
    seconds: Math.round((Date.now() - startedAt) / 1000),
    commit: cleanCommit(projectFolder),
  });
  mkdirSync(join(projectFolder, "bench/results"), { recursive: true });
  writeFileSync(join(projectFolder, REPORT), text);
  writeFileSync(join(projectFolder, SIGNED), signReport(text, key));
  console.log(`\n${text}\nWritten to ${REPORT}, and signed with the key ${key.id} to ${SIGNED}.`);
  process.exitCode = result.faults.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
process.exit();

/** The key of LEDGER_SIGNING_KEY, or the one with which the killed product signed its ledger. */
function signingKey(dataDir: string): SealKey {
  return sealKeyOf(process.env["LEDGER_SIGNING_KEY"] ?? readSecrets(dataDir).ledgerSigningKey);
}

function reportOf(
  result: ChaosResult,
  { seconds, commit }: { seconds: number; commit: string | null },
): string {
  const waits = result.kills.map(({ servedAgainMs }) => servedAgainMs).sort((a, b) => a - b);
  const at = (share: number): number => waits[Math.floor(share * (waits.length - 1))] ?? 0;
  const count = (name: string): number =>
    result.kills.filter(({ victim }) => victim === name).length;
  return [
    "# Killed under load",
    "",
    `${new Date().toISOString()}, ${commit === null ? "a tree with changes" : `commit ${commit}`}, ${cpus().length} processors, ${seconds} s.`,
    "",
    `- Kills with -9: ${result.kills.length} (web ${count("web")}, worker ${count("worker")}, PostgreSQL ${count("postgres")})`,
    `- Serves again after: median ${at(0.5)} ms, longest ${at(1)} ms, by itself`,
    `- Calls that were acknowledged: ${result.acknowledged}; without a clear answer and repeated: ${result.unclear}`,
    `- Seals: ${result.seals}, over ${result.sealedRows} rows, all verified`,
    `- Repeated afterwards: ${result.asked}, among them every call that a kill had left open; each must get its stored answer`,
    `- Changes of members' limits and no-play hours: ${result.limits.acknowledged} acknowledged, ${result.limits.open} left open by a kill; each holds with its announcement or never was`,
    `- Stakes of members who had reached a limit or excluded themselves: ${result.refused}, each refused`,
    `- Faults: ${result.faults.length}`,
    ...result.faults.map((fault) => `  - ${fault}`),
    "",
  ].join("\n");
}
