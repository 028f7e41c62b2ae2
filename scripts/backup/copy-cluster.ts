import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { connectReplication, identifySystem, type System } from "#scripts/backup/replication.ts";
import { baseFolder, type Base } from "#scripts/backup/bases.ts";
import { FRAME_BYTES, SealedWriter } from "#scripts/backup/sealed-file.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { parseLsn } from "#scripts/backup/wal-names.ts";

export const TAR = "base.tar";
const [ARCHIVE, BYTES] = [0x6e, 0x64];

type ClusterCopy = Pick<Base, "from" | "to" | "files"> & { system: System };

/**
 * Copies the cluster's files into a base, by PostgreSQL's own BASE_BACKUP: without its log, which
 * the archive has. At most a megabyte of it is in memory.
 * @throws Error for a cluster with tablespaces
 */
export async function copyCluster(
  url: string,
  place: BackupPlace,
  base: string,
): Promise<ClusterCopy> {
  const replication = await connectReplication(url);
  try {
    const system = await identifySystem(replication);
    const name = `bases/${base}/${TAR}`;
    mkdirSync(baseFolder(place.folder, base), { recursive: true, mode: 0o700 });
    const copy = replication.copy(
      "BASE_BACKUP (LABEL 'dalbit', CHECKPOINT 'fast', WAL false, WAIT false, MANIFEST 'no')",
    );
    const file = new SealedWriter(join(place.folder, name), name, place.keys.current);
    await takeArchive(copy as AsyncIterable<Buffer>, file);
    const sha256 = file.finish();
    const [first, last] = [copy.rows[0]?.[0], copy.rows.at(-1)?.[0]];
    return {
      system,
      from: parseLsn(String(first)),
      to: parseLsn(String(last)),
      files: [{ name: TAR, bytes: file.bytes, sha256 }],
    };
  } finally {
    await replication.end();
  }
}

async function takeArchive(messages: AsyncIterable<Buffer>, file: SealedWriter): Promise<void> {
  let archives = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  const write = (): void => {
    const bytes = Buffer.concat(waiting);
    for (let at = 0; at < bytes.length; at += FRAME_BYTES)
      file.write(bytes.subarray(at, at + FRAME_BYTES));
    [waiting, length] = [[], 0];
  };
  for await (const message of messages) {
    if (message[0] === ARCHIVE && ++archives > 1)
      throw new Error("The cluster has tablespaces, which this backup does not support.");
    if (message[0] !== BYTES) continue;
    waiting.push(message.subarray(1));
    length += message.length - 1;
    if (length >= FRAME_BYTES) write();
  }
  write();
}
