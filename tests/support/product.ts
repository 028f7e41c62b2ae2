import type { Child } from "#scripts/child.ts";
import { freePort } from "#scripts/ports.ts";
import type { Postgres } from "#scripts/postgres.ts";
import { startProduct, type Product } from "#scripts/product.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

/** A whole product for one journey, and the lines that its supervisor said. */
export type TestProduct = Product & {
  sandbox: Child;
  sandboxUrl: string;
  postgres: Postgres;
  dataDir: string;
  said: readonly string[];
};

/**
 * Starts everything that `npm start` starts, with a data folder, a PostgreSQL and ports of its own
 * and the demo seed. It is supervised as in life: what a journey kills comes back by itself.
 *
 *     const product = await openProduct();
 *     await product.web.kill();              // SIGKILL, then:
 *     await product.web.whenReady(10_000);   // it serves again
 *     process.kill(product.postgres.pid, "SIGKILL");
 *     await product.stop();                  // and its folder is gone
 */
export async function openProduct(): Promise<TestProduct> {
  const folder = makeTestFolder();
  const said: string[] = [];
  try {
    const product = await startProduct({
      configuration: {
        host: "127.0.0.1",
        port: await freePort(),
        sandboxPort: await freePort(),
        dataDir: folder.path,
        databaseUrl: null,
        appDatabaseUrl: null,
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
      throw new Error("Play mode without a database of the caller's own brings both.");
    }
    return { ...product, sandbox, sandboxUrl, postgres, dataDir: folder.path, said, stop };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
