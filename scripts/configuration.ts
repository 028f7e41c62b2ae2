import { resolve } from "node:path";
import { projectFolder } from "#scripts/project.ts";

/** Where and how one running product lives. Every field has a default; see README. */
export type Configuration = {
  host: string;
  port: number;
  sandboxPort: number;
  dataDir: string;
  /** A PostgreSQL of the operator's own; null means that we bring one. */
  databaseUrl: string | null;
  /** The login of the serving processes on that PostgreSQL; null means that we make one. */
  appDatabaseUrl: string | null;
  /** `play`: no real money, a demo seed and the built-in sandbox provider. */
  mode: "play" | "real";
};

/**
 * Reads the configuration from the environment.
 * @throws Error that names the variable and says what it may be
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  return {
    host: environment["HOST"] || "127.0.0.1",
    port: portFrom(environment, "PORT", 3000),
    sandboxPort: portFrom(environment, "SANDBOX_PORT", 3100),
    dataDir: dataDirFrom(environment),
    databaseUrl: environment["DATABASE_URL"] || null,
    appDatabaseUrl: environment["APP_DATABASE_URL"] || null,
    mode: modeFrom(environment),
  };
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
