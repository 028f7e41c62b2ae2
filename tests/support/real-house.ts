import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Child } from "#scripts/child.ts";
import { dropDatabase, ensureDatabase } from "#scripts/databases.ts";
import { freePort } from "#scripts/ports.ts";
import { projectFolder } from "#scripts/project.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { writeCountryDatabase } from "#tests/support/country-database.ts";
import { makeTestFolder } from "#tests/support/folders.ts";
import { openTlsProxy } from "#tests/support/tls-proxy.ts";

const MEMBERS_ADDRESS = "1.2.3.4";
const LONGEST_START_MS = 100_000;
const secret = (): string => randomBytes(32).toString("base64url");

export type RealHouse = {
  /** Where visitors and staff find it, behind its proxy. */
  url: string;
  /** Where a provider beside it calls it. */
  innerUrl: string;
  databaseUrl: string;
  dataDir: string;
  /** A command of the operator to its end: exit code and output. */
  run(command: string, ...args: string[]): Promise<{ status: number | null; text: string }>;
  stop(): Promise<void>;
};

/**
 * Starts `npm start` with real money as an operator does, on an empty database of the server of the
 * tests: with its own secrets, for members in Korea, behind a proxy with TLS.
 */
export async function startRealHouse(serverUrl: string): Promise<RealHouse> {
  const folder = makeTestFolder("memory");
  const name = `real_${randomBytes(6).toString("hex")}`;
  const databaseUrl = await ensureDatabase(serverUrl, name);
  const proxy = await openTlsProxy(MEMBERS_ADDRESS);
  const port = await freePort();
  proxy.lead(port);
  const countries = join(folder.path, "countries.mmdb");
  writeCountryDatabase(countries, [{ first: "1.2.0.0", bits: 16, country: "KR" }]);
  const signingKey = secret();
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    MODE: "real",
    PORT: String(port),
    DATA_DIR: join(folder.path, "data"),
    DATABASE_URL: databaseUrl,
    APP_SECRET: secret(),
    LEDGER_SIGNING_KEY: signingKey,
    LEDGER_PUBLIC_KEYS: sealKeyOf(signingKey).publicKey.toString("hex"),
    LICENCE: "MGA: B2C/123/2026",
    ALLOWED_COUNTRIES: "KR",
    GEO_DATABASE: countries,
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: "1",
    // Its provider runs on the same machine.
    PROVIDER_NETWORKS: "127.0.0.0/8",
  };
  const begin = (command: string, args: readonly string[]) =>
    spawn(process.execPath, [join(projectFolder, `scripts/${command}.ts`), ...args], {
      cwd: projectFolder,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
  const product = begin("start", []);
  let said = "";
  for (const output of [product.stdout, product.stderr])
    output.on("data", (part: Buffer) => (said += part.toString()));
  const ended = once(product, "close");
  const stop = async () => {
    product.kill("SIGTERM");
    await ended;
    await proxy.close();
    await dropDatabase(serverUrl, name);
    await folder.remove();
  };
  for (const startedAt = Date.now(); !said.includes("Ctrl-C stops it."); await sleep(50))
    if (product.exitCode !== null || Date.now() - startedAt > LONGEST_START_MS) {
      await stop();
      throw new Error(`The house did not start:\n${said}`);
    }
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
    stop,
  };
}

/** Starts a provider beside the house, as a process of its own with secrets of its own. */
export async function startProvider(house: RealHouse, connection: string) {
  const port = await freePort();
  const own = secret();
  const provider = new Child({
    name: "The provider",
    entry: "sandbox/main.ts",
    environment: {
      NODE_ENV: "production",
      SANDBOX_PORT: String(port),
      SANDBOX_SECRET: own,
      SANDBOX_WALLET_URL: `${house.innerUrl}/providers/${connection}`,
      SANDBOX_DATA: join(house.dataDir, "provider"),
    },
    logFile: join(house.dataDir, "provider.log"),
    say: () => {},
  });
  await provider.start();
  return { url: `http://127.0.0.1:${port}`, secret: own, stop: () => provider.stop() };
}
