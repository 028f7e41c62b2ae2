import { mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { chooseAccount, ensureReach } from "#scripts/postgres/account.ts";
import { chooseAddress, urlOf } from "#scripts/postgres/address.ts";
import { findBinaries } from "#scripts/postgres/binaries.ts";
import {
  clusterFolder,
  clusterPassword,
  createClusterIfMissing,
} from "#scripts/postgres/cluster.ts";
import { isAlive } from "#scripts/postgres/postmaster.ts";
import { adoptServer, endServer, launchServer } from "#scripts/postgres/server.ts";
import { sweepServerLogs } from "#scripts/postgres/server-log.ts";
import type { Say } from "#scripts/project.ts";

export type PostgresOptions = {
  dataDir: string;
  say: Say;
  /**
   * `process` does not wait for the disk: data survives a killed server, but not a power failure.
   * Only for clusters of tests.
   */
  durability?: "disk" | "process";
};

/** A PostgreSQL server that the product runs. */
export type Postgres = {
  /** The `postgres` database, as the cluster's superuser. */
  readonly url: string;
  readonly pid: number;
  isAlive(): boolean;
  /** Removes the oldest files of its log, of which it keeps five. */
  sweepLogs(): void;
  /** Ends it cleanly if it runs, and starts it again at the same address. */
  restart(): Promise<void>;
  /** Ends sessions, writes a checkpoint, exits. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on a data folder, or takes over the server that a killed supervisor left
 * running there. The caller must hold the lock of the data folder.
 * @throws Error that says what to do when it cannot run
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { say, durability = "disk" } = options;
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const { postgres, initdb } = findBinaries();
  const cluster = clusterFolder(dataDir);
  refuseOpenCluster(cluster);
  const account = ensureReach(chooseAccount(cluster), postgres, dataDir);
  await createClusterIfMissing(dataDir, account, initdb, say);
  const adopted = await adoptServer(cluster, say);
  const address = adopted ?? (await chooseAddress(dataDir, account));
  const place = { cluster, account, address, durability, program: postgres, say };
  let server = adopted ?? (await launchServer(place));
  return {
    url: urlOf(server, clusterPassword(dataDir)),
    get pid() {
      return server.pid;
    },
    isAlive: () => isAlive(server.pid),
    sweepLogs: () => sweepServerLogs(cluster),
    restart: async () => {
      await endServer(cluster, server.pid, say);
      server = await launchServer(place);
    },
    stop: () => endServer(cluster, server.pid, say),
  };
}

/** Throws when other users may read the folder: PostgreSQL refuses it. Copies often lose modes. */
function refuseOpenCluster(cluster: string): void {
  const mode = statSync(cluster, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o027) === 0) return;
  throw new Error(
    `Others may read or change ${cluster} (its mode is ${(mode & 0o777).toString(8)}), as after a ` +
      `copy without modes. Close it with: chmod -R go-rwx ${cluster}`,
  );
}
