import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { readSmallFile, writeSmallFile } from "#scripts/backup/small-file.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";

const FILE = "cluster";

/**
 * Makes the folder the backup of this cluster.
 * @throws Error when it is another cluster's
 */
export function claimFolder(place: BackupPlace, id: string): void {
  mkdirSync(join(place.folder, "wal"), { recursive: true, mode: 0o700 });
  const path = join(place.folder, FILE);
  if (!existsSync(path)) writeSmallFile(path, FILE, Buffer.from(id), place);
  const found = readCluster(place);
  if (found !== id)
    throw new Error(
      `${place.folder} is the backup of another database cluster (${found}, this is ${id}). Name ` +
        "another folder in BACKUP_DIR.",
    );
}

/**
 * PostgreSQL's name of the cluster whose backup this is.
 * @throws BackupFault that names the file
 */
export const readCluster = (place: BackupPlace): string =>
  readSmallFile(join(place.folder, FILE), FILE, place).toString();
