import { renameSync, rmSync } from "node:fs";
import { FRAME_BYTES, readSealed, SealedWriter } from "#scripts/backup/sealed-file.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { syncFolder } from "#scripts/backup/wal-writer.ts";

/** Writes a sealed file that is whole or not there. */
export function writeSmallFile(
  path: string,
  name: string,
  bytes: Buffer,
  place: BackupPlace,
): void {
  rmSync(`${path}.new`, { force: true });
  const file = new SealedWriter(`${path}.new`, name, place.keys.current);
  for (let at = 0; at < bytes.length; at += FRAME_BYTES)
    file.write(bytes.subarray(at, at + FRAME_BYTES));
  file.finish();
  renameSync(`${path}.new`, path);
  syncFolder(path);
}

/** @throws BackupFault that names the file */
export const readSmallFile = (path: string, name: string, { keys }: BackupPlace): Buffer =>
  Buffer.concat([...readSealed(path, name, keys)]);
