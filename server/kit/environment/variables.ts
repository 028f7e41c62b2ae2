/** What reads a variable: a process of the product, the supervisor (`npm start`), or a command. */
type Reader = "supervisor" | "web" | "worker" | "sandbox" | "migrate" | "backup" | "commands";

export type Variable = {
  readers: readonly Reader[];
  /** The value without the variable, in words; empty: there is none. */
  standard: string;
  /** In one or two sentences; Markdown. */
  meaning: string;
  /** Never logged; it can be given as the path of a file in the variable with `_FILE`. */
  isSecret: boolean;
};

const read = (readers: readonly Reader[], standard: string, meaning: string): Variable => ({
  readers,
  standard,
  meaning,
  isSecret: false,
});
const secret = (readers: readonly Reader[], standard: string, meaning: string): Variable => ({
  readers,
  standard,
  meaning,
  isSecret: true,
});

/** Every environment variable that the product reads, by group. docs/configuration.md is made from it. */
export const groups = {
  Product: {
    MODE: read(
      ["supervisor", "web", "worker", "migrate", "commands"],
      "play",
      '`play`: no real money, a demo and the sandbox provider. `real`: see README, "Real money".',
    ),
    PORT: read(
      ["supervisor", "web", "commands"],
      "3000",
      "The port of the member site and the office.",
    ),
    HOST: read(
      ["supervisor", "web", "commands"],
      "127.0.0.1",
      "The address on which the site and the sandbox listen.",
    ),
    SANDBOX_PORT: read(
      ["supervisor", "sandbox"],
      "3100",
      "The port of the sandbox provider, with play money.",
    ),
    DATA_DIR: read(
      ["supervisor", "commands", "backup"],
      ".data",
      "The folder of the embedded database, uploads, checkpoints and logs.",
    ),
    UPLOADS_DIR: read(
      ["web"],
      "`uploads` of the data folder",
      "The folder of pictures that staff uploaded, shared by all web processes. The supervisor sets it.",
    ),
    LEDGER_CHECKPOINTS: read(
      ["worker", "commands", "backup"],
      "`ledger-checkpoints` of the data folder",
      "The file outside of the database to which the worker appends every signed checkpoint. The supervisor sets it.",
    ),
    NODE_ENV: read(
      ["web"],
      "production",
      "`production`, or `development` for pages that are built when they are asked for. The supervisor sets it.",
    ),
  },
  Database: {
    DATABASE_URL: secret(
      ["supervisor", "web", "worker", "migrate", "commands", "backup"],
      "the embedded server",
      "Your own PostgreSQL 18. For the supervisor, migrations and commands: the login of the database's owner. For a web process or worker that is started alone: the login of the serving processes.",
    ),
    APP_DATABASE_URL: secret(
      ["supervisor", "commands"],
      "made by the owner",
      "The login of the serving processes, for the supervisor. Alone, without the owner's: `npm run migrate` has run elsewhere.",
    ),
    DATABASE_CONNECTIONS: read(
      ["web"],
      "12",
      "Connections that pages and calls share in a web process, 1 to 200; providers' calls have their own. As many go to a replica.",
    ),
    READ_DATABASE_URL: secret(
      ["web", "commands"],
      "DATABASE_URL",
      "A streaming standby of the same database, for reports, files and lists that may be late: see [Growing](scale.md). Without a login, that of the serving processes.",
    ),
  },
  Secrets: {
    APP_SECRET: secret(
      ["supervisor", "web", "migrate", "commands"],
      "generated with play money",
      "At least 32 random characters: seals second factors, credentials, webhooks' secrets, and members' numbers.",
    ),
    APP_SECRET_PREVIOUS: secret(
      ["supervisor", "web", "migrate", "commands"],
      "",
      "Earlier secrets, separated by commas, which open what they sealed.",
    ),
    LEDGER_SIGNING_KEY: secret(
      ["supervisor", "worker", "commands"],
      "generated with play money",
      "32 random bytes as base64url: the Ed25519 seed that signs the ledger's seals.",
    ),
    LEDGER_PUBLIC_KEYS: read(
      ["commands"],
      "that of LEDGER_SIGNING_KEY",
      "The public keys that verification trusts, 64 hexadecimal digits each, separated by commas.",
    ),
    PASSWORD_COST: read(
      ["supervisor", "web", "migrate"],
      "m=19456,t=2",
      "Argon2id's memory in KiB and passes for new passwords; with real money at least the default. A password of another cost is hashed anew at its next sign-in.",
    ),
  },
  Addresses: {
    PUBLIC_URL: read(
      ["web", "commands"],
      "any host",
      "Where visitors find the site, such as `https://moon.example`.",
    ),
    OFFICE_URL: read(["web", "commands"], "beside the site", "A separate host for the office."),
    OFFICE_NETWORKS: read(
      ["web", "commands"],
      "all",
      "The networks that may reach the office, separated by commas.",
    ),
    TRUSTED_PROXIES: read(
      ["web", "commands"],
      "0",
      "How many proxies in front are your own, 0 to 5; other forwarded addresses are ignored.",
    ),
    SECURITY_CONTACT: read(
      ["web", "commands"],
      "",
      "The contact for reports of weaknesses, `mailto:…` or `https://…`, served as `/.well-known/security.txt`.",
    ),
  },
  "Real money": {
    LICENCE: read(["web"], "", "Authority and number, as `MGA: B2C/123/2026`."),
    ALLOWED_COUNTRIES: read(
      ["web"],
      "",
      "Countries of ISO 3166-1 that the licence covers, as `KR,JP`.",
    ),
    GEO_DATABASE: read(
      ["web", "commands"],
      "",
      "A file in MaxMind's format with the country of each address; a newer one is loaded while the product runs.",
    ),
    ANONYMOUS_DATABASE: read(
      ["web"],
      "",
      "A file in MaxMind's format of anonymous networks (GeoIP2 Anonymous IP): VPNs, proxies and hosting networks; a newer one is loaded while the product runs.",
    ),
  },
  Connections: {
    PROVIDER_CONNECTIONS: secret(
      ["supervisor", "web", "commands"],
      "the sandbox, with play money",
      "Connections to providers that the office shows and does not change, as a JSON list, see [providers.md](providers.md).",
    ),
    PROVIDER_NETWORKS: read(
      ["supervisor", "web"],
      "this machine, with play money",
      "Networks that connections of the office may reach although they are not on the internet, as `10.1.0.0/16`.",
    ),
    REGISTER_CONNECTIONS: secret(
      ["supervisor", "web", "commands"],
      "the sandbox's, with play money",
      "The national registers that are asked, as a JSON list, see [operating.md](operating.md).",
    ),
    SMTP_URL: secret(
      ["web"],
      "",
      "The mail server of alerts, `smtps://user:password@mail.example:465`.",
    ),
    MAIL_FROM: read(["web"], "", "The address that alerts' letters are from."),
    ALERT_NETWORKS: read(
      ["web"],
      "",
      "Networks that webhooks may reach although they are not on the internet, as `10.1.0.0/16`.",
    ),
  },
  Watching: {
    MANAGEMENT_PORT: read(
      ["supervisor", "web", "worker", "commands"],
      "none",
      "The port for probes and metrics. Under the supervisor the worker has the next one. Never reachable from the internet.",
    ),
    MANAGEMENT_HOST: read(["web", "worker"], "127.0.0.1", "The address of that port."),
    COMPONENTS_HASH: read(
      ["web", "worker"],
      "any",
      "The hash of the installed release, which `npm run components` prints. Another release does not start.",
    ),
    SHUTDOWN_DELAY: read(
      ["web"],
      "0",
      "How many seconds a web process that stops still serves while it is not ready, 0 to 45. The supervisor ignores it.",
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: read(
      ["web", "worker"],
      "none: no traces",
      "The receiver of traces, OTLP over HTTP, as `http://127.0.0.1:4318`; `/v1/traces` is added.",
    ),
    OTEL_EXPORTER_OTLP_HEADERS: secret(
      ["web", "worker"],
      "",
      "Headers for the receiver, as `authorization=Bearer …`, separated by commas.",
    ),
    OTEL_TRACES_SAMPLER_ARG: read(
      ["web", "worker"],
      "0.05",
      "The share of requests and jobs that are traced, from 0 to 1.",
    ),
    LOGS_TO: read(
      ["supervisor"],
      "files",
      "`files` in the data folder, rotated by size, or `stdout` for your own collector.",
    ),
    LOG_LEVEL: read(
      ["web", "worker"],
      "info",
      "The least level of lines that are written: `debug`, `info`, `warn`, `error`.",
    ),
    SANDBOX_LOG: read(["sandbox"], "warn", "The same for the sandbox provider."),
    DEBUG: read(["supervisor"], "", "Any value: the supervisor prints where an error arose."),
  },
  Backup: {
    BACKUP_DIR: read(
      ["backup", "commands"],
      "",
      "The folder of one cluster's backup, on another disk or machine.",
    ),
    BACKUP_KEY: secret(
      ["backup", "commands"],
      "",
      "32 random bytes as base64url, which seal the backup.",
    ),
    BACKUP_KEY_PREVIOUS: secret(
      ["backup", "commands"],
      "",
      "Earlier keys, separated by commas, which open what they sealed.",
    ),
    BACKUP_DAYS: read(
      ["backup"],
      "14",
      "How many days of moments can be restored, 1 to 3650. The newest whole chain is kept whatever its age.",
    ),
    BACKUP_DATABASE_URL: secret(
      ["backup"],
      "DATABASE_URL",
      "Your own PostgreSQL 18, as a login with `REPLICATION` that may connect to the product's database.",
    ),
    DRILL_DIR: read(
      ["backup"],
      "the system's temporary folder",
      "The folder for a drill's throwaway server, as large as the database.",
    ),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Variable>>>>;

/** All of them by name. */
export const variables: Readonly<Record<string, Variable>> = Object.fromEntries(
  Object.values(groups).flatMap((group) => Object.entries<Variable>(group)),
);
