import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import { chownSync, existsSync, statSync } from "node:fs";
import { userInfo } from "node:os";

/**
 * The operating system account that PostgreSQL runs under. PostgreSQL refuses to run as root, so
 * root runs it under another account: `plain` where that account can reach the folders by itself,
 * `capable` where it needs root's right to pass through closed folders such as /root.
 */
export type Account =
  | { kind: "own" }
  | { kind: "plain" | "capable"; uid: number; gid: number; name: string };

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Chooses the account for a cluster: the one that owns it, else `postgres`, else `nobody`.
 * @param cluster the cluster's folder; it need not exist yet
 * @throws Error when this process cannot run as the cluster's owner
 */
export function chooseAccount(cluster: string): Account {
  const owner = existsSync(cluster) ? statSync(cluster).uid : null;
  if (!isRoot()) {
    if (owner !== null && owner !== process.getuid?.()) {
      throw new Error(
        `${cluster} belongs to another user (uid ${owner}), so ${userInfo().username} cannot run ` +
          "it. Start as that user or as root, or set DATA_DIR to a folder of your own.",
      );
    }
    return { kind: "own" };
  }
  if (owner !== null && owner !== 0) {
    return { kind: "plain", uid: owner, gid: statSync(cluster).gid, name: `uid ${owner}` };
  }
  for (const name of ["postgres", "nobody"]) {
    const uid = idOf("-u", name);
    const gid = idOf("-g", name);
    if (uid !== null && gid !== null) return { kind: "plain", uid, gid, name };
  }
  throw new Error(
    "PostgreSQL does not run as root, and there is neither a user `postgres` nor `nobody` to run " +
      "it as. Start as an ordinary user, or set DATABASE_URL.",
  );
}

/**
 * Makes sure that the account can run the program and open the folder; if it cannot, gives it
 * root's right to pass through closed folders.\n * @throws Error that says what to do when neither
 * works
 */
export function ensureReach(account: Account, program: string, folder: string): Account {
  const first = probe(account, program, folder);
  if (first === null) return account;
  if (account.kind === "own") throw new Error(`PostgreSQL cannot run: ${first}`);
  const capable: Account = { ...account, kind: "capable" };
  const second = probe(capable, program, folder);
  if (second === null) return capable;
  throw new Error(
    `PostgreSQL does not run as root, and the user ${account.name} cannot reach ${program} and ` +
      `${folder} (${first}; with setpriv: ${second}). Move the project out of root's closed ` +
      "folder, start as an ordinary user, or set DATABASE_URL.",
  );
}

/** Why the account cannot run the program in the folder, or null when it can. */
function probe(account: Account, program: string, folder: string): string | null {
  const script = '"$0" -V && cd "$1"';
  const [file, args, options] = commandFor(account, "/bin/sh", ["-c", script, program, folder]);
  const result = spawnSync(file, args, { ...options, cwd: "/", encoding: "utf8" });
  if (result.status === 0) return null;
  return (result.error?.message ?? result.stderr.trim()) || `exit code ${result.status}`;
}

/** Starts a program under the account. */
export function spawnAs(
  account: Account,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [file, allArgs, ids] = commandFor(account, program, args);
  return spawn(file, allArgs, { ...options, ...ids });
}

/** Gives a file or folder to the account. */
export function giveTo(account: Account, path: string): void {
  if (account.kind !== "own") chownSync(path, account.uid, account.gid);
}

function commandFor(
  account: Account,
  program: string,
  args: string[],
): [string, string[], { uid?: number; gid?: number }] {
  if (account.kind === "own") return [program, args, {}];
  const { uid, gid } = account;
  if (account.kind === "plain") return [program, args, { uid, gid }];
  const rights = "+dac_override,+dac_read_search";
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  // Without the bit, access(2) ignores this capability for every account but root, and PostgreSQL
  // calls it to find out whether it may run its own programs.
  const lent = [
    "--securebits=+no_setuid_fixup",
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
  ];
  return ["setpriv", [...ids, ...lent, "--", program, ...args], {}];
}

function idOf(flag: "-u" | "-g", name: string): number | null {
  const result = spawnSync("id", [flag, name], { encoding: "utf8" });
  return result.status === 0 ? Number(result.stdout.trim()) : null;
}
