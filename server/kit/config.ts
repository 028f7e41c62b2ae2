import { readTraces, type TracesConfig } from "#server/kit/tracing/config.ts";
import { BlockList } from "node:net";
import * as z from "zod/mini";
import { allowedNetworks, networksOfVariable } from "#server/kit/allowed-networks.ts";
import { ConfigFault } from "#server/kit/config-fault.ts";
import { requireDatabaseTls } from "#server/kit/database-tls.ts";
import { readCountries, type CountryConfig } from "#server/kit/licence.ts";
import { readPublicAddress, type PublicAddress } from "#server/kit/public-address.ts";
import { readReplica } from "#server/kit/replica/address.ts";
import { readRegisters, type RegisterConnection } from "#server/kit/register-connections.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

/** How a process verifies what it is made of; null where the sources are changed while they run. */
export type ComponentConfig = {
  /** The hash of the release that the operator installed; null: any. */
  pinned: string | null;
} | null;

/** An address that only the operator's own machines reach. */
export type ManagementAddress = { host: string; port: number };

/** The process's configuration. Secrets come from the environment only. */
export type Config = {
  databaseUrl: string;
  /** A standby of the same database, for calls that may be late; null without one. */
  readDatabaseUrl: string | null;
  /** Seals what the database must not reveal, such as operators' second factors. */
  appSecret: AppSecret;
  /** The folder of pictures that staff uploaded. */
  uploadsDir: string;
  host: string;
  port: number;
  isDevelopment: boolean;
  /** `play` is the default; `real` refuses to start without a licence and countries. */
  mode: "play" | "real";
  /** The countries of the licence; null with play money when none are configured. */
  countries: CountryConfig | null;
  /** A file in MaxMind's format of VPNs, proxies and hosting networks; null when none is configured. */
  anonymousNetworks: string | null;
  /** The providers that may call and be called, beside those that staff connect in the office. */
  connections: readonly Connection[];
  /** Networks that connections of the office may reach although they are not on the internet. */
  providerNetworks: BlockList;
  /** The national registers of excluded persons that can be asked. */
  registers: readonly RegisterConnection[];
  /** How many proxies in front are the operator's own; with 0 no forwarded address is believed. */
  trustedProxies: number;
  /** Database connections that pages and calls share in this process. */
  databaseConnections: number;
  /** The product's addresses, and the networks that may reach the office. */
  publicAddress: PublicAddress;
  /** Networks that alerts may reach although they are not on the internet. */
  alertNetworks: BlockList;
  /** The mail server of alerts; null without one. */
  mail: { url: string; from: string } | null;
  components: ComponentConfig;
  /** Where probes and metrics are answered; null: nowhere. */
  management: ManagementAddress | null;
  /** Null: no traces. */
  traces: TracesConfig | null;
  /** How long a process that stops still serves after it says that it is not ready. */
  shutdownDelayMs: number;
};

/** The protocols that a connection can use; `providers/` has a folder for each. */
const protocols = ["beexar", "hub88", "caleta", "igsp", "betsy", "hub88-transfer"] as const;

const connection = z.strictObject({
  /** The name in `game_providers.connection` and in our addresses. */
  connection: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  protocol: z.enum(protocols),
  /** The provider's base address. */
  url: z.url({ protocol: /^https?$/ }),
  /** The hosts of its game windows, subdomains included. Any host without a list. */
  gameHosts: z.optional(
    z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))).check(z.minLength(1)),
  ),
  /**
   * Its page of a finished round, with the round's name for `{round}` and a language of two letters
   * for `{language}`, where its protocol has no call for a replay.
   */
  roundPage: z.optional(z.string().check(z.regex(/^https?:\/\/[^{}]+\/[^{}]*\{round\}/))),
  /** The networks it calls from, as 203.0.113.0/24. Any network without a list. */
  networks: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Our identifier at the provider. */
  operatorId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Where members play, ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** The credential that is used until an operator writes one in the back office. */
  secret: z.optional(z.string().check(z.minLength(8))),
});

