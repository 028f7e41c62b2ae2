import { join } from "node:path";
import pg from "pg";
import { haproxy } from "#scripts/failover/programs.ts";
import { freePort } from "#scripts/ports.ts";
import { chooseAccount } from "#scripts/postgres/account.ts";
import { projectFolder } from "#scripts/project.ts";
import type { Cluster } from "#tests/support/failover/cluster.ts";
import { startAs, until, type Started } from "#tests/support/failover/processes.ts";

const configuration = (file: string): string[] => ["-f", join(projectFolder, "deploy", file)];

export type Balancer = Started & { serverUrl: string; siteUrl: string };

/** HAProxy with the example configuration, in front of both servers and three web processes. */
export async function startBalancer(
  folder: string,
  { nodes, password }: Cluster,
  webPorts: readonly number[],
): Promise<Balancer> {
  const [databasePort, sitePort] = [await freePort(), await freePort()];
  const local = (port: number | undefined): string => `127.0.0.1:${port}`;
  const started = startAs(chooseAccount(folder), {
    program: haproxy,
    args: ["-db", ...["patroni/haproxy.cfg", "proxy/site.cfg"].flatMap(configuration)],
    env: {
      DATABASE_BIND: local(databasePort),
      ...Object.fromEntries(
        nodes.flatMap(({ port, patroniPort }, at) => [
          [`DATABASE_${at + 1}`, local(port)],
          [`PATRONI_${at + 1}_PORT`, String(patroniPort)],
        ]),
      ),
      SITE_BIND: local(sitePort),
      WEB_1: local(webPorts[0]),
      WEB_2: local(webPorts[1]),
      WEB_3: local(webPorts[2]),
    },
    logFile: join(folder, "haproxy.log"),
  });
  const serverUrl = `postgres://postgres:${password}@${local(databasePort)}/postgres`;
  const balancer = { ...started, serverUrl, siteUrl: `http://${local(sitePort)}` };
  // Until its first questions to Patroni HAProxy takes both servers for the primary, in turn.
  let inARow = 0;
  const isKnown = async () => (inARow = (await isPrimary(serverUrl)) ? inARow + 1 : 0) > 9 || null;
  await until("the primary behind the balancer", 30_000, isKnown).catch(async (error: unknown) => {
    await started.stop();
    throw error;
  });
  return balancer;
}

async function isPrimary(connectionString: string): Promise<true | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  client.on("error", () => {}); // HAProxy closes it when the server is no primary.
  try {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>("select not pg_is_in_recovery() as is");
    return rows[0]?.is ? true : null;
  } catch {
    return null; // It does not listen yet, or has no server yet.
  } finally {
    await client.end().catch(() => {});
  }
}
