import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Child } from "#scripts/child.ts";
import { twoFreePorts } from "#scripts/ports.ts";
import type { Postgres } from "#scripts/postgres.ts";
import { startProduct, type Product } from "#scripts/product.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

/** A whole product for one journey, and the lines that its supervisor printed. */
export type TestProduct = Product & {
  sandbox: Child;
  sandboxUrl: string;
  postgres: Postgres;
  dataDir: string;
  said: readonly string[];
  /** Stops everything and keeps the data folder; `stop` still removes it. */
  halt(): Promise<void>;
};

/** Files that lock a data folder; see `lock.ts`. A copy has its own lock. */
const isOfLock = (name: string): boolean => name.startsWith("lock");

/** With owners and permissions, because PostgreSQL's folder belongs to its account. */
function copyData(from: string, to: string): void {
  const entries = readdirSync(from)
    .filter((name) => !isOfLock(name))
    .map((name) => join(from, name));
  const { status, stderr } = spawnSync("cp", ["-a", ...entries, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(`the prepared product could not be copied: ${stderr}`);
}

/**
 * Starts everything that `npm start` starts, with its own data folder, PostgreSQL and ports and
 * the demo seed, or `from` a copy of the data folder of a halted product. It is supervised as in
 * production: a killed process is restarted. `on` says where its folder is; a `managementPort` takes
 * the next port too.
 *
 *     const product = await openProduct();
 *     await product.web.kill();              // SIGKILL, then:
 *     await product.web.whenReady(10_000);   // it serves again
 *     process.kill(product.postgres.pid, "SIGKILL");
 *     await product.stop();                  // and its folder is gone
 */
export async function openProduct({
  from,
  on = "disk",
  managementPort = null,
}: {
  from?: string;
  on?: "memory" | "disk";
  managementPort?: number | null;
} = {}): Promise<TestProduct> {
  const folder = makeTestFolder(on);
  const said: string[] = [];
  try {
    if (from !== undefined) copyData(from, folder.path);
    const [port, sandboxPort] = await twoFreePorts();
    const product = await startProduct({
      configuration: {
        host: "127.0.0.1",
        port,
        sandboxPort,
        managementPort,
        dataDir: folder.path,
        databaseUrl: null,
        appDatabaseUrl: null,
        appSecret: null,
        mode: "play",
      },
      nodeEnv: "production",
      logsTo: "files",
      say: (line) => said.push(line),
    });
    const stop = async (): Promise<void> => {
      await product.stop();
      await folder.remove();
    };
    const { sandbox, sandboxUrl, postgres } = product;
    if (sandbox === null || sandboxUrl === null || postgres === null) {
      throw new Error("Play mode with its own database starts both.");
    }
    const { stop: halt } = product;
    return { ...product, sandbox, sandboxUrl, postgres, dataDir: folder.path, said, halt, stop };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
