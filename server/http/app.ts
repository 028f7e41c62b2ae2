import type { FastifyInstance } from "fastify";
import { plainHost } from "#contract/hosts.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Config } from "#server/kit/config.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";
import type { LaunchDesk } from "#server/games/launch.ts";
import {
  LANE_COUNT,
  LANE_LOCK_TIMEOUT_MS,
  LANE_STATEMENT_TIMEOUT_MS,
  openRoundDesk,
  type RoundDesk,
} from "#server/games/round-desk.ts";
import { createPlayActivity, type PlayActivity } from "#server/games/launches/activity.ts";
import type { TransferDesk } from "#server/games/transfers/desk.ts";
import { bringBack, gameMoneyNow } from "#server/games/transfers/transfers.ts";
import type { ProviderWatch } from "#server/games/watch/watch.ts";
import { gameRoutes, type GameRoutesOptions } from "#server/games/routes.ts";
import { nameCompGames } from "#server/http/comp-games.ts";
import { registerAuditDownload } from "#server/http/audit-download.ts";
import { type CallLimits, registerCallLimits } from "#server/http/call-limits.ts";
import type { Chore } from "#server/http/chores.ts";
import { type CallRoutesOptions, registerCallRoutes } from "#server/http/call-routes.ts";
import { createDispatch, type Dispatch, type Handlers } from "#server/http/dispatch.ts";
import { openFrontDoor } from "#server/http/front-door.ts";
import { registerHosts } from "#server/http/hosts.ts";
import { listenForMemberChanges } from "#server/http/member-changes.ts";
import { createOfficeDispatch } from "#server/http/office-dispatch.ts";
import { registerOfficeCallRoutes } from "#server/http/office-call-routes.ts";
import { registerOfficeStream } from "#server/http/office-stream.ts";
import { registerReportDownload } from "#server/http/report-download.ts";
import { officeHandlersOf } from "#server/http/office-handlers.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { openGames, providerChores, registerProviders } from "#server/http/providers.ts";
import { registerOwnDataDownload } from "#server/http/own-copy-download.ts";
import { Push } from "#server/http/push.ts";
import { registerStatementDownload } from "#server/http/statement-download.ts";
import { registerSecurityText } from "#server/http/security-text.ts";
import { newestCheckpoint } from "#server/ledger/seals/witness.ts";
import { sessionRoutes } from "#server/http/session-routes.ts";
import { registerTurnedAway } from "#server/http/turned-away.ts";
import { gateOf } from "#server/http/switched-calls.ts";
import { memberRoutes } from "#server/members/routes.ts";
import { messageRoutes } from "#server/messages/routes.ts";
import type { PaymentDesk } from "#server/payments/desk.ts";
import { paymentRoutes } from "#server/payments/routes.ts";
import { openCountries } from "#server/settings/countries/countries.ts";
import { settingRoutes } from "#server/settings/routes.ts";
import { walletRoutes } from "#server/wallet/routes.ts";

/** Calls of providers that are decided one by one, each with a connection of its own. */
const SINGLE = 6;
/** Under our own deadline of 1.8 s, so that what is answered too late was not kept. */
const SINGLE_STATEMENT_TIMEOUT_MS = 1_200;

export type App = {
  server: FastifyInstance;
  db: Database;
  dispatch: Dispatch;
  /** For pages, which count who asks for them. */
  limits: CallLimits;
  desk: RoundDesk;
  payments: PaymentDesk;
  transfers: TransferDesk;
  activity: PlayActivity;
  calls: CallLog;
  /** What the clock asks for and only a process that can reach providers can do. */
  chores: readonly Chore[];
  /** Starts with the process that serves, so that a provider that is away shows as such. */
  watch: ProviderWatch;
  close(): Promise<void>;
};

/** The pool of pages and calls, and those of providers' calls: none waits for another. */
function openDatabases(
  config: Config,
  log: Log,
): { db: Database; lanes: Database; single: Database } {
  const onIdleError = (error: Error) => log.warn({ err: error }, "lost a database connection");
  return {
    db: openDatabase(config.databaseUrl, { size: config.databaseConnections, onIdleError }),
    lanes: openDatabase(config.databaseUrl, {
      size: LANE_COUNT,
      onIdleError,
      statementTimeoutMs: LANE_STATEMENT_TIMEOUT_MS,
      lockTimeoutMs: LANE_LOCK_TIMEOUT_MS,
    }),
    single: openDatabase(config.databaseUrl, {
      size: SINGLE,
      onIdleError,
      statementTimeoutMs: SINGLE_STATEMENT_TIMEOUT_MS,
    }),
  };
}

