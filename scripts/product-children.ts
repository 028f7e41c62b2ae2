import { join } from "node:path";
import { Child } from "#scripts/child.ts";
import { environmentFor } from "#scripts/child-environment.ts";
import type { Configuration } from "#scripts/configuration.ts";
import { builtProgram, programs, type ProgramName } from "#scripts/processes/programs.ts";
import type { Say } from "#scripts/project.ts";
import { sandboxRegisters } from "#scripts/register-connections.ts";
import { sandboxConnections, type SandboxConnection } from "#scripts/provider-connections.ts";
import { appSecretOf, readSecrets } from "#scripts/secrets.ts";

/**
 * A bet leaves 20 kB behind, so V8's 16 MB of young objects are full several times a second, each
 * time with calls that still wait for the database. Twice as much halves the copying.
 */
const webOptions = ["--max-semi-space-size=32"];

/** With play money connections of the office may lead to this machine, to try them. */
const OWN_MACHINE = "127.0.0.0/8";

export type ChildrenOptions = {
  configuration: Configuration;
  nodeEnv: "production" | "development";
  /** Processes write to log files in the data folder, or to the terminal. */
  logsTo: "files" | "terminal";
  say: Say;
};

/** Development runs the sources, so that a restart shows a change. */
const entryOf = (name: ProgramName, nodeEnv: ChildrenOptions["nodeEnv"]): string =>
  nodeEnv === "development" ? programs[name] : builtProgram(name);

/** The processes of a product, not yet started. The sandbox is null with real money. */
export function defineChildren(
  { configuration, nodeEnv, logsTo, say }: ChildrenOptions,
  /** The database as the serving processes' own login. */
  databaseUrl: string,
): { web: Child; worker: Child; sandbox: Child | null } {
  const { host, port, sandboxPort, managementPort, dataDir, mode } = configuration;
  const logFile = (name: string) => (logsTo === "files" ? join(dataDir, `${name}.log`) : null);
  const appSecret = appSecretOf(configuration);
  const worker = new Child({
    name: "The worker",
    entry: entryOf("worker", nodeEnv),
    environment: {
      ...environmentFor("worker", process.env),
      NODE_ENV: nodeEnv,
      MODE: mode,
      DATABASE_URL: databaseUrl,
      LEDGER_CHECKPOINTS: join(dataDir, "ledger-checkpoints"),
      ...managementVariable(managementPort, 1),
      // With real money the signing key must be kept apart from the data.
      LEDGER_SIGNING_KEY:
        process.env["LEDGER_SIGNING_KEY"] ??
        (mode === "play" ? readSecrets(dataDir).ledgerSigningKey : ""),
    },
    logFile: logFile("worker"),
    say,
  });
  const sandboxes =
    mode === "play" ? sandboxConnections(dataDir, addressOf(host, sandboxPort)) : [];
  const web = new Child({
    name: "The web process",
    entry: entryOf("web", nodeEnv),
    nodeOptions: webOptions,
    // The process that serves the internet does not hold the signing key.
    environment: {
      ...environmentFor("web", process.env),
      NODE_ENV: nodeEnv,
      MODE: mode,
      HOST: host,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      APP_SECRET: appSecret.current,
      APP_SECRET_PREVIOUS: appSecret.previous.join(","),
      UPLOADS_DIR: join(dataDir, "uploads"),
      PROVIDER_CONNECTIONS: JSON.stringify(providersOf(sandboxes)),
      PROVIDER_NETWORKS: process.env["PROVIDER_NETWORKS"] ?? (mode === "play" ? OWN_MACHINE : ""),
      REGISTER_CONNECTIONS: JSON.stringify(registersOf(configuration)),
      ...managementVariable(managementPort, 0),
    },
    logFile: logFile("web"),
    say,
  });
  if (mode !== "play") return { web, worker, sandbox: null };
  const sandbox = new Child({
    name: "The sandbox provider",
    entry: entryOf("sandbox", nodeEnv),
    environment: sandboxEnvironment({ configuration, nodeEnv }, sandboxes),
    logFile: logFile("sandbox"),
    say,
  });
  return { web, worker, sandbox };
}

/** The environment of the provider's side, which knows our addresses and its own secrets. */
function sandboxEnvironment(
  { configuration, nodeEnv }: Pick<ChildrenOptions, "configuration" | "nodeEnv">,
  sandboxes: readonly SandboxConnection[],
): Record<string, string> {
  const { host, port, sandboxPort, dataDir } = configuration;
  const secrets = readSecrets(dataDir);
  return {
    ...environmentFor("sandbox", process.env),
    NODE_ENV: nodeEnv,
    SANDBOX_HOST: host,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SECRET: secrets.sandboxSecret,
    SANDBOX_WALLET_URL: `${addressOf(host, port)}/providers/sandbox`,
    SANDBOX_JACKPOTS_URL: `${addressOf(host, port)}/api/routes/get-jackpots`,
    SANDBOX_LINKS: JSON.stringify(linksOf(sandboxes, addressOf(host, port))),
    SANDBOX_CONTROL_SECRET: secrets.sandboxControl,
    SANDBOX_DATA: join(dataDir, "sandbox"),
  };
}

/** Each process has a management port of its own, counted from the configured one. */
const managementVariable = (first: number | null, place: number): Record<string, string> =>
  first === null ? {} : { MANAGEMENT_PORT: String(first + place) };

/** The sandbox's side of every connection except GCP v2, which has its own variables. */
const linksOf = (connections: readonly SandboxConnection[], webUrl: string) =>
  connections
    .filter(({ ours }) => ours.protocol !== "beexar")
    .map(({ ours, theirSecret }) => ({
      dialect: ours.protocol === "hub88-transfer" ? "transfer" : ours.protocol,
      walletUrl: `${webUrl}/providers/${ours.connection}`,
      secret: theirSecret,
    }));

/** The address at which this machine reaches a server that listens on `host`. */
export function addressOf(host: string, port: number): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

const providersOf = (sandboxes: readonly SandboxConnection[]): readonly unknown[] => [
  ...sandboxes.map(({ ours }) => ours),
  ...ownConnections(),
];

/** The registers that the operator configures; with play money those of the sandbox without any. */
function registersOf({ host, sandboxPort, dataDir, mode }: Configuration): unknown {
  const text = process.env["REGISTER_CONNECTIONS"];
  if (text || mode !== "play") return parsed("REGISTER_CONNECTIONS", text ?? "[]");
  return sandboxRegisters(addressOf(host, sandboxPort), readSecrets(dataDir).sandboxSecret);
}

/**
 * The connections that the operator configures; with real money the only ones.
 * @throws Error that says what is wrong with the list
 */
function ownConnections(): readonly unknown[] {
  const text = process.env["PROVIDER_CONNECTIONS"];
  if (!text) return [];
  const list = parsed("PROVIDER_CONNECTIONS", text);
  if (!Array.isArray(list)) throw new Error("PROVIDER_CONNECTIONS is no JSON list.");
  return list;
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON.`);
  }
}
