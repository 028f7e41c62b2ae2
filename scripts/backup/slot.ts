import type { Replication } from "#scripts/backup/replication.ts";

/** The replication slot by which the server keeps its log until it is in the backup. */
export const SLOT = "dalbit_backup";

const DUPLICATE = "42710";
const MISSING = "42704";

/** Makes the slot unless it is there. */
export async function ensureSlot(replication: Replication): Promise<void> {
  await replication
    .one(`CREATE_REPLICATION_SLOT ${SLOT} PHYSICAL RESERVE_WAL`)
    .catch(unless(DUPLICATE));
}

/** Removes the replication slot: the server may then delete log that the backup has not read. */
export async function dropSlot(replication: Replication): Promise<void> {
  await replication.one(`DROP_REPLICATION_SLOT ${SLOT} WAIT`).catch(unless(MISSING));
}

const unless =
  (allowed: string) =>
  (error: Error & { code?: string }): void => {
    if (error.code !== allowed) throw error;
  };
