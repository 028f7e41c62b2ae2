import { fileURLToPath } from "node:url";
import { build, createLogger } from "vite";

/** Builds the game page into `build/sandbox` and reports progress to `log`. */
export async function buildSandbox(log: (line: string) => void): Promise<void> {
  const logger = createLogger("warn");
  logger.warn = (line) => log(line);
  logger.error = (line) => log(line);
  log("building the sandbox's game page");
  await build({
    configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)),
    customLogger: logger,
  });
  log("the sandbox's game page is built");
}

if (import.meta.main) await buildSandbox((line) => process.stdout.write(`${line}\n`));
