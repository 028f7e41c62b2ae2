import { resolve } from "node:path";
import { readAppSecret } from "#server/kit/config.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { projectFolder } from "#scripts/project.ts";

/** Where and how one running product lives. Every field has a default; see README. */
export type Configuration = {
  host: string;
  port: number;
  sandboxPort: number;
  /** Where the web process answers probes; the worker has the next one. Null: nowhere. */
  managementPort: number | null;
  dataDir: string;
  /**
   * The operator's own PostgreSQL, as the database's owner. Null means that the product starts its
   * own, or, with `appDatabaseUrl`, that this machine does not have the owner's login.
   */
  databaseUrl: string | null;
  /**
   * The login of the serving processes on the operator's PostgreSQL; null: the product makes one.
   */
  appDatabaseUrl: string | null;
  /** Null with play money only: then it is generated and kept in the data folder. */
  appSecret: AppSecret | null;
  /** `play`: no real money, a demo seed and the built-in sandbox provider. */
  mode: "play" | "real";
};

/**
 * Reads the configuration from the environment.
 * @throws Error that names the variable and says what it may be
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const mode = modeFrom(environment);
  const databaseUrl = environment["DATABASE_URL"] || null;
  const appDatabaseUrl = environment["APP_DATABASE_URL"] || null;
  if (mode === "real" && databaseUrl === null && appDatabaseUrl === null)
    throw new Error(
      "MODE=real needs a PostgreSQL of your own in DATABASE_URL: a process that runs beside the " +
        "embedded one could read its owner's password.",
    );
  return {
    host: environment["HOST"] || "127.0.0.1",
    port: portFrom(environment, "PORT", 3000),
    sandboxPort: portFrom(environment, "SANDBOX_PORT", 3100),
    managementPort: environment["MANAGEMENT_PORT"]
      ? portFrom(environment, "MANAGEMENT_PORT", 9000)
      : null,
    dataDir: dataDirFrom(environment),
    databaseUrl,
    appDatabaseUrl,
    appSecret: mode === "real" || environment["APP_SECRET"] ? readAppSecret(environment) : null,
    mode,
  };
}

/**
 * Where the processes log: to files in the data folder, or to standard output for a log collector.
 * @throws Error that lists the values of LOGS_TO
 */
export function logsToFrom(environment: NodeJS.ProcessEnv): "files" | "terminal" {
  const text = environment["LOGS_TO"] || "files";
  if (text === "files") return "files";
  if (text === "stdout") return "terminal";
  throw new Error(`LOGS_TO is "${text}"; it must be files or stdout.`);
}

/** The folder for everything that a running product writes, absolute. */
export function dataDirFrom(environment: NodeJS.ProcessEnv): string {
  return resolve(projectFolder, environment["DATA_DIR"] || ".data");
}

function portFrom(environment: NodeJS.ProcessEnv, name: string, standard: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return standard;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${name} is "${text}"; it must be a whole number from 1 to 65535.`);
}

function modeFrom(environment: NodeJS.ProcessEnv): "play" | "real" {
  const mode = environment["MODE"] || "play";
  if (mode === "play" || mode === "real") return mode;
  throw new Error(`MODE is "${mode}"; it must be play or real.`);
}
