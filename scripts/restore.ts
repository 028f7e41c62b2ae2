import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeRestored, restore } from "#scripts/backup/restore.ts";
import { backupPlaceFrom } from "#scripts/backup/source.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { onStopRequest } from "#scripts/stop-request.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

const USAGE = `npm run restore -- --into <empty folder> [--at <moment, as 2026-11-21T12:00:00Z>] [--timeline <number>]

Without --at, the last moment that the backup has. A restore and a fail-over begin a new timeline of
the database; without --timeline the last one is restored, with what led to it. BACKUP_DIR and BACKUP_KEY are needed.`;

/** Exit code 0: restored; 1: not restored, with the reason; 130: stopped, and nothing is left. */
requireNode24();
const signal = onStopRequest();
try {
  takeSecretFiles(process.env);
  const { into, at, timeline } = argumentsOf();
  const restored = await restore({
    place: backupPlaceFrom(process.env),
    at,
    timeline,
    into,
    say: console.log,
    signal,
  });
  await restored.end();
  console.log(describeRestored(restored));
  console.log(`Start the product with DATA_DIR=${into} and the secrets that you keep elsewhere.`);
} catch (error) {
  console.error(signal.aborted ? "Stopped." : (error as Error).message);
  process.exitCode = signal.aborted ? 130 : 1;
}
process.exit();

function argumentsOf(): { into: string; at: number | null; timeline: number | undefined } {
  const text = { type: "string" } as const;
  const options = { into: text, at: text, timeline: text };
  const { values } = parseArgs({ options });
  const at = values.at === undefined ? null : Date.parse(values.at);
  if (!values.into || Number.isNaN(at)) throw new Error(USAGE);
  if (values.at !== undefined && !/(Z|[+-]\d\d:\d\d)$/.test(values.at))
    throw new Error(`${values.at} has no time zone: write ${values.at}Z, or +09:00 for Seoul.`);
  if (values.timeline !== undefined && !/^[1-9]\d{0,8}$/.test(values.timeline))
    throw new Error(USAGE);
  const timeline = values.timeline === undefined ? undefined : Number(values.timeline);
  return { into: resolve(process.cwd(), values.into), at, timeline };
}
