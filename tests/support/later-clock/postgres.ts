import { mkdirSync } from "node:fs";
import { chooseAccount, ensureReach } from "#scripts/postgres/account.ts";
import { chooseAddress, urlOf } from "#scripts/postgres/address.ts";
import { findBinaries } from "#scripts/postgres/binaries.ts";
import {
  clusterFolder,
  clusterPassword,
  createClusterIfMissing,
} from "#scripts/postgres/cluster.ts";
import { endServer, launchServer } from "#scripts/postgres/server.ts";
import type { LaterClock } from "#tests/support/later-clock/later-clock.ts";

const say = (): void => {};

/**
 * Starts PostgreSQL with the time that the clock shows and with its data in a test's folder. A later
 * `start` takes the clock's time of then; `url` stays the same.
 */
export async function startLaterPostgres(dataDir: string, clock: LaterClock) {
  mkdirSync(dataDir, { recursive: true });
  const { postgres, initdb } = findBinaries();
  const cluster = clusterFolder(dataDir);
  const account = ensureReach(chooseAccount(cluster), clock.wrap(postgres, dataDir), dataDir);
  await createClusterIfMissing(dataDir, account, initdb, say);
  const address = await chooseAddress(dataDir, account);
  const launch = () =>
    launchServer({
      cluster,
      account,
      address,
      durability: "process",
      program: clock.wrap(postgres, dataDir),
      say,
    });
  let server = await launch();
  return {
    url: urlOf(server, clusterPassword(dataDir)),
    stop: () => endServer(cluster, server.pid, say),
    async start() {
      server = await launch();
    },
  };
}
