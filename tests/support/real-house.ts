import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureDatabase } from "#scripts/databases.ts";
import { freePort } from "#scripts/ports.ts";
import { projectFolder } from "#scripts/project.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { writeCountryDatabase } from "#tests/support/country-database.ts";
import { makeTestFolder } from "#tests/support/folders.ts";
import type { LaterClock } from "#tests/support/later-clock/later-clock.ts";
import { startLaterPostgres } from "#tests/support/later-clock/postgres.ts";
import { openTlsProxy } from "#tests/support/tls-proxy.ts";

const MEMBERS_ADDRESS = "1.2.3.4";
const LONGEST_START_MS = 100_000;
const { PATH, HOME } = process.env;
/** The test's provider runs on this machine, which a real house refuses unless it is allowed. */
const PROVIDER_NETWORKS = "127.0.0.0/8";
const secret = (): string => randomBytes(32).toString("base64url");

/** Writes a database of countries that places the members' address in Korea; answers its path. */
function koreanNetworks(folder: string): string {
  const path = join(folder, "countries.mmdb");
  writeCountryDatabase(path, [{ first: "1.2.0.0", bits: 16, country: "KR" }]);
  return path;
}

function ownSecrets(): NodeJS.ProcessEnv {
  const LEDGER_SIGNING_KEY = secret();
  const { publicKey } = sealKeyOf(LEDGER_SIGNING_KEY);
  return {
    APP_SECRET: secret(),
    LEDGER_SIGNING_KEY,
    LEDGER_PUBLIC_KEYS: publicKey.toString("hex"),
  };
}

export type RealHouse = {
  /** Where visitors and staff find it, behind its proxy. */
  url: string;
  /** Where a provider beside it calls it. */
  innerUrl: string;
  databaseUrl: string;
  dataDir: string;
  /** A command of the operator to its end: exit code and output. */
  run(command: string, ...args: string[]): Promise<{ status: number | null; text: string }>;
  /** Stops it and its database, sets the clock, and starts them again. */
  restartAt(moment: Date): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Runs `npm start` with real money on an empty database, as an operator does: its own secrets, a TLS
 * proxy in front, members in Korea. It has its own PostgreSQL, and all of its processes this clock.
 */
export async function startRealHouse(clock: LaterClock): Promise<RealHouse> {
  const folder = makeTestFolder("memory");
  const postgres = await startLaterPostgres(folder.path, clock);
  const databaseUrl = await ensureDatabase(postgres.url, "real");
  const proxy = await openTlsProxy(MEMBERS_ADDRESS);
  const port = await freePort();
  proxy.lead(port);
  const environment: NodeJS.ProcessEnv = {
    ...ownSecrets(),
    MODE: "real",
    PORT: String(port),
    DATA_DIR: join(folder.path, "data"),
    DATABASE_URL: databaseUrl,
    LICENCE: "MGA: B2C/123/2026",
    ALLOWED_COUNTRIES: "KR",
    GEO_DATABASE: koreanNetworks(folder.path),
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: "1",
    PROVIDER_NETWORKS,
  };
  const begin = (command: string, args: readonly string[]) =>
    spawn(process.execPath, [join(projectFolder, `scripts/${command}.ts`), ...args], {
      cwd: projectFolder,
      env: { PATH, HOME, ...environment, NODE_OPTIONS: clock.nodeOptions() },
      stdio: ["ignore", "pipe", "pipe"],
    });
  let endProduct = async (): Promise<void> => {};
  const stop = async () => {
    await endProduct();
    await proxy.close();
    await folder.remove();
  };
  const start = async () => {
    const product = begin("start", []);
    const ended = once(product, "close");
    endProduct = async () => {
      product.kill("SIGTERM");
      await ended;
    };
    let said = "";
    for (const output of [product.stdout, product.stderr])
      output.on("data", (part: Buffer) => (said += part.toString()));
    for (const startedAt = Date.now(); !said.includes("Ctrl-C stops it."); await sleep(50))
      if (product.exitCode !== null || Date.now() - startedAt > LONGEST_START_MS) {
        await stop();
        throw new Error(`The house did not start:\n${said}`);
      }
  };
  await start();
  return {
    url: proxy.url,
    innerUrl: `http://127.0.0.1:${port}`,
    databaseUrl,
    dataDir: folder.path,
    async run(command, ...args) {
      const child = begin(command, args);
      const over = once(child, "exit");
      const parts = await Promise.all([text(child.stdout), text(child.stderr), over]);
      return { status: child.exitCode, text: parts[0] + parts[1] };
    },
    async restartAt(moment) {
      await endProduct();
      await postgres.stop();
      clock.setTo(moment);
      await postgres.start();
      await start();
    },
    stop,
  };
}
