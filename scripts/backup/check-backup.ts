import { existsSync } from "node:fs";
import { join } from "node:path";
import { planRestore, refuseAlteredBase, type Plan } from "#scripts/backup/choose-base.ts";
import { readCluster } from "#scripts/backup/cluster-name.ts";
import { CHECKPOINTS, UPLOADS, uploadsOf } from "#scripts/backup/kept-files.ts";
import { BackupFault, readSealed } from "#scripts/backup/sealed-file.ts";
import { readSmallFile } from "#scripts/backup/small-file.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { findSegment } from "#scripts/backup/wal-chain.ts";
import { readSegment } from "#scripts/backup/wal-segment.ts";

/**
 * Opens every file of the newest backup and of its log.
 * @throws BackupFault that names the first file that is missing or altered
 */
export async function checkBackup(place: BackupPlace): Promise<Plan> {
  const plan = planRestore(place, null);
  const { base, chain } = plan;
  readCluster(place);
  await refuseAlteredBase(place, base);
  for (const file of base.files) {
    const name = `bases/${base.name}/${file.name}`;
    for (const _ of readSealed(join(place.folder, name), name, place.keys)) continue;
  }
  for (const name of chain.segments) {
    const found = findSegment(place.folder, name);
    if (found === null) throw new BackupFault(`The segment wal/${name} is missing.`);
    readSegment(found.path, name, place.keys, { mayGrow: found.grows });
  }
  for (const picture of uploadsOf(join(place.folder, UPLOADS)))
    readSmallFile(join(place.folder, UPLOADS, picture), `${UPLOADS}/${picture}`, place);
  const checkpoints = join(place.folder, CHECKPOINTS);
  if (existsSync(checkpoints)) readSmallFile(checkpoints, CHECKPOINTS, place);
  return plan;
}
