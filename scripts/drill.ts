import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { drill } from "#scripts/backup/drill.ts";
import { record } from "#scripts/backup/record.ts";
import { backupPlaceFrom, liveDatabaseFrom } from "#scripts/backup/source.ts";
import { keptCheckpoints, trustedKeys } from "#scripts/books/open-books.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { onStopRequest } from "#scripts/stop-request.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

/**
 * Restores the newest backup into a throwaway server and examines its books. Exit code 0: sound; 1:
 * faults, each named; 2: it could not be restored or read; 130: it was stopped, and nothing is left.
 */
requireNode24();
const signal = onStopRequest();
try {
  takeSecretFiles(process.env);
  parseArgs({ options: {} });
  const workshop = process.env["DRILL_DIR"] || tmpdir();
  mkdirSync(workshop, { recursive: true });
  const ownerUrl = liveDatabaseFrom(process.env);
  const options = {
    place: backupPlaceFrom(process.env),
    workshop,
    trusted: trustedKeys(process.env),
    kept: keptCheckpoints(process.env),
    liveUrl: ownerUrl,
    say: console.log,
    signal,
  };
  const note = (proof: Parameters<typeof record>[1]) => record(ownerUrl, proof, console.log);
  const found = await drill(options).catch(async (error: Error) => {
    if (!signal.aborted) await note({ kind: "drill", isGood: false, seconds: 0, lost: null });
    throw error;
  });
  const { faults, restoreSeconds, seconds, lost } = found;
  const line = (name: string, value: string) => console.log(`  ${name.padEnd(44)} ${value}`);
  line("seconds to restore", restoreSeconds.toFixed(1));
  line("seconds with audit and verification", seconds.toFixed(1));
  line("seconds that would be lost", lost.seconds.toFixed(1));
  line("postings that would be lost", String(lost.entries ?? "not known: no database runs"));
  line("checkpoints kept outside", String(options.kept.length));
  const counted = lost.entries === null ? null : { ...lost, entries: lost.entries };
  await note({ kind: "drill", isGood: faults.length === 0, seconds, lost: counted });
  console.log(faults.length === 0 ? "\nThe backup is sound." : `\nFaults: ${faults.length}`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(signal.aborted ? "Stopped." : (error as Error).message);
  process.exitCode = signal.aborted ? 130 : 2;
}
process.exit();