/** The addresses, identifiers and secret of one provider. */
export type Connection = z.output<typeof connection> & {
  /** Two operators wrote it, so its calls must not lead into the installation. */
  isOfOffice?: boolean;
  /** A provider's test environment, with which no real money is played. */
  isTest?: boolean;
};

/** The prefix of the name of every connection to the built-in provider. */
export const SANDBOX = "sandbox";

/** `PROVIDER_CONNECTIONS` is a JSON list; see docs/providers.md. */
function readConnections(
  environment: NodeJS.ProcessEnv,
  mode: Config["mode"],
): readonly Connection[] {
  const text = environment["PROVIDER_CONNECTIONS"];
  if (!text) return [];
  const parsed = z.array(connection).safeParse(jsonOf(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join(".") || "the list";
    throw new ConfigFault(`PROVIDER_CONNECTIONS: ${place}: ${issue?.message}`);
  }
  const names = parsed.data.map((each) => each.connection);
  if (new Set(names).size < names.length)
    throw new ConfigFault("PROVIDER_CONNECTIONS: two connections have the same name");
  if (mode === "real" && names.some((name) => name.startsWith(SANDBOX)))
    throw new ConfigFault("PROVIDER_CONNECTIONS: the sandbox provider is for play money only");
  for (const { connection: name, networks } of parsed.data)
    allowedNetworks(`PROVIDER_CONNECTIONS: ${name}`, networks ?? []);
  if (mode === "real") parsed.data.forEach(refuseLoose);
  return parsed.data;
}

/** With real money every connection is encrypted, and every game window's host is listed. */
function refuseLoose({ connection: name, url, gameHosts }: Connection): void {
  if (!url.startsWith("https:"))
    throw new ConfigFault(`PROVIDER_CONNECTIONS: ${name}: MODE=real needs an address with https`);
  if (!gameHosts) throw new ConfigFault(`PROVIDER_CONNECTIONS: ${name}: MODE=real needs gameHosts`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigFault("PROVIDER_CONNECTIONS is not JSON");
  }
}

function need(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name];
  if (!value) throw new ConfigFault(`${name} is not set`);
  return value;
}

/** The length of 24 random bytes in base64. */
const SHORTEST_APP_SECRET = 32;

/**
 * The product's own secret and, separated by commas, its predecessors, which only open what they
 * once sealed. Throws ConfigFault when it is missing, and with real money when it is short.
 */
export function readAppSecret(environment: NodeJS.ProcessEnv): AppSecret {
  const current = need(environment, "APP_SECRET");
  if (environment["MODE"] === "real" && current.length < SHORTEST_APP_SECRET)
    throw new ConfigFault(`APP_SECRET has fewer than ${SHORTEST_APP_SECRET} characters`);
  const previous = (environment["APP_SECRET_PREVIOUS"] ?? "").split(",").filter(Boolean);
  return { current, previous };
}

/** SMTP_URL and MAIL_FROM, which belong together. */
function readMail(environment: NodeJS.ProcessEnv): Config["mail"] {
  const url = environment["SMTP_URL"] ?? "";
  const from = environment["MAIL_FROM"] ?? "";
  if (url === "" && from === "") return null;
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new ConfigFault("SMTP_URL is smtp://… or smtps://…, and needs MAIL_FROM beside it");
  if (!/^[^@\s]+@[^@\s]+$/.test(from)) throw new ConfigFault("MAIL_FROM is no e-mail address");
  return { url, from };
}

function wholeNumber(
  environment: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  max: number,
  min = 0,
) {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigFault(`${name} must be a whole number from ${min} to ${max}, not ${text}`);
  return value;
}

/** The longest of an orchestrator's usual patience, less the time to close. */
const LONGEST_DELAY_S = 45;

