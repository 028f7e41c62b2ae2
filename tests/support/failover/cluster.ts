import { randomBytes } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { etcd, makeBinFolder, patroni, patronictl } from "#scripts/failover/programs.ts";
import { twoFreePorts } from "#scripts/ports.ts";
import { chooseAccount, ensureReach, giveTo } from "#scripts/postgres/account.ts";
import { isAlive } from "#scripts/postgres/postmaster.ts";
import { projectFolder } from "#scripts/project.ts";
import { startAs, until } from "#tests/support/failover/processes.ts";

type Node = { name: string; port: number; patroniPort: number; dataDir: string };

/** Three database servers under Patroni, one of them a synchronous standby, with one etcd. */
export type Cluster = {
  nodes: readonly Node[];
  password: string;
  /**
   * Waits for the primary that Patroni names, until one standby is synchronous and all standbys
   * follow it. After a kill it also waits until the primary differs from `former`.
   */
  whenSafe(former?: Node): Promise<Node>;
  /** Hands over to another server as before maintenance. @throws Error with what Patroni said */
  switchOver(): void;
  /** Kills the server process of a node with SIGKILL. */
  kill(node: Node): void;
  stop(): Promise<void>;
};

const PATIENCE_MS = 120_000;

export async function openCluster(folder: string): Promise<Cluster> {
  await using undo = new AsyncDisposableStack();
  const bin = join(folder, "bin");
  makeBinFolder(bin);
  const account = ensureReach(chooseAccount(folder), join(bin, "postgres"), folder);
  const own = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    giveTo(account, path);
    return path;
  };
  const start = (program: string, args: string[], env: Record<string, string>, name: string) => {
    const started = startAs(account, { program, args, env, logFile: join(folder, `${name}.log`) });
    undo.defer(() => started.kill());
    return started;
  };
  const etcdPort = await startEtcd(own("etcd"), (args) => start(etcd, args, {}, "etcd"));
  const password = randomBytes(18).toString("base64url");
  const replication = randomBytes(18).toString("base64url");
  const config = join(projectFolder, "deploy/patroni/patroni.yml");
  const startNode = async (name: string): Promise<Node> => {
    const [port, patroniPort] = await twoFreePorts();
    const home = own(name);
    const node = { name, port, patroniPort, dataDir: join(home, "data") };
    // After Patroni, which would start it again; asked to end, each would wait for the others.
    undo.defer(async () => killServer(node));
    const shared = { etcdPort, bin, password, replication };
    start(patroni, [config], { HOME: home, ...environmentOf(node, shared) }, name);
    return node;
  };
  const first = await startNode("database-1");
  await until("the first server", PATIENCE_MS, () => asked(urlOf(first, "primary")));
  const nodes = [first, await startNode("database-2"), await startNode("database-3")];
  const primary = async (former?: Node): Promise<Node | null> => {
    const roles = await Promise.all(nodes.map(roleOf));
    const found = nodes[roles.indexOf("primary")];
    const isWhole = roles.toSorted().join() === "primary,replica,synchronous";
    return isWhole && found !== undefined && found !== former ? found : null;
  };
  const whenSafe = (former?: Node) =>
    until("a synchronous standby", PATIENCE_MS, () => primary(former));
  await whenSafe();
  const running = undo.move();
  return {
    nodes,
    password,
    whenSafe,
    switchOver() {
      const { status, stdout, stderr } = spawnSync(
        patronictl,
        ["-c", config, "switchover", "--force"],
        {
          encoding: "utf8",
          env: {
            PATH: process.env["PATH"],
            LANG: "C.UTF-8",
            ...environmentOf(first, { etcdPort, bin, password, replication }),
          },
        },
      );
      if (status !== 0 || !stdout.includes("Successfully switched over"))
        throw new Error(`the switch-over failed: ${stdout}${stderr}`);
    },
    kill: killServer,
    stop: () => running.disposeAsync(),
  };
}

/** What `deploy/patroni/node.env.example` sets. */
function environmentOf(
  { name, port, patroniPort, dataDir }: Node,
  shared: { etcdPort: number; bin: string; password: string; replication: string },
): Record<string, string> {
  const [address, api] = [`127.0.0.1:${port}`, `127.0.0.1:${patroniPort}`];
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${shared.etcdPort}`,
    PATRONI_RESTAPI_LISTEN: api,
    PATRONI_RESTAPI_CONNECT_ADDRESS: api,
    PATRONI_POSTGRESQL_LISTEN: address,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
    PATRONI_POSTGRESQL_DATA_DIR: dataDir,
    PATRONI_POSTGRESQL_BIN_DIR: shared.bin,
    PATRONI_POSTGRESQL_PGPASS: join(dirname(dataDir), "pgpass"),
    PATRONI_SUPERUSER_USERNAME: "postgres",
    PATRONI_SUPERUSER_PASSWORD: shared.password,
    PATRONI_REPLICATION_USERNAME: "replicator",
    PATRONI_REPLICATION_PASSWORD: shared.replication,
    PATRONI_RESTAPI_USERNAME: "patroni",
    PATRONI_RESTAPI_PASSWORD: shared.password,
  };
}

/** Starts etcd with one member and returns its port once it answers. */
async function startEtcd(folder: string, start: (args: string[]) => unknown): Promise<number> {
  const [port, peerPort] = await twoFreePorts();
  const url = `http://127.0.0.1:${port}`;
  const peers = `http://127.0.0.1:${peerPort}`;
  start(
    [
      ["--data-dir", folder, "--name", "one", "--initial-cluster", `one=${peers}`],
      ["--listen-client-urls", url, "--advertise-client-urls", url],
      ["--listen-peer-urls", peers, "--initial-advertise-peer-urls", peers],
    ].flat(),
  );
  await until("etcd", PATIENCE_MS, () => asked(`${url}/health`));
  return port;
}

function killServer({ dataDir }: Node): void {
  const file = join(dataDir, "postmaster.pid");
  if (!existsSync(file)) return;
  const [pid] = readFileSync(file, "utf8").split("\n");
  if (isAlive(Number(pid))) process.kill(Number(pid), "SIGKILL");
}

const urlOf = ({ patroniPort }: Node, role: string): string =>
  `http://127.0.0.1:${patroniPort}/${role}`;

async function roleOf(node: Node): Promise<string> {
  for (const role of ["primary", "synchronous", "replica"])
    if (await asked(urlOf(node, role))) return role;
  return "none";
}

/** True when the address answers 200, else null. */
const asked = (url: string): Promise<true | null> =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    (answer) => (answer.ok ? true : null),
    () => null,
  );
