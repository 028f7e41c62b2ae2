import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveTo, spawnAs, type Account } from "#scripts/postgres/account.ts";
import type { Say } from "#scripts/project.ts";

/** The name of the PostgreSQL superuser that the product uses when it brings its own server. */
export const clusterUser = "dalbit";

/** The cluster of a data folder; the major version is part of its name. */
export const clusterFolder = (dataDir: string): string => join(dataDir, "postgres-18");

/**
 * The password of the cluster's superuser, made with the cluster, in a file that only this user
 * can read.
 * @throws Error when the cluster exists without its password
 */
export function clusterPassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  throw new Error(
    `${file} is missing, and ${clusterFolder(dataDir)} cannot be opened without it. Put it back, ` +
      "or remove that folder too and start over with empty books.",
  );
}

/** Keeps the password of the cluster's superuser. */
export const writePassword = (dataDir: string, password: string): void =>
  writeFileSync(passwordFile(dataDir), password, { mode: 0o600 });

const passwordFile = (dataDir: string): string => join(dataDir, "postgres.password");

/**
 * Creates the cluster if there is none. It is created in a folder beside its place and moved when
 * complete, so that an interrupted attempt is never used as a cluster.
 */
export async function createClusterIfMissing(
  dataDir: string,
  account: Account,
  initdb: string,
  say: Say,
): Promise<void> {
  const cluster = clusterFolder(dataDir);
  if (existsSync(cluster)) return;
  say("Creating the database cluster …");
  const workshop = `${cluster}.new`;
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { mode: 0o700 });
  const password = randomBytes(24).toString("base64url");
  writePassword(dataDir, password);
  const passwordCopy = join(workshop, "password");
  writeFileSync(passwordCopy, password, { mode: 0o600 });
  giveTo(account, workshop);
  giveTo(account, passwordCopy);
  const unfinished = join(workshop, "cluster");
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin"];
  const access = ["--auth=scram-sha-256", `--username=${clusterUser}`, `--pwfile=${passwordCopy}`];
  const args = [`--pgdata=${unfinished}`, "--builtin-locale=C.UTF-8", ...locale, ...access];
  const child = spawnAs(account, initdb, args, {
    cwd: workshop,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env["PATH"], LANG: "C", TZ: "UTC" },
  });
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`initdb failed (exit code ${code}): ${complaints.trim()}`);
  renameSync(unfinished, cluster);
  rmSync(workshop, { recursive: true, force: true });
}
