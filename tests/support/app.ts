import { BlockList } from "node:net";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { createApp, type App } from "#server/app/app.ts";
import { registerSitePages } from "#server/app/site-pages.ts";
import { MOST_APART_MS, type ComparedClock } from "#server/kit/clock.ts";
import type { Config, Connection } from "#server/kit/config.ts";
import type { Database } from "#server/kit/database.ts";
import { momentAt } from "#contract/zone-clock.ts";
import { dateOf } from "#server/kit/days.ts";
import { logOptions } from "#server/kit/log.ts";
import { watchConnections } from "#server/kit/one-connection.ts";
import { sendUntilDecided } from "#tests/support/asking-again.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { browserCookieOf } from "#tests/support/member-browser.ts";
import { operatorKey, providerPublicKey } from "#tests/support/provider-keys.ts";
import { APP_SECRET, seededTemplateName } from "#tests/support/template.ts";

export const SECRET = "conformance-secret-do-not-use-in-production";

/** API key and secret key. */
export const IGSP_KEYS = `dalbit:${SECRET}`;

// Every test of the whole server detects a second connection inside a transaction.
watchConnections();

/** A clock that a test can move and stop. */
class TestClock implements ComparedClock {
  #offsetMs = 0;
  #jumpedMs = 0;
  #stoppedAt: number | null = null;
  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#offsetMs + this.#jumpedMs);
  }
  /** The time that `advance` adds passes for the database too. */
  agreesWith(): boolean {
    return Math.abs(this.#jumpedMs) < MOST_APART_MS;
  }
  /** From now on time passes by `advance` alone. */
  stop(): void {
    this.#stoppedAt ??= Date.now();
  }
  advance(ms: number): void {
    this.#offsetMs += ms;
  }
  /** Moves to the next noon of a time zone, so that the hours of a test lie within one day. */
  advanceToNoon(timeZone: string): void {
    const now = this.now();
    const noon = momentAt(dateOf(now, timeZone), "12:00:00", timeZone).getTime() - now.getTime();
    this.advance(noon >= 0 ? noon : noon + 24 * 3_600_000);
  }
  /** The clock of the process alone is wrong by this much; 0 sets it right. */
  jump(ms: number): void {
    this.#jumpedMs = ms;
  }
}

export type Answer = {
  http: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
};

export type TestApp = {
  readonly app: App;
  /** The same server on the same database, as in a second process; with the pages unless told. */
  another(hasPages?: boolean): Promise<App>;
  readonly clock: TestClock;
  /** The log's lines, so that a test can check what was logged. */
  readonly logged: string[];
  /** The port of the app's provider; free unless a test listens there. */
  readonly providerPort: number;
  /** The connections of the app's environment. */
  readonly connections: readonly Connection[];
  /** The folder of pictures that staff upload. */
  readonly uploadsDir: string;
  /** One call of the contract over HTTP, as a browser makes it. */
  call(name: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** One POST from the site's own pages. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The database as its owner, for what the app itself may not do. */
  readonly owner: Database;
  readonly databaseUrl: string;
  /** The same database with the app's login. */
  readonly appUrl: string;
  /** Signs a member in and answers the cookie header for later calls. */
  signIn(userId: string, password: string): Promise<string>;
  /** One signed call of the provider, sent again while the answer asks for it. */
  provider(endpoint: string, body: unknown, secret?: string): Promise<Answer>;
};

function whenStarted(app: App | undefined): App {
  if (!app) throw new Error("the app starts in beforeAll");
  return app;
}

async function postTo(
  { server }: App,
  url: string,
  payload: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const answer = await server.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": "application/json", host: "site.test", ...headers },
  });
  return {
    http: answer.statusCode,
    headers: answer.headers,
    body: bodyOf(answer),
  };
}

/** One connection for each protocol, all to the same port. */
export const connectionsAt = (url: string): Connection[] =>
  (
    [
      ["sandbox", "beexar", SECRET],
      ["sandbox-hub88", "hub88", operatorKey + providerPublicKey],
      ["sandbox-caleta", "caleta", operatorKey + providerPublicKey],
      ["sandbox-igsp", "igsp", IGSP_KEYS],
      ["sandbox-betsy", "betsy", SECRET],
      ["sandbox-transfer", "hub88-transfer", operatorKey + providerPublicKey],
    ] as const
  ).map(([connection, protocol, secret]) => ({
    connection,
    protocol,
    url,
    operatorId: "dalbit",
    country: "KR",
    secret,
    // Its protocol has no call for a replay.
    ...(protocol === "beexar" && { roundPage: "https://rounds.test/{round}?lang={language}" }),
  }));

