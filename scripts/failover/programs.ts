import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runProgram } from "#scripts/image/programs.ts";
import { findBinaries } from "#scripts/postgres/binaries.ts";
import { projectFolder, type Say } from "#scripts/project.ts";

/** Where Debian's packages put what the fail-over needs. */
const programs = {
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
} as const;
const CLIENTS = "/usr/lib/postgresql";

type Program = keyof typeof programs | "postgresql-client";

const isThere = (name: Program): boolean =>
  name === "postgresql-client" ? findIsReady() !== null : existsSync(programs[name]);

/**
 * Installs Debian's packages of these programs where they are missing.
 * @throws Error that says what to install where this process may not
 */
export function installPrograms(say: Say, wanted: readonly Program[]): void {
  const names = wanted.filter((name) => !isThere(name));
  if (names.length === 0) return;
  if (process.getuid?.() !== 0)
    throw new Error(`Install ${names.join(", ")} first, or run this as root.`);
  say(`Installing Debian's packages ${names.join(", ")} with apt-get …`);
  const install = ["install", "-y", "--no-install-recommends", ...names];
  for (const args of [["update", "-qq"], install]) runProgram("apt-get", args);
}

/** Comes with Patroni. */
export const patronictl = "/usr/bin/patronictl";
export const { patroni, haproxy } = programs;
export const etcd = programs["etcd-server"];

function findIsReady(): string | null {
  const versions = existsSync(CLIENTS) ? readdirSync(CLIENTS).toSorted() : [];
  const found = versions.map((version) => join(CLIENTS, version, "bin", "pg_isready"));
  return found.findLast((path) => existsSync(path)) ?? null;
}

/**
 * Makes a folder with the programs of PostgreSQL 18 that Patroni calls: those of the embedded
 * PostgreSQL, and for the two that it does not have, programs of this project. There is no
 * pg_rewind, so Patroni copies a former primary anew.
 */
export function makeBinFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const native = dirname(findBinaries().postgres);
  for (const name of ["postgres", "initdb", "pg_ctl"])
    symlinkSync(join(native, name), join(folder, name));
  symlinkSync(findIsReady() ?? "", join(folder, "pg_isready"));
  for (const [name, script] of [
    ["pg_controldata", "print-control-file.ts"],
    ["pg_basebackup", "base-backup.ts"],
  ] as const) {
    const path = join(projectFolder, "scripts", "failover", script);
    writeFileSync(join(folder, name), `#!/bin/sh\nexec "${process.execPath}" "${path}" "$@"\n`, {
      mode: 0o755,
    });
  }
}
