import { freePort } from "#scripts/ports.ts";
import { defineChildren } from "#scripts/product-children.ts";
import type { Say } from "#scripts/project.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** A web process beside the product's own. */
export type WebProcess = { url: string; pid: number | null; stop(): Promise<void> };

/**
 * Starts one more web process on the database of a product, as an installation with several has
 * them, with `more` variables in its environment.
 */
export async function startWebProcess(
  product: TestProduct,
  say: Say,
  more: Readonly<Record<string, string>> = {},
): Promise<WebProcess> {
  const port = await freePort();
  const before = { ...process.env };
  Object.assign(process.env, more);
  const { web } = defineChildren(
    {
      configuration: {
        host: "127.0.0.1",
        port,
        sandboxPort: Number(new URL(product.sandboxUrl).port),
        managementPort: null,
        dataDir: product.dataDir,
        databaseUrl: null,
        appDatabaseUrl: null,
        appSecret: null,
        mode: "play",
      },
      nodeEnv: "production",
      logsTo: "files",
      say,
    },
    product.applicationUrl,
  );
  process.env = before;
  await web.start();
  const stop = (): Promise<void> => web.stop();
  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return web.pid;
    },
    stop,
  };
}
