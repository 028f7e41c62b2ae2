import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveTo, type Account } from "#scripts/postgres/account.ts";
import { clusterUser } from "#scripts/postgres/cluster.ts";
import { isAlive } from "#scripts/postgres/postmaster.ts";
import { freePort } from "#scripts/ports.ts";

/** Where a server listens: in a socket folder, or on loopback when that is empty. */
export type Address = { socketFolder: string; port: number };

/** Without TCP, the port only names the socket file. */
const socketPort = 5432;

/** `sun_path` holds 107 bytes and a zero on Linux, 103 on macOS; PostgreSQL adds `/.s.PGSQL.5432`. */
const longestFolderBytes = 103 - "/.s.PGSQL.5432".length;

/**
 * Chooses where the server listens: a Unix socket in the data folder, else one in the temporary
 * folder (long paths, file systems without sockets), else a free port on loopback.
 */
export async function chooseAddress(dataDir: string, account: Account): Promise<Address> {
  const hash = createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 12);
  const candidates = [join(dataDir, "socket"), join(tmpdir(), `dalbit-${hash}`)];
  for (const folder of candidates) {
    if (Buffer.byteLength(folder) > longestFolderBytes) continue;
    if (claimFolder(folder, account) && (await takesSockets(folder))) {
      return { socketFolder: folder, port: socketPort };
    }
  }
  return { socketFolder: "", port: await freePort() };
}

/** Makes the folder for the account alone; false when another account already has that name. */
function claimFolder(folder: string, account: Account): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const me = process.getuid?.() ?? 0;
  const wanted = account.kind === "own" ? me : account.uid;
  if (!found.isDirectory() || (found.uid !== me && found.uid !== wanted)) return false;
  giveTo(account, folder);
  return true;
}

function takesSockets(folder: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(join(folder, `probe-${process.pid}`), () => server.close(() => resolve(true)));
  });
}

/**
 * Removes the socket lock of a server that has ended. PostgreSQL does so by itself, but takes a
 * killed server for a running one until the system has collected the process.
 */
export function removeDeadSocketLock({ socketFolder, port }: Address): void {
  if (socketFolder === "") return;
  const file = join(socketFolder, `.s.PGSQL.${port}.lock`);
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n", 1)[0]);
  if (Number.isInteger(pid) && pid > 0 && !isAlive(pid)) rmSync(file, { force: true });
}

/** The settings that make the server listen only there. */
export function addressSettings(address: Address): string[] {
  return [
    `port=${address.port}`,
    `unix_socket_directories=${address.socketFolder}`,
    `listen_addresses=${address.socketFolder === "" ? "127.0.0.1" : ""}`,
  ];
}

/** The address of the `postgres` database of a running server. */
export function urlOf(server: Address, password: string): string {
  const host =
    server.socketFolder === ""
      ? `127.0.0.1:${server.port}`
      : `${encodeURIComponent(server.socketFolder)}:${server.port}`;
  return `postgresql://${clusterUser}:${encodeURIComponent(password)}@${host}/postgres`;
}
