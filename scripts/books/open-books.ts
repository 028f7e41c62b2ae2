import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { dataDirFrom } from "#scripts/configuration.ts";
import { databaseUrl } from "#scripts/databases.ts";
import { urlOf } from "#scripts/postgres/address.ts";
import { clusterFolder, clusterPassword } from "#scripts/postgres/cluster.ts";
import { findPostmaster } from "#scripts/postgres/postmaster.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { KeptCheckpoint } from "#server/ledger/seals/verify.ts";
import { keyIdOf, sealKeyOf } from "#server/ledger/seals/signing.ts";

/** One read-only snapshot of the books, taken while the product runs. */
export type OpenBooks = Queryable & { client: pg.Client; close(): Promise<void> };

/**
 * The database's URL as its owner: DATABASE_URL, or that of the PostgreSQL that runs on the data
 * folder now.
 * @throws Error that says what to do when none runs
 */
export function addressOfBooks(environment: NodeJS.ProcessEnv): string {
  if (environment["DATABASE_URL"]) return environment["DATABASE_URL"];
  const dataDir = dataDirFrom(environment);
  const cluster = clusterFolder(dataDir);
  const server = existsSync(cluster) ? findPostmaster(cluster) : null;
  if (server === null)
    throw new Error(
      `No PostgreSQL runs on ${dataDir}. Start the product, or name another folder in DATA_DIR ` +
        "or a server in DATABASE_URL.",
    );
  return databaseUrl(urlOf(server, clusterPassword(dataDir)), "dalbit");
}

/**
 * Opens one snapshot; waits briefly for a server that is still recovering.
 * @param signal closes the books: a question that is under way fails
 */
export async function openBooks(url: string, signal?: AbortSignal): Promise<OpenBooks> {
  const client = await connect(url, Date.now() + 15_000);
  signal?.addEventListener("abort", () => void client.end());
  if (signal?.aborted) await client.end();
  signal?.throwIfAborted();
  await client.query("begin isolation level repeatable read read only");
  await client.query("set local statement_timeout = 0");
  return {
    client,
    query: async <R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<R>(text, values as unknown[])).rows,
    get appSecret(): never {
      throw new Error("the books are read without the secret");
    },
    close: () => client.end(),
  };
}

async function connect(url: string, deadline: number): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end();
      if (Date.now() > deadline) throw error;
      await sleep(250);
    }
  }
}

/**
 * The trusted public keys: LEDGER_PUBLIC_KEYS (hexadecimal, separated by commas), or the one
 * whose seed is in the data folder. Keys in the database are never trusted.
 */
export function trustedKeys(environment: NodeJS.ProcessEnv): Map<string, Buffer> {
  const given = environment["LEDGER_PUBLIC_KEYS"]?.split(",").map((hex) => hex.trim()) ?? [];
  const keys: Buffer[] = given.map((hex) => Buffer.from(hex, "hex"));
  if (keys.some((key) => key.length !== 32))
    throw new Error("LEDGER_PUBLIC_KEYS holds keys of 64 hexadecimal digits, between commas.");
  if (keys.length === 0) keys.push(sealKeyOf(seedOf(environment)).publicKey);
  return new Map(keys.map((key) => [keyIdOf(key), key]));
}

function seedOf(environment: NodeJS.ProcessEnv): string {
  if (environment["LEDGER_SIGNING_KEY"]) return environment["LEDGER_SIGNING_KEY"];
  const file = join(dataDirFrom(environment), "secrets.json");
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { ledgerSigningKey?: string })
    : {};
  if (known.ledgerSigningKey) return known.ledgerSigningKey;
  throw new Error("There is no trusted key: set the public keys in LEDGER_PUBLIC_KEYS.");
}

/** The checkpoints that the worker kept outside the database. */
export function keptCheckpoints(environment: NodeJS.ProcessEnv): KeptCheckpoint[] {
  const file =
    environment["LEDGER_CHECKPOINTS"] ?? join(dataDirFrom(environment), "ledger-checkpoints");
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  // A process that was killed may have left half a line.
  return lines
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line) as KeptCheckpoint);
}
