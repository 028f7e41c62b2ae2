import { mkdirSync } from "node:fs";
import { resolve } from "node:path";

export type Settings = {
  host: string;
  port: number;
  /** Secret shared with the operator; signs calls in both directions. */
  secret: string;
  /** The operator's wallet: we post to `<walletUrl>/balance`, `/betwin`, `/rollback`, `/finish`. */
  walletUrl: string;
  /** Folder of our books. */
  dataFolder: string;
  /** The address under which players reach the games. */
  publicUrl: string;
};

/** Reads the environment (README.md lists it). Throws a sentence that says what is missing. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const secret = environment.SANDBOX_SECRET ?? "";
  if (secret === "")
    throw new Error("SANDBOX_SECRET is not set: the sandbox cannot sign its calls");
  const host = environment.SANDBOX_HOST ?? "127.0.0.1";
  const port = Number(environment.SANDBOX_PORT ?? "3100");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error("SANDBOX_PORT must be a port number");
  }
  const walletUrl = environment.SANDBOX_WALLET_URL ?? "http://127.0.0.1:3000/providers/sandbox";
  if (!URL.canParse(walletUrl)) throw new Error("SANDBOX_WALLET_URL must be an address");
  const dataFolder = resolve(environment.SANDBOX_DATA ?? ".data/sandbox");
  mkdirSync(dataFolder, { recursive: true });
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const publicUrl = environment.SANDBOX_PUBLIC_URL ?? `http://${reachable}:${port}`;
  if (!URL.canParse(publicUrl)) throw new Error("SANDBOX_PUBLIC_URL must be an address");
  return { host, port, secret, walletUrl: walletUrl.replace(/\/$/, ""), dataFolder, publicUrl };
}
