import * as z from "zod/mini";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { ConfigFault } from "#server/kit/config-fault.ts";
import { refuseOpenLine } from "#server/kit/database-line.ts";
import { readCountries, type CountryConfig } from "#server/kit/licence.ts";
import { readPublicAddress, type PublicAddress } from "#server/kit/public-address.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

/** What the process is told from outside. Secrets come from the environment only. */
export type Config = {
  databaseUrl: string;
  /** Seals what the database must not show by itself, such as operators' second factors. */
  appSecret: AppSecret;
  /** The folder of pictures that staff uploaded. */
  uploadsDir: string;
  host: string;
  port: number;
  isDevelopment: boolean;
  /** `play` is the default; `real` refuses to start without a licence, countries and providers. */
  mode: "play" | "real";
  /** Where it may be offered; null with play money when no countries are named. */
  countries: CountryConfig | null;
  /** The providers that may call and be called; without one of them nothing can be played. */
  connections: readonly Connection[];
  /** How many proxies in front are the operator's own; 0 trusts no forwarded address. */
  trustedProxies: number;
  /** Connections to the database that pages and calls share in this process. */
  databaseConnections: number;
  /** Under which addresses the product is reached, and from where. */
  publicAddress: PublicAddress;
};

/** The protocols that a connection can speak; `providers/` has a cell for each. */
const protocols = ["beexar", "hub88", "caleta", "igsp", "betsy", "hub88-transfer"] as const;

const connection = z.strictObject({
  /** The name that `game_providers.connection` carries and our addresses contain. */
  connection: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  protocol: z.enum(protocols),
  /** The provider's base address. */
  url: z.url({ protocol: /^https?$/ }),
  /** Where its game windows may lie: these hosts and those below them. Any when there is no list. */
  gameHosts: z.optional(
    z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))).check(z.minLength(1)),
  ),
  /** From where the provider calls, as 203.0.113.0/24. From everywhere when there is no list. */
  networks: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Who we are to the provider. */
  operatorId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Where members play, ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** What is taken before an operator has written a credential; the back office is the place. */
  secret: z.optional(z.string().check(z.minLength(8))),
});

/** One provider's way to us and ours to it. */
export type Connection = z.output<typeof connection>;

/** The name of every connection to the built-in provider begins with it. */
const SANDBOX = "sandbox";

/** `PROVIDER_CONNECTIONS` is a JSON list; see docs/providers.md. */
function readConnections(
  environment: NodeJS.ProcessEnv,
  mode: Config["mode"],
): readonly Connection[] {
  const text = environment["PROVIDER_CONNECTIONS"];
  if (!text && mode === "real")
    throw new ConfigFault("MODE=real needs PROVIDER_CONNECTIONS: there is no sandbox to play at");
  if (!text) return [];
  const parsed = z.array(connection).safeParse(jsonOf(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join(".") || "the list";
    throw new ConfigFault(`PROVIDER_CONNECTIONS: ${place}: ${issue?.message}`);
  }
  const names = parsed.data.map((each) => each.connection);
  if (new Set(names).size < names.length)
    throw new ConfigFault("PROVIDER_CONNECTIONS: two connections have one name");
  if (mode === "real" && names.some((name) => name.startsWith(SANDBOX)))
    throw new ConfigFault("PROVIDER_CONNECTIONS: the sandbox provider is for play money only");
  for (const { connection: name, networks } of parsed.data)
    allowedNetworks(`PROVIDER_CONNECTIONS: ${name}`, networks ?? []);
  if (mode === "real") parsed.data.forEach(refuseLoose);
  return parsed.data;
}

/** With real money nothing goes over a line that others read, nor to a window whose host is not listed. */
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

/** As many characters as 24 random bytes have in base64. */
const SHORTEST_APP_SECRET = 32;

/**
 * The product's own secret, and behind it those that only open what they once sealed, between
 * commas. Throws ConfigFault when it is missing, or short where money is real.
 */
export function readAppSecret(environment: NodeJS.ProcessEnv): AppSecret {
  const current = need(environment, "APP_SECRET");
  if (environment["MODE"] === "real" && current.length < SHORTEST_APP_SECRET)
    throw new ConfigFault(`APP_SECRET has fewer than ${SHORTEST_APP_SECRET} characters`);
  const previous = (environment["APP_SECRET_PREVIOUS"] ?? "").split(",").filter(Boolean);
  return { current, previous };
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

/** What the worker is told from outside. */
export type WorkerConfig = Pick<Config, "databaseUrl" | "mode"> & {
  /** The Ed25519 seed that signs the ledger's seals, 32 bytes as base64url. */
  ledgerSigningKey: string;
  /** The file that every signed checkpoint is added to, outside the database. */
  checkpointsFile: string;
};

function readMode(environment: NodeJS.ProcessEnv): Config["mode"] {
  const mode = environment["MODE"] ?? "play";
  if (mode !== "play" && mode !== "real")
    throw new ConfigFault(`MODE is play or real, not ${mode}`);
  if (mode === "real") refuseOpenLine(need(environment, "DATABASE_URL"));
  return mode;
}

/** Reads and checks the worker's environment. Throws ConfigFault with a sentence for the operator. */
export const readWorkerConfig = (environment: NodeJS.ProcessEnv): WorkerConfig => ({
  databaseUrl: need(environment, "DATABASE_URL"),
  mode: readMode(environment),
  ledgerSigningKey: need(environment, "LEDGER_SIGNING_KEY"),
  checkpointsFile: need(environment, "LEDGER_CHECKPOINTS"),
});

/** Reads and checks the environment. Throws ConfigFault with a sentence for the operator. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const mode = readMode(environment);
  return {
    databaseUrl: need(environment, "DATABASE_URL"),
    appSecret: readAppSecret(environment),
    uploadsDir: need(environment, "UPLOADS_DIR"),
    host: environment["HOST"] || "127.0.0.1",
    port: wholeNumber(environment, "PORT", 3000, 65_535),
    isDevelopment: environment["NODE_ENV"] === "development",
    mode,
    countries: readCountries(environment, mode),
    connections: readConnections(environment, mode),
    trustedProxies: wholeNumber(environment, "TRUSTED_PROXIES", 0, 5),
    databaseConnections: wholeNumber(environment, "DATABASE_CONNECTIONS", 12, 200, 1),
    publicAddress: readPublicAddress(environment, mode),
  };
}
