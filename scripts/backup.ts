import { finishedBases, readBase } from "#scripts/backup/bases.ts";
import { checkBackup } from "#scripts/backup/check-backup.ts";
import { iso, planRestore } from "#scripts/backup/choose-base.ts";
import { connectReplication } from "#scripts/backup/replication.ts";
import { backUpOnce, keepBackingUp } from "#scripts/backup/run.ts";
import { dropSlot } from "#scripts/backup/slot.ts";
import { backupPlaceFrom, backupSourceFrom } from "#scripts/backup/source.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { onStopRequest } from "#scripts/stop-request.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

const USAGE = `npm run backup             one base backup now, with the log until its end
npm run backup -- follow   receives the log until it is stopped, with a base backup every day
npm run backup -- list     which moments can be restored
npm run backup -- check    opens every file of the newest backup and of its log
npm run backup -- end      the server no longer keeps its log for the backup

BACKUP_DIR and BACKUP_KEY are needed; see docs/operating.md.`;

/** Exit code 0: done; 1: not done, with the reason. */
requireNode24();
const [verb = "once", ...rest] = process.argv.slice(2);
try {
  takeSecretFiles(process.env);
  if (rest.length > 0) throw new Error(USAGE);
  if (verb === "once") await backUpOnce(process.env, console.log);
  else if (verb === "follow") await keepBackingUp(process.env, console.log, onStopRequest());
  else if (verb === "list") list();
  else if (verb === "check") await check();
  else if (verb === "end") await endSlot();
  else throw new Error(USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.exit();

function list(): void {
  const place = backupPlaceFrom(process.env);
  for (const name of finishedBases(place.folder)) {
    const { endedAt, files } = readBase(place, name);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    console.log(`${name}  from ${iso(endedAt)}  ${(bytes / 1e6).toFixed(1)} MB`);
  }
  console.log(`Everything until ${iso(planRestore(place, null).reach)} can be restored.`);
}

async function check(): Promise<void> {
  const { base, chain, reach } = await checkBackup(backupPlaceFrom(process.env));
  const count = chain.segments.length;
  console.log(`${base.name} and ${count} segments of its log are whole, until ${iso(reach)}.`);
}

async function endSlot(): Promise<void> {
  const replication = await connectReplication(backupSourceFrom(process.env).url);
  await dropSlot(replication);
  await replication.end();
  console.log("The server no longer keeps its log for the backup. The next backup begins anew.");
}
