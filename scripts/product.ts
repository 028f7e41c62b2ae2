import type { Child } from "#scripts/child.ts";
import type { Configuration } from "#scripts/configuration.ts";
import { ensureApplicationLogin, ensureDatabase } from "#scripts/databases.ts";
import { whyPortIsTaken } from "#scripts/ports.ts";
import { prepareDatabase, refuseUnprepared } from "#scripts/prepare-database.ts";
import { keepAlive } from "#scripts/postgres/keep-alive.ts";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { addressOf, defineChildren, type ChildrenOptions } from "#scripts/product-children.ts";
import { withProgress } from "#scripts/progress.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { derivedPassword } from "#server/kit/sealed.ts";

export type ProductOptions = ChildrenOptions & {
  /** Ends a start that is still under way. */
  signal?: AbortSignal;
};

/** A whole product that runs: database, sandbox provider and web process. */
export type Product = {
  webUrl: string;
  sandboxUrl: string | null;
  /**
   * The database as its owner, or as the serving processes where the owner's login is kept from
   * this machine.
   */
  databaseUrl: string;
  /** The login of the serving processes. */
  applicationUrl: string;
  web: Child;
  /** Does what the clock asks for: seals, closings, comp, sums, sweeping. */
  worker: Child;
  /** Null outside play-money mode, where the sandbox provider does not exist. */
  sandbox: Child | null;
  /** Null when the operator brought a server. */
  postgres: Postgres | null;
  /** The web process first, then worker, sandbox and PostgreSQL: each stops before what it needs. */
  stop(): Promise<void>;
};

/**
 * Starts everything and keeps it running: a process or a database that dies is started again.
 * The caller must hold the lock of the data folder.
 * @throws Error that says what to do; whatever was started until then is stopped again
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await using undo = new AsyncDisposableStack();
  const { configuration, signal } = options;
  await refuseTakenPorts(configuration);
  signal?.throwIfAborted();
  const postgres = await bringPostgres(options, undo);
  const ownerUrl =
    postgres === null ? configuration.databaseUrl : await ensureDatabase(postgres.url, "dalbit");
  signal?.throwIfAborted();
  const applicationUrl = await openDoor(options, ownerUrl);
  signal?.throwIfAborted();
  const { web, worker, sandbox } = defineChildren(options, applicationUrl);
  // Undone in reverse order, so that each stops before what it needs.
  undo.defer(() => sandbox?.stop());
  undo.defer(() => worker.stop());
  await Promise.all([sandbox?.start(), worker.start()]);
  signal?.throwIfAborted();
  undo.defer(() => web.stop());
  await web.start();
  const running = undo.move();
  return {
    webUrl: addressOf(configuration.host, configuration.port),
    sandboxUrl: sandbox && addressOf(configuration.host, configuration.sandboxPort),
    databaseUrl: ownerUrl ?? applicationUrl,
    applicationUrl,
    web,
    worker,
    sandbox,
    postgres,
    stop: () => running.disposeAsync(),
  };
}

async function refuseTakenPorts(configuration: Configuration): Promise<void> {
  const { host, port, sandboxPort, mode } = configuration;
  const wanted = new Map([["PORT", port]]);
  if (mode === "play") wanted.set("SANDBOX_PORT", sandboxPort);
  if (mode === "play" && port === sandboxPort) {
    throw new Error(`PORT and SANDBOX_PORT are both ${port}; they must differ.`);
  }
  for (const [name, value] of wanted) {
    // A process whose supervisor was killed gives its port back within moments.
    const reason = await whyPortIsTaken(host, value, 3_000);
    if (reason !== null) {
      throw new Error(
        `Port ${value} on ${host} cannot be used: ${reason}. ` +
          `Free it, or choose another with ${name}, for example ${name}=${value + 10} npm start.`,
      );
    }
  }
}

/** Starts our own server and watches it; null when the operator brought one. */
async function bringPostgres(
  { configuration, say }: ProductOptions,
  undo: AsyncDisposableStack,
): Promise<Postgres | null> {
  if (configuration.databaseUrl !== null || configuration.appDatabaseUrl !== null) return null;
  const { dataDir } = configuration;
  const postgres = await withProgress(say, "Starting PostgreSQL", () =>
    startPostgres({ dataDir, say }),
  );
  undo.defer(() => postgres.stop());
  const watch = keepAlive(postgres, say);
  undo.defer(watch.end);
  return postgres;
}

/** Makes the database ready and answers its address as the serving processes log in. */
async function openDoor(
  { say, configuration }: ProductOptions,
  ownerUrl: string | null,
): Promise<string> {
  const { appDatabaseUrl } = configuration;
  if (ownerUrl !== null) await prepareDatabase(say, configuration, ownerUrl);
  else if (appDatabaseUrl !== null) await refuseUnprepared(configuration, appDatabaseUrl);
  if (appDatabaseUrl !== null) return appDatabaseUrl;
  // Every process with the secret makes the same one, so a second product locks the first out of nothing.
  const password = derivedPassword(appSecretOf(configuration).current, LOGIN);
  return ensureApplicationLogin(ownerUrl ?? "", password);
}

const LOGIN = "the login of the serving processes";
