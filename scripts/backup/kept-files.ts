import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { BackupFault } from "#scripts/backup/sealed-file.ts";
import { readSmallFile, writeSmallFile } from "#scripts/backup/small-file.ts";
import type { BackupPlace, BackupSource } from "#scripts/backup/source.ts";

export const UPLOADS = "uploads";
export const CHECKPOINTS = "ledger-checkpoints";

/** An upload's name is derived from its content: it never changes. */
const isUpload = (name: string): boolean => /^[\w-]+\.\w+$/.test(name);

/** The names of the pictures that are there now. */
export const uploadsOf = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(isUpload).toSorted() : [];

/** Copies pictures that the backup does not have, and the checkpoints when there are more. */
export function keepFiles(
  place: BackupPlace,
  { uploads, checkpoints }: Pick<BackupSource, "uploads" | "checkpoints">,
): void {
  mkdirSync(join(place.folder, UPLOADS), { recursive: true, mode: 0o700 });
  for (const picture of uploadsOf(uploads)) keepUpload(place, join(uploads, picture));
  const path = join(place.folder, CHECKPOINTS);
  const now = existsSync(checkpoints) ? readFileSync(checkpoints) : Buffer.alloc(0);
  // Lines are only added. Fewer than before means another data folder: the longer list is kept.
  const kept = existsSync(path) ? readSmallFile(path, CHECKPOINTS, place) : Buffer.alloc(0);
  if (now.length > kept.length) writeSmallFile(path, CHECKPOINTS, now, place);
}

function keepUpload(place: BackupPlace, file: string): void {
  const name = `${UPLOADS}/${basename(file)}`;
  const path = join(place.folder, name);
  if (existsSync(path)) return;
  try {
    writeSmallFile(path, name, readFileSync(file), place);
  } catch (error) {
    // The sweep of pictures removed it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/**
 * Puts the pictures and the checkpoints of a backup into a data folder.
 * @returns the names of pictures that were removed from the product while the backup was made
 * @throws BackupFault that names an altered file
 */
export function restoreFiles(place: BackupPlace, dataDir: string): void {
  const folder = join(place.folder, UPLOADS);
  mkdirSync(join(dataDir, UPLOADS), { recursive: true });
  for (const picture of uploadsOf(folder)) {
    const bytes = readSmallFile(join(folder, picture), `${UPLOADS}/${picture}`, place);
    writeFileSync(join(dataDir, UPLOADS, picture), bytes);
  }
  const path = join(place.folder, CHECKPOINTS);
  if (existsSync(path))
    writeFileSync(join(dataDir, CHECKPOINTS), readSmallFile(path, CHECKPOINTS, place));
}

/** @throws BackupFault that names a picture of a base that is missing */
export function refuseMissingUploads(place: BackupPlace, uploads: readonly string[]): void {
  const missing = uploads.find((name) => !existsSync(join(place.folder, UPLOADS, name)));
  if (missing !== undefined)
    throw new BackupFault(`${UPLOADS}/${missing} is missing in the backup.`);
}
