import { relative } from "node:path";
import { readConfiguration, type Configuration } from "#scripts/configuration.ts";
import { takeLock, type Lock } from "#scripts/lock.ts";
import type { Product } from "#scripts/product.ts";
import { projectFolder } from "#scripts/project.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";
import { aborted, onStopRequest } from "#scripts/stop-request.ts";

/**
 * Runs a product and keeps the lock of its data folder: takes the lock, starts the product, waits
 * for a stop request, stops it. Exit code 0 after a stop, 130 after a stop during the start, 1
 * after an error.
 */
export async function runProduct(
  bringUp: (configuration: Configuration, signal: AbortSignal) => Promise<Product>,
): Promise<never> {
  const signal = onStopRequest();
  let lock: Lock | null = null;
  try {
    takeSecretFiles(process.env);
    const configuration = readConfiguration(process.env);
    lock = lockDataFolder(configuration);
    const product = await bringUp(configuration, signal);
    lock.describe({ pid: process.pid, what: "Dalbit", address: product.webUrl });
    await aborted(signal);
    console.log("\nStopping …");
    await product.stop();
    console.log("Stopped.");
  } catch (error) {
    console.error(signal.aborted ? "Stopped." : `\n${(error as Error).message}`);
    if (process.env["DEBUG"]) console.error(error);
    process.exitCode = signal.aborted ? 130 : 1;
  }
  lock?.release();
  process.exit();
}

function lockDataFolder({ dataDir, host, port }: Configuration): Lock {
  const address = `http://${host}:${port} (starting)`;
  const taken = takeLock(dataDir, { pid: process.pid, what: "Dalbit", address });
  if ("lock" in taken) return taken.lock;
  const { holder } = taken;
  const who = holder ? `process ${holder.pid}, at ${holder.address}` : "another process";
  throw new Error(
    `${relative(projectFolder, dataDir) || dataDir} is in use by ${who}. ` +
      "Stop that one, or give this one its own DATA_DIR, PORT and SANDBOX_PORT.",
  );
}