/** Puts the house together: nouns, provider doors, push. Pages are added by the caller. */
export async function createApp(config: Config, clock: Clock, log: Log): Promise<App> {
  const { db, lanes, single } = openDatabases(config, log);
  const server = openFrontDoor(config, log);
  const countries = await openCountries(config.countries);
  const { catalogue, jackpots, calls, secrets, adapters, watch } = openGames(
    { db, clock },
    config,
    log,
    () => push.catalogueChanged(),
  );
  const push = new Push({ db, clock, log, jackpots, catalogue });
  const changes = listenForMemberChanges(db, config.databaseUrl, log, push.changed);
  const activity = createPlayActivity({
    db,
    clock,
    onFailure: (error) => log.error({ err: error }, "could not write down who plays"),
  });
  const desk = await openRoundDesk({
    db,
    lanes,
    laneCount: LANE_COUNT,
    single,
    catalogue,
    connections: config.connections.map(({ connection }) => connection),
    changed: changes.announce,
    staked: activity.staked,
  });
  const { transfers, launches, payments } = openMoneyDesks(
    { db, clock, adapters, changed: changes.announce },
    { catalogue, calls },
  );
  const handlers = handlersOf(payments, config, {
    catalogue,
    jackpots,
    launches,
  });
  const dispatch = createDispatch(handlers, log, gateOf({ db, clock }, countries));

  registerTurnedAway(server, { db, clock, log });
  registerHosts(server, { db, config });
  const limits = registerCallLimits(server);
  registerMembers(server, { db, clock, dispatch, limits });
  push.register(server);
  registerOffice(server, payments, config, { launches, calls, watch, limits }, log);
  registerSelfDescription(server, { db, clock, config });
  await registerProviders(server, config, { desk, clock, secrets }, calls, log);

  return {
    server,
    db,
    dispatch,
    limits,
    desk,
    payments,
    transfers,
    activity,
    calls,
    chores: providerChores(transfers, log),
    watch,
    async close() {
      watch.stop();
      await server.close();
      await desk.batcher.drain();
      await activity.close();
      await calls.close();
      await changes.close();
      await Promise.all([db.close(), lanes.close(), single.close()]);
    },
  };
}

/** Where members' money is asked for and moved: launches, transfers, requests. */
function openMoneyDesks(
  transfers: TransferDesk,
  games: Pick<LaunchDesk, "catalogue" | "calls">,
): { transfers: TransferDesk; launches: LaunchDesk; payments: PaymentDesk } {
  const { db, clock, adapters, changed } = transfers;
  return {
    transfers,
    launches: {
      db,
      clock,
      ...games,
      adapters,
      transfers,
      lobbyUrl: (context) => context.origin,
    },
    payments: { db, clock, changed, bringBack: (memberId) => bringBack(transfers, memberId) },
  };
}

/** The members' doors: their calls, and the files that they take home. */
function registerMembers(server: FastifyInstance, options: CallRoutesOptions): void {
  registerCallRoutes(server, options);
  registerStatementDownload(server, options);
  registerOwnDataDownload(server, options);
}

type OfficeNeeds = {
  launches: LaunchDesk;
  calls: CallLog;
  watch: ProviderWatch;
  limits: CallLimits;
};

/** The operators' doors: their calls, and what is pushed to their screens. */
function registerOffice(
  server: FastifyInstance,
  payments: PaymentDesk,
  { appSecret, uploadsDir }: Config,
  { launches, calls, watch, limits }: OfficeNeeds,
  log: Log,
): void {
  const { db, clock, changed } = payments;
  const connections = [...launches.adapters.keys()];
  const { isAnswering } = watch;
  const games = { db, clock, calls, connections, isAnswering, appSecret, uploadsDir, changed };
  const handlers = officeHandlersOf({ payments, games, appSecret });
  const dispatch = createOfficeDispatch({ db, clock, log, appSecret, handlers });
  registerOfficeCallRoutes(server, { db, clock, dispatch, limits });
  registerOfficeStream(server, { db, clock, log });
  registerAuditDownload(server, { db, clock, limits });
  registerReportDownload(server, { db, clock, limits });
}

type Games = Omit<GameRoutesOptions, "db" | "clock">;

/** One handler for every call of the contract: the nouns' routes side by side. */
function handlersOf(
  payments: PaymentDesk,
  { publicAddress: { site } }: Config,
  games: Games,
): Handlers {
  const publicHost = site && plainHost(site.host);
  const { db, clock, changed } = payments;
  return {
    ...sessionRoutes({ db, clock, sessionEnded: changed }),
    ...memberRoutes(db, clock, publicHost),
    ...walletRoutes({
      db,
      clock,
      changed,
      gameMoney: (memberId) => gameMoneyNow(games.launches.transfers, memberId),
      withGames: nameCompGames(db),
    }),
    ...paymentRoutes(payments),
    ...gameRoutes({ db, clock, ...games }),
    ...messageRoutes({ db, clock, changed }),
    ...settingRoutes(db, publicHost),
  };
}

/** What the server says of itself: its contract, the newest seal, and whether it can work now. */
function registerSelfDescription(
  server: FastifyInstance,
  { db, clock, config }: { db: Database; clock: Clock; config: Config },
): void {
  registerSecurityText(server, clock, config.publicAddress.securityContact);
  const openApi = openApiDocument();
  server.get("/api/openapi.json", () => openApi);
  // For whoever keeps a copy outside of the house, and for the keys that a proof names.
  server.get("/api/ledger-checkpoint", () => newestCheckpoint(db));
  server.get("/api/ready", async () => {
    await db.ping();
    return { status: "success" };
  });
}