const configOf = (own: {
  databaseUrl: string;
  uploadsDir: string;
  providerPort: number;
}): Config => ({
  databaseUrl: own.databaseUrl,
  readDatabaseUrl: null,
  appSecret: APP_SECRET,
  uploadsDir: own.uploadsDir,
  host: "127.0.0.1",
  port: 0,
  isDevelopment: false,
  mode: "play",
  countries: null,
  anonymousNetworks: null,
  connections: connectionsAt(`http://127.0.0.1:${own.providerPort}`),
  registers: [],
  trustedProxies: 0,
  databaseConnections: 12,
  publicAddress: { site: null, office: null, officeNetworks: null, securityContact: null },
  alertNetworks: new BlockList(),
  providerNetworks: new BlockList(),
  mail: null,
  components: null,
  management: null,
  traces: null,
  shutdownDelayMs: 0,
});

async function startApp(
  config: Config,
  clock: ComparedClock,
  logged: string[],
  hasPages: boolean,
): Promise<App> {
  const log = pino(logOptions, { write: (line: string) => logged.push(line) });
  const app = await createApp(config, clock, log);
  app.readiness.serving();
  if (hasPages) await registerSitePages(app, config, clock, log);
  await app.server.ready();
  return app;
}

/** The body of an answer; of a file its text, beside its fields if it is JSON. */
function bodyOf(answer: LightMyRequestResponse): Record<string, unknown> {
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  const fields = isJson ? answer.json<Record<string, unknown>>() : {};
  const isFile = !isJson || answer.headers["content-disposition"] !== undefined;
  return isFile ? { status: "success", ...fields, file: answer.body } : fields;
}

/**
 * The whole server on its own seeded database, called without a network. `hasPages` adds the pages
 * of the built site.
 */
export function useTestApp(
  different: Partial<Config> = {},
  { hasPages = false }: { hasPages?: boolean } = {},
): TestApp {
  const database = useTestDatabase(seededTemplateName);
  const clock = new TestClock();
  const logged: string[] = [];
  const uploadsDir = mkdtempSync(join(tmpdir(), "dalbit-uploads-"));
  const providerPort = 20_000 + Math.floor(Math.random() * 10_000);
  let app: App | undefined;
  const get = (): App => whenStarted(app);

  const config = (): Config => {
    const own = { databaseUrl: database.appUrl, uploadsDir, providerPort };
    return { ...configOf(own), ...different };
  };
  const start = (withPages: boolean): Promise<App> => startApp(config(), clock, logged, withPages);
  beforeAll(async () => {
    app = await start(hasPages);
  });
  afterAll(async () => {
    await app?.close();
    rmSync(uploadsDir, { recursive: true });
  });

  const inject = (url: string, payload: string, headers: Record<string, string>) =>
    postTo(get(), url, payload, headers);

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    inject(path, JSON.stringify(body), { origin: "http://site.test", ...headers });

  return {
    get app() {
      return get();
    },
    another: (withPages = true) => start(withPages),
    clock,
    logged,
    providerPort,
    get connections() {
      return config().connections;
    },
    uploadsDir,
    get owner() {
      return database.db;
    },
    get databaseUrl() {
      return database.url;
    },
    get appUrl() {
      return database.appUrl;
    },
    post,
    call: (name, body, headers = {}) => post(`/api/routes/${name}`, body, headers),
    async signIn(userId, password) {
      const cookie = browserCookieOf(userId);
      const answer = await this.call("user-do-login", { userId, password }, { cookie });
      if (answer.body["status"] !== "success")
        throw new Error(`${userId}: ${JSON.stringify(answer.body)}`);
      return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    },
    provider(endpoint, body, secret = SECRET) {
      const raw = typeof body === "string" ? body : JSON.stringify(body);
      const signature = createHmac("sha256", secret).update(raw).digest("hex");
      const headers = { "x-request-sign": signature };
      const send = () => inject(`/providers/sandbox/${endpoint}`, raw, headers);
      return sendUntilDecided(send, ({ http }) => ({ http, text: "" }));
    },
  };
}
