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

/** A running product: database, sandbox provider, worker and web process. */
export type Product = {
  webUrl: string;
  sandboxUrl: string | null;
  /**
   * The database as its owner, or as the serving processes when this machine does not have the
   * owner's login.
   */
  databaseUrl: string;
  /** The login of the serving processes. */
  applicationUrl: string;
  web: Child;
  /** Runs the scheduled jobs: seals, closings, comp, sums, deletion by age. */
  worker: Child;
  /** Null with real money: the sandbox provider exists with play money only. */
  sandbox: Child | null;
  /** Null when the operator runs the server. */
  postgres: Postgres | null;
  /** The web process first, then worker, sandbox and PostgreSQL: each stops before what it needs. */
  stop(): Promise<void>;
};

/**
 * Starts everything and keeps it running: a process or a database that ends is restarted. The
 * caller must hold the lock of the data folder.
 * @throws Error that says what to do, after stopping everything that was started
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await using undo = new AsyncDisposableStack();
  const { configuration, signal } = options;
  await refuseTakenPorts(configuration);
  signal?.throwIfAborted();
  const postgres = await startOwnPostgres(options, undo);
  const ownerUrl =
    postgres === null ? configuration.databaseUrl : await ensureDatabase(postgres.url, "dalbit");
  signal?.throwIfAborted();
  const applicationUrl = await prepareAccess(options, ownerUrl);
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
  const { host, port, sandboxPort, managementPort, mode } = configuration;
  const wanted = new Map([["PORT", port]]);
  if (managementPort !== null) wanted.set("MANAGEMENT_PORT", managementPort);
  if (mode === "play") wanted.set("SANDBOX_PORT", sandboxPort);
  if (mode === "play" && port === sandboxPort) {
    throw new Error(`PORT and SANDBOX_PORT are both ${port}; they must differ.`);
  }
  for (const [name, value] of wanted) {
    // A process whose supervisor was killed frees its port within moments.
    const reason = await whyPortIsTaken(host, value, 3_000);
    if (reason !== null) {
      throw new Error(
        `Port ${value} on ${host} cannot be used: ${reason}. ` +
          `Free it, or choose another with ${name}, for example ${name}=${value + 10} npm start.`,
      );
    }
  }
}

/** Starts the product's own server and keeps it running; null when the operator runs one. */
async function startOwnPostgres(
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

/** Prepares the database and returns its URL for the serving processes. */
async function prepareAccess(
  { say, configuration }: ProductOptions,
  ownerUrl: string | null,
): Promise<string> {
  const { appDatabaseUrl } = configuration;
  if (ownerUrl !== null) await prepareDatabase(say, configuration, ownerUrl);
  else if (appDatabaseUrl !== null) await refuseUnprepared(configuration, appDatabaseUrl);
  if (appDatabaseUrl !== null) return appDatabaseUrl;
  // Derived from the secret, so a second start with the same secret keeps the same password.
  const password = derivedPassword(appSecretOf(configuration).current, LOGIN);
  return ensureApplicationLogin(ownerUrl ?? "", password);
}

const LOGIN = "the login of the serving processes";
