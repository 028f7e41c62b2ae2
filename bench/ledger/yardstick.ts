import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import pg from "pg";

/** Branches of the TPC-B-like tables; a hundred thousand accounts each. */
const SCALE = 20;
const CLIENTS = 16;
const ACCOUNTS = SCALE * 100_000;

export type Yardstick = { name: string; tps: number };

/**
 * How fast this server runs the TPC-B-like transaction now, with which every ledger figure is
 * compared, because the machine's speed changes from minute to minute.
 */
export async function measureYardstick(databaseUrl: string, seconds: number): Promise<Yardstick> {
  const pgbench = findPgbench();
  return pgbench
    ? { name: "pgbench TPC-B-like", tps: runPgbench(pgbench, databaseUrl, seconds) }
    : { name: "TPC-B-like statements from Node", tps: await runFromNode(databaseUrl, seconds) };
}

function findPgbench(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.map((folder) => join(folder, "pgbench")).find(existsSync);
}

function runPgbench(program: string, databaseUrl: string, seconds: number): number {
  const run = (...options: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, [...options, databaseUrl], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`pgbench: ${stderr}`);
    return stdout;
  };
  run("--initialize", "--quiet", `--scale=${SCALE}`);
  const text = run(`--client=${CLIENTS}`, "--jobs=2", `--time=${seconds}`, "--protocol=prepared");
  // Otherwise the next figure would include their vacuum and page writes.
  run("--initialize", "--init-steps=d");
  return Number(/tps = ([\d.]+)/.exec(text)?.[1]);
}

/** The same tables and statements, where Debian's program is not installed. */
async function runFromNode(databaseUrl: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS });
  try {
    await pool.query(TABLES);
    await pool.query("insert into pgbench_branches select n, 0 from generate_series(1, $1) n", [
      SCALE,
    ]);
    await pool.query(
      "insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, $1) n",
      [SCALE * 10],
    );
    await pool.query(
      "insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, $1) n",
      [ACCOUNTS],
    );
    await pool.query("vacuum analyze");
    const until = performance.now() + seconds * 1000;
    let done = 0;
    const client = async () => {
      while (performance.now() < until) {
        await transaction(pool);
        done++;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await pool.query(
      "drop table pgbench_branches, pgbench_tellers, pgbench_accounts, pgbench_history",
    );
    return done / seconds;
  } finally {
    await pool.end();
  }
}

const TABLES = `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))`;

const random = (most: number): number => 1 + Math.floor(Math.random() * most);

async function transaction(pool: pg.Pool): Promise<void> {
  const [aid, tid, bid, delta] = [
    random(ACCOUNTS),
    random(SCALE * 10),
    random(SCALE),
    random(10_000) - 5_000,
  ];
  const client = await pool.connect();
  const run = (name: string, text: string, values: number[]) =>
    client.query({ name, text, values });
  try {
    await client.query("begin");
    await run("a", "update pgbench_accounts set abalance = abalance + $1 where aid = $2", [
      delta,
      aid,
    ]);
    await run("s", "select abalance from pgbench_accounts where aid = $1", [aid]);
    await run("t", "update pgbench_tellers set tbalance = tbalance + $1 where tid = $2", [
      delta,
      tid,
    ]);
    await run("b", "update pgbench_branches set bbalance = bbalance + $1 where bid = $2", [
      delta,
      bid,
    ]);
    await run(
      "h",
      "insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())",
      [tid, bid, aid, delta],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
}