/** NODE_ENV and COMPONENTS_HASH: a built release is verified, sources under work are not. */
function readComponents(environment: NodeJS.ProcessEnv): ComponentConfig {
  const pinned = environment["COMPONENTS_HASH"] || null;
  if (pinned !== null && !/^[0-9a-f]{64}$/.test(pinned))
    throw new ConfigFault("COMPONENTS_HASH is a SHA-256 of 64 hexadecimal digits in lower case");
  return environment["NODE_ENV"] === "production" ? { pinned } : null;
}

/** MANAGEMENT_HOST and MANAGEMENT_PORT. */
function readManagement(environment: NodeJS.ProcessEnv): ManagementAddress | null {
  const port = wholeNumber(environment, "MANAGEMENT_PORT", 0, 65_535);
  if (port === 0) return null;
  if (String(port) === (environment["PORT"] || "3000"))
    throw new ConfigFault("MANAGEMENT_PORT is the port of the site, which the internet reaches");
  return { host: environment["MANAGEMENT_HOST"] || "127.0.0.1", port };
}

/** The worker's configuration. */
export type WorkerConfig = Pick<
  Config,
  "databaseUrl" | "mode" | "components" | "management" | "traces"
> & {
  /** The Ed25519 seed that signs the ledger's seals, 32 bytes as base64url. */
  ledgerSigningKey: string;
  /** The file outside the database to which every signed checkpoint is appended. */
  checkpointsFile: string;
};

function readMode(environment: NodeJS.ProcessEnv): Config["mode"] {
  const mode = environment["MODE"] ?? "play";
  if (mode !== "play" && mode !== "real")
    throw new ConfigFault(`MODE is play or real, not ${mode}`);
  if (mode === "real") requireDatabaseTls(need(environment, "DATABASE_URL"));
  return mode;
}

/** Reads the worker's environment. Throws ConfigFault with a sentence for the operator. */
export const readWorkerConfig = (environment: NodeJS.ProcessEnv): WorkerConfig => ({
  databaseUrl: need(environment, "DATABASE_URL"),
  mode: readMode(environment),
  components: readComponents(environment),
  management: readManagement(environment),
  traces: readTraces(environment),
  ledgerSigningKey: need(environment, "LEDGER_SIGNING_KEY"),
  checkpointsFile: need(environment, "LEDGER_CHECKPOINTS"),
});

/** Networks separated by commas; none when unset. */
const networksIn = (environment: NodeJS.ProcessEnv, name: string): BlockList =>
  networksOfVariable(name, environment[name]) ?? new BlockList();

/** Reads the environment. Throws ConfigFault with a sentence for the operator. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const mode = readMode(environment);
  const databaseUrl = need(environment, "DATABASE_URL");
  return {
    databaseUrl,
    readDatabaseUrl: readReplica(environment, databaseUrl, mode),
    appSecret: readAppSecret(environment),
    uploadsDir: need(environment, "UPLOADS_DIR"),
    host: environment["HOST"] || "127.0.0.1",
    port: wholeNumber(environment, "PORT", 3000, 65_535),
    isDevelopment: environment["NODE_ENV"] === "development",
    mode,
    countries: readCountries(environment, mode),
    anonymousNetworks: environment["ANONYMOUS_DATABASE"] || null,
    connections: readConnections(environment, mode),
    providerNetworks: networksIn(environment, "PROVIDER_NETWORKS"),
    registers: readRegisters(environment, mode),
    trustedProxies: wholeNumber(environment, "TRUSTED_PROXIES", 0, 5),
    databaseConnections: wholeNumber(environment, "DATABASE_CONNECTIONS", 12, 200, 1),
    publicAddress: readPublicAddress(environment, mode),
    alertNetworks: networksIn(environment, "ALERT_NETWORKS"),
    mail: readMail(environment),
    components: readComponents(environment),
    management: readManagement(environment),
    traces: readTraces(environment),
    shutdownDelayMs: 1_000 * wholeNumber(environment, "SHUTDOWN_DELAY", 0, LONGEST_DELAY_S),
  };
}
