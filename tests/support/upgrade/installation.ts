import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { haproxy } from "#scripts/failover/programs.ts";
import { ensureApplicationLogin, ensureDatabase } from "#scripts/databases.ts";
import { freePort, twoFreePorts } from "#scripts/ports.ts";
import { chooseAccount } from "#scripts/postgres/account.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { projectFolder, type Say } from "#scripts/project.ts";
import { sandboxConnections } from "#scripts/provider-connections.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { derivedPassword } from "#server/kit/sealed.ts";
import type { ChaosTarget } from "#tests/support/chaos/seats.ts";
import { startAs, until } from "#tests/support/failover/processes.ts";
import { Fleet, type Place } from "#tests/support/upgrade/fleet.ts";
import { migrateWith } from "#tests/support/upgrade/migration.ts";
import type { Build } from "#tests/support/upgrade/release-folder.ts";

export type Installation = ChaosTarget & {
  fleet: Fleet;
  /** The environment of `npm run migrate`. */
  owner: Readonly<Record<string, string>>;
} & AsyncDisposable;

const WEB_PROCESSES = 3;
/** Longer than the balancer needs to notice. */
const SHUTDOWN_DELAY_S = 3;

/**
 * Installs a build as an operator with containers does: its own migration, three web processes and
 * a worker with their settings in the environment, and HAProxy in front.
 * @param folder an empty folder
 */
export async function install(folder: string, build: Build, say: Say): Promise<Installation> {
  await using undo = new AsyncDisposableStack();
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { recursive: true });
  const secrets = readSecrets(dataDir);
  const postgres = await startPostgres({ dataDir, say });
  undo.defer(() => postgres.stop());
  const databaseUrl = await ensureDatabase(postgres.url, "dalbit");
  const owner = {
    MODE: "play",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_SECRET: secrets.appSecret,
  };
  await migrateWith(build, owner).ended;
  const password = derivedPassword(secrets.appSecret, "the login of the serving processes");
  const applicationUrl = await ensureApplicationLogin(databaseUrl, password);
  const shared = { MODE: "play", NODE_ENV: "production", DATABASE_URL: applicationUrl };
  const ports = await Promise.all(Array.from({ length: WEB_PROCESSES }, () => freePort()));
  const connections = sandboxConnections(dataDir, "http://127.0.0.1:1").map(({ ours }) => ours);
  const webs = ports.map((port, at): Place => ({
    name: `web-${at + 1}`,
    program: "web",
    environment: {
      ...shared,
      HOST: "127.0.0.1",
      PORT: String(port),
      APP_SECRET: secrets.appSecret,
      UPLOADS_DIR: join(dataDir, "uploads"),
      PROVIDER_CONNECTIONS: JSON.stringify(connections),
      SHUTDOWN_DELAY: String(SHUTDOWN_DELAY_S),
    },
    readyUrl: `http://127.0.0.1:${port}/api/ready`,
  }));
  const [sitePort, management] = await twoFreePorts();
  const worker: Place = {
    name: "worker",
    program: "worker",
    environment: {
      ...shared,
      LEDGER_SIGNING_KEY: secrets.ledgerSigningKey,
      LEDGER_CHECKPOINTS: join(dataDir, "ledger-checkpoints"),
      MANAGEMENT_PORT: String(management),
    },
    readyUrl: `http://127.0.0.1:${management}/health/ready`,
  };
  const fleet = new Fleet(folder, [...webs, worker]);
  undo.defer(() => fleet.stopAll());
  await fleet.startAll(build);
  const balancer = startBalancer(folder, sitePort, ports);
  undo.defer(() => balancer.stop());
  const webUrl = `http://127.0.0.1:${sitePort}`;
  const isThere = () =>
    fetch(webUrl).then(
      ({ ok }) => ok || null,
      () => null,
    );
  await until("the site behind HAProxy", 30_000, isThere);
  const running = undo.move();
  const dispose = (): Promise<void> => running.disposeAsync();
  return { webUrl, dataDir, databaseUrl, fleet, owner, [Symbol.asyncDispose]: dispose };
}

const startBalancer = (folder: string, sitePort: number, [one, two, three]: readonly number[]) =>
  startAs(chooseAccount(folder), {
    program: haproxy,
    args: ["-db", "-f", join(projectFolder, "deploy/proxy/site.cfg")],
    env: {
      SITE_BIND: `127.0.0.1:${sitePort}`,
      WEB_1: `127.0.0.1:${one}`,
      WEB_2: `127.0.0.1:${two}`,
      WEB_3: `127.0.0.1:${three}`,
    },
    logFile: join(folder, "haproxy.log"),
  });
