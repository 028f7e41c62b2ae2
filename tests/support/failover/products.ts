import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Child } from "#scripts/child.ts";
import type { Configuration } from "#scripts/configuration.ts";
import { ensureApplicationLogin, ensureDatabase } from "#scripts/databases.ts";
import { freePort } from "#scripts/ports.ts";
import { prepareDatabase } from "#scripts/prepare-database.ts";
import { defineChildren } from "#scripts/product-children.ts";
import { sandboxConnections } from "#scripts/provider-connections.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { derivedPassword } from "#server/kit/sealed.ts";

const WEB_PROCESSES = 3;

/** Chooses the ports of the web processes, which the balancer must know first. */
export const choosePorts = (): Promise<number[]> =>
  Promise.all(Array.from({ length: WEB_PROCESSES }, () => freePort()));

/**
 * Prepares the database that is reached at `serverUrl` and starts three web processes and a worker
 * on it, with play money and the same secrets.
 */
export async function startProcesses(
  folder: string,
  serverUrl: string,
  ports: readonly number[],
  say: (line: string) => void,
): Promise<{ dataDir: string; databaseUrl: string; stop(): Promise<void> }> {
  const homes = ports.map((_, at) => join(folder, `web-${at + 1}`));
  const [dataDir = ""] = homes;
  const configurationOf = (home: string, port: number): Configuration => ({
    host: "127.0.0.1",
    port,
    sandboxPort: 1,
    managementPort: null,
    dataDir: home,
    databaseUrl: null,
    appDatabaseUrl: null,
    appSecret: null,
    mode: "play",
  });
  const databaseUrl = await ensureDatabase(serverUrl, "dalbit");
  const first = configurationOf(dataDir, ports[0] ?? 0);
  sandboxConnections(dataDir, "http://127.0.0.1:1");
  await prepareDatabase(say, first, databaseUrl);
  const password = derivedPassword(
    appSecretOf(first).current,
    "the login of the serving processes",
  );
  const applicationUrl = await ensureApplicationLogin(databaseUrl, password);
  const children: Child[] = [];
  for (const [at, home] of homes.entries()) {
    mkdirSync(home, { recursive: true });
    if (at > 0)
      for (const name of ["secrets.json", "provider-keys.json"])
        copyFileSync(join(dataDir, name), join(home, name));
    const configuration = configurationOf(home, ports[at] ?? 0);
    const options = { configuration, nodeEnv: "production", logsTo: "files", say } as const;
    const { web, worker } = defineChildren(options, applicationUrl);
    children.push(web, ...(at === 0 ? [worker] : []));
  }
  const stop = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.stop()));
  };
  try {
    for (const child of children) await child.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { dataDir, databaseUrl, stop };
}
