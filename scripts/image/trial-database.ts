import { readFileSync } from "node:fs";
import { createConnection, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "#scripts/postgres.ts";
import { projectFolder } from "#scripts/project.ts";

export type TrialDatabase = { ownerUrl: string; appUrl: string; stop(): Promise<void> };

const passwords = { owner_password: "owns", app_password: "serves" };

/**
 * A new PostgreSQL of this package with the roles of `deploy/compose`, reached over loopback, because
 * a container does not see the folder of its socket.
 */
export async function openTrialDatabase(dataDir: string): Promise<TrialDatabase> {
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const client = new pg.Client(postgres.url);
  await client.connect();
  for (const statement of roleStatements()) await client.query(statement);
  await client.end();
  const socket = join(dataDir, "socket/.s.PGSQL.5432");
  const { port, close } = await passOn(socket);
  const address = (login: string, password: string) =>
    `postgres://${login}:${password}@127.0.0.1:${port}/dalbit`;
  return {
    ownerUrl: address("dalbit_owner", passwords.owner_password),
    appUrl: address("dalbit_app", passwords.app_password),
    stop: async () => {
      close();
      await postgres.stop();
    },
  };
}

/** Each by itself: a database cannot be made in a transaction. */
function roleStatements(): string[] {
  const text = readFileSync(join(projectFolder, "deploy/compose/roles.sql"), "utf8");
  const filled = text.replaceAll(/:'(\w+)'/g, (_, name: keyof typeof passwords) =>
    pg.escapeLiteral(passwords[name]),
  );
  return filled
    .replaceAll(/^--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

/** Passes connections to a port on loopback on to a Unix socket. */
async function passOn(socket: string): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = createConnection(socket);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => open.delete(one));
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const each of open) each.destroy();
    },
  };
}
