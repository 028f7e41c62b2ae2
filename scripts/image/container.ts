import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltImage } from "#scripts/image/build.ts";
import { runProgram } from "#scripts/image/programs.ts";

export type Container = {
  /** Asks it to stop; answers its exit code and after how many milliseconds it had ended. */
  stop(graceMs: number): Promise<{ code: number | null; ms: number }>;
  /** Waits until it ends by itself. One that still runs after so long is killed, as by `stop`. */
  ended(withinMs: number): Promise<number | null>;
  hasEnded(): boolean;
  log(): string;
};

/** Namespaces of their own, except that of the network: the database is on loopback. */
const namespaces = ["mount", "pid", "ipc", "uts"].map((type) => ({ type }));
const tmpfs = (destination: string) => ({
  destination,
  type: "tmpfs",
  source: "tmpfs",
  options: ["nosuid", "nodev", "mode=1777", "size=67108864"],
});

/**
 * Starts a container of the image with runc as the image's user: a root that cannot be written, no
 * capability, no new privilege; only `/tmp` and the data folder can be written.
 */
export function startContainer(
  { root, settings }: Pick<BuiltImage, "root" | "settings">,
  {
    name,
    folder,
    dataDir,
    command,
    environment,
  }: {
    name: string;
    folder: string;
    dataDir: string;
    command: readonly string[] | undefined;
    environment: Readonly<Record<string, string>>;
  },
): Container {
  const bundle = join(folder, name);
  mkdirSync(bundle, { recursive: true });
  runProgram("runc", ["spec", "--bundle", bundle]);
  const file = join(bundle, "config.json");
  const spec = JSON.parse(readFileSync(file, "utf8")) as {
    process: object;
    mounts: { destination: string }[];
    linux: object;
  };
  const [uid = 0, gid = 0] = settings.User.split(":").map(Number);
  const given = Object.entries(environment).map(([key, value]) => `${key}=${value}`);
  const written = {
    ...spec,
    root: { path: root, readonly: true },
    hostname: name,
    process: {
      ...spec.process,
      terminal: false,
      user: { uid, gid },
      args: [...settings.Entrypoint, ...(command ?? settings.Cmd)],
      env: [...settings.Env, ...given],
      cwd: settings.WorkingDir,
      capabilities: {},
      noNewPrivileges: true,
      rlimits: [],
    },
    mounts: [
      ...spec.mounts,
      tmpfs("/tmp"),
      { destination: "/data", type: "bind", source: dataDir, options: ["rbind", "rw"] },
    ],
    linux: { ...spec.linux, namespaces },
  };
  writeFileSync(file, JSON.stringify(written));
  return follow(name, bundle, join(folder, "runc"));
}

function follow(name: string, bundle: string, state: string): Container {
  const logFile = join(bundle, "log");
  // A pipe could still hold the last lines when the process has ended; a file has them.
  const log = openSync(logFile, "w");
  const child: ChildProcess = spawn("runc", ["--root", state, "run", "--bundle", bundle, name], {
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const exit = once(child, "exit") as Promise<[number | null]>;
  const ended = async (withinMs: number): Promise<number | null> => {
    const isInTime = new AbortController();
    const isLate = sleep(withinMs, true, { signal: isInTime.signal }).catch(() => false);
    if (await Promise.race([exit.then(() => false), isLate])) send(state, name, "KILL");
    isInTime.abort();
    return (await exit)[0];
  };
  return {
    async stop(graceMs) {
      const askedAt = Date.now();
      if (child.exitCode === null) send(state, name, "TERM");
      const code = await ended(graceMs);
      return { code, ms: Date.now() - askedAt };
    },
    ended,
    hasEnded: () => child.exitCode !== null,
    log: () => readFileSync(logFile, "utf8"),
  };
}

function send(state: string, name: string, signal: "TERM" | "KILL"): void {
  try {
    runProgram("runc", ["--root", state, "kill", name, signal]);
  } catch {
    // runc refuses a signal to a container that has ended. One that still runs is killed after its grace.
  }
}

/** Ends what a failed trial left, and removes its folder. */
export function removeContainers(folder: string, names: readonly string[]): void {
  for (const name of names) {
    try {
      runProgram("runc", ["--root", join(folder, "runc"), "delete", "--force", name]);
    } catch {
      // It has ended already, which is what is wanted.
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
