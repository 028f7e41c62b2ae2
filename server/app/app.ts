import type { FastifyInstance } from "fastify";
import { plainHost } from "#contract/hosts.ts";
import type { CallContext } from "#contract/handler.ts";
import { openActs, type Acts } from "#server/kit/act.ts";
import type { Clock, ComparedClock } from "#server/kit/clock.ts";
import type { Config } from "#server/kit/config.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { Reader } from "#server/kit/replica/reader.ts";
import { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";
import type { CallCounts } from "#server/games/connections/agreed-levels/counting.ts";
import { endLaunchesOfMember } from "#server/games/launch.ts";
import { LANE_COUNT, openRoundWriter, type RoundWriter } from "#server/games/round-writer.ts";
import { createPlayActivity, type PlayActivity } from "#server/games/launches/activity.ts";
import type { TransferWallets } from "#server/games/transfers/wallets.ts";
import { bringBack, gameMoneyNow } from "#server/games/transfers/transfers.ts";
import type { ProviderWatch } from "#server/games/provider-health/provider-health.ts";
import { gameRoutes, type GameRoutesOptions } from "#server/games/routes.ts";
import { healthCheckers } from "#server/views/health-checkers.ts";
import { keptShown, shownNow, type ShownOnPages } from "#server/views/shown-to-all.ts";
import { statementGames } from "#server/views/statement-games.ts";
import { nameCompGames } from "#server/views/comp-games.ts";
import { type CallLimits, registerCallLimits } from "#server/http/call-limits.ts";
import { outsideJobs } from "#server/app/outside-jobs.ts";
import type { ScheduledJob } from "#server/app/running-jobs.ts";
import { openDatabases } from "#server/app/databases.ts";
import { registerCallRoutes } from "#server/http/calls/call-routes.ts";
import { createDispatch, type Dispatch, type Handlers } from "#server/http/calls/dispatch.ts";
import { openFrontDoor } from "#server/http/front-door.ts";
import { registerHosts } from "#server/http/hosts.ts";
import { listeners } from "#server/app/listeners.ts";
import { announceMemberChanges } from "#server/http/push/member-changes.ts";
import { openNews } from "#server/app/news.ts";
import { registerOffice } from "#server/app/office.ts";
import { openPlaces, type Places } from "#server/app/places.ts";
import { openGames, webJobs, registerProviders } from "#server/app/providers.ts";
import { testJob } from "#server/app/self-tests.ts";
import { ownAccountRoutes } from "#server/views/own-account-routes.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import { openRegisters } from "#server/registers/registers.ts";
import { Push } from "#server/http/push/push.ts";
import { ownNumberRoutes } from "#server/members/own-numbers/routes.ts";
import { signInNoteRoutes } from "#server/members/sign-in-notes/routes.ts";
import { liabilityRoutes } from "#server/views/liabilities/routes.ts";
import { measuredReturnRoutes } from "#server/views/measured-returns/routes.ts";
import { passkeyRoutes } from "#server/views/passkey-routes.ts";
import { sessionRoutes } from "#server/views/session-routes.ts";
import { registerSelfDescription } from "#server/app/self-description.ts";
import { measureProcess } from "#server/app/measured-process.ts";
import { registerRequestTraces } from "#server/http/request-traces.ts";
import { registerRequestMetrics } from "#server/http/request-metrics.ts";
import { createReadiness, type Readiness } from "#server/kit/readiness.ts";
import { openMetrics, type Metrics } from "#server/metrics/metrics.ts";
import { registerPolicyReports } from "#server/http/pages/policy-reports.ts";
import { registerRefusedRequests } from "#server/http/refused-requests.ts";
import { createPlaceNotes } from "#server/members/places/places.ts";
import { gateOf } from "#server/http/calls/switched-calls.ts";
import { acceptanceRoutes } from "#server/members/acceptances/routes.ts";
import { marketingRoutes } from "#server/members/marketing-consents/routes.ts";
import { breakRoutes } from "#server/members/breaks/routes.ts";
import { playTimeRoutes } from "#server/members/play-time/routes.ts";
import { limitRoutes } from "#server/members/limits/routes.ts";
import { quietTimeRoutes } from "#server/members/quiet-times/routes.ts";
import { privacyRequestRoutes } from "#server/members/privacy-requests/routes.ts";
import { identityCheckRoutes } from "#server/members/identity-checks/routes.ts";
import { registerRoutes } from "#server/members/registers/routes.ts";
import { memberRoutes } from "#server/members/routes.ts";
import { messageRoutes } from "#server/messages/routes.ts";
import { paymentRoutes } from "#server/payments/routes.ts";
import { createTimesReader, type TimesReader } from "#server/payments/times/times.ts";
import { createOffer } from "#server/games/availability/offered.ts";
import { openingOf, type IsOpen } from "#server/settings/opening/opening.ts";
import { settingRoutes } from "#server/settings/routes.ts";
import type { Recording } from "#server/components/lives/lives.ts";
import { createStatusReader, type StatusReader } from "#server/status/history.ts";
import { recordStatus } from "#server/status/recording.ts";
import { statusRoutes } from "#server/status/routes.ts";
import { walletRoutes } from "#server/wallet/routes.ts";

export type App = {
  server: FastifyInstance;
  db: Database;
  dispatch: Dispatch;
  /** The same for pages: what everyone is shown is kept until it changes. */
  pageDispatch: Dispatch;
  changes: PublicChanges;
  shown: ShownOnPages;
  /** For pages, which count their requests by visitor. */
  limits: CallLimits;
  writer: RoundWriter;
  acts: Acts;
  metrics: Metrics;
  readiness: Readiness;
  transfers: TransferWallets;
  activity: PlayActivity;
  calls: CallLog;
  counts: CallCounts;
  /** Scheduled jobs that need a process which can reach providers. */
  jobs: readonly ScheduledJob[];
  /** Starts with the serving process, so that an unavailable provider is shown as such. */
  watch: ProviderWatch;
  /** Records with the signs of life of the process which parts members cannot use. */
  status: Recording;
  close(): Promise<void>;
};

/** Builds the server: nouns, provider endpoints, push. The caller adds the pages. */
export async function createApp(config: Config, clock: ComparedClock, log: Log): Promise<App> {
  const { db, lanes, single, reader, close: closeDatabases } = await openDatabases(config, log);
  const metrics = openMetrics();
  const readiness = createReadiness(() => db.ping());
  const server = openFrontDoor(config, log);
  const changes = new PublicChanges(clock);
  const places = await openPlaces(config, db, { clock, changes });
  const provided = openGames({ db, clock, changes, metrics }, config, log, () =>
    push.catalogueChanged(),
  );
  const { catalogue, jackpots, calls, clocks, counts, connections, adapters, watch } = provided;
  const push = new Push({ db, clock, log, jackpots, catalogue });
  const acts = openActs({ db, clock, listeners });
  const memberChanges = announceMemberChanges(db, log);
  const activity = openActivity(db, clock, log);
  const writes = { db, lanes, single, catalogue, changed: memberChanges.announce, activity };
  const writer = await openWriter(config, writes);
  await connections.begin(writer.openScopes);
  const transfers = { acts, adapters };
  const offered = createOffer(db, { clock, changes }, { catalogue, countries: places.countries });
  const launches = { db, clock, catalogue, offered, calls, counts, adapters, transfers, lobbyUrl };
  const shown = keptShown({ db, clock, changes });
  const asking: Asking = { acts, registers: openRegisters(config.registers) };
  const parts = { asking, reader, config, games: { catalogue, jackpots, launches }, places, log };
  const { dispatch, pageDispatch } = openCalls(parts, shown);
  recordRequests(server, metrics, { db, clock, log });
  registerHosts(server, { db, config });
  const limits = registerCallLimits(server);
  registerCallRoutes(server, { ...acts, dispatch, limits, health: healthCheckers(db, clock) });
  push.register(server);
  const endpointsOf = await registerProviders(server, { ...provided, config, writer, clock }, log);
  const needs = { ...provided, acts, writer, config, log, endpointsOf, limits, changes, reader };
  const office = registerOffice(server, acts, config, needs, log);
  const hearing = { push, office, changes, connections, reader };
  const news = await openNews(config.databaseUrl, log, hearing);
  registerSelfDescription(server, { db, clock, config, readiness });
  measureProcess(metrics, { pools: { pages: db, lanes, single }, reader, writer, push, office });

  return {
    server,
    db,
    dispatch,
    pageDispatch,
    changes,
    shown,
    limits,
    writer,
    acts,
    metrics,
    readiness,
    transfers,
    activity,
    calls,
    counts,
    jobs: [...webJobs(transfers, config, log), ...outsideJobs(asking, config), testJob(needs)],
    watch,
    status: recordStatus(db, catalogue),
    async close() {
      watch.stop();
      connections.stop();
      await server.close();
      await writer.batcher.drain();
      await activity.close();
      await Promise.all([calls.close(), clocks.close(), counts.close()]);
      memberChanges.close();
      await news.close();
      await closeDatabases();
    },
  };
}

/** Traces, metrics, the log of refused requests and what browsers report. */
function recordRequests(
  server: FastifyInstance,
  metrics: Metrics,
  refused: { db: Database; clock: Clock; log: Log },
): void {
  registerRequestTraces(server);
  registerRequestMetrics(server, metrics);
  registerRefusedRequests(server, refused);
  const count = (directive: string) => metrics.policyViolations.inc({ directive });
  registerPolicyReports(server, { ...refused, count });
}

const lobbyUrl = (context: CallContext) => context.origin;

type WriterParts = Pick<
  Parameters<typeof openRoundWriter>[0],
  "db" | "lanes" | "single" | "catalogue" | "changed"
> & { activity: PlayActivity };

const openWriter = ({ connections }: Config, { activity, ...parts }: WriterParts) =>
  openRoundWriter({
    ...parts,
    laneCount: LANE_COUNT,
    connections: connections.map(({ connection }) => connection),
    staked: activity.staked,
  });

const openActivity = (db: Database, clock: Clock, log: Log): PlayActivity =>
  createPlayActivity({
    db,
    clock,
    onFailure: (error) => log.error({ err: error }, "could not record active players"),
  });

type Games = Omit<GameRoutesOptions, "db" | "clock">;
type CallNeeds = {
  asking: Asking;
  reader: Reader;
  config: Config;
  games: Games;
  places: Places;
  log: Log;
};

/** The members' calls over HTTP, and those of pages, where what everyone is shown is kept. */
function openCalls(needs: CallNeeds, shown: ShownOnPages) {
  const { asking, reader, config, games, places, log } = needs;
  const { acts } = asking;
  const endLaunches = (memberId: bigint) => endLaunchesOfMember(acts.db, memberId);
  const isOpen = openingOf(acts.db, config.mode);
  const status = createStatusReader(reader.db, acts.clock);
  const kept = { isOpen, times: createTimesReader(reader.db, acts.clock), status };
  const notePlace = createPlaceNotes(acts);
  const gate = gateOf({ house: acts, ...places, isOpen, endLaunches, notePlace });
  const dispatchOf = (shows: ShownOnPages) => {
    const on = (db: Database) =>
      handlersOf({ ...asking, acts: { ...acts, db } }, config, games, { shown: shows, ...kept });
    const late = { handlers: on(reader.db), inOneCall: reader.inOneCall };
    return createDispatch({ handlers: on(acts.db), late }, log, gate);
  };
  return { dispatch: dispatchOf(shownNow(acts.db, acts.clock)), pageDispatch: dispatchOf(shown) };
}

/** What all handlers of a process share. */
type Kept = { isOpen: IsOpen; times: TimesReader; status: StatusReader };

/** One handler for every call of the contract: the nouns' routes side by side. */
function handlersOf(
  asking: Asking,
  { publicAddress: { site } }: Config,
  games: Games,
  { shown, isOpen, times, status }: Kept & { shown: ShownOnPages },
): Handlers {
  const publicHost = site && plainHost(site.host);
  const { acts, registers } = asking;
  const { db, clock } = acts;
  const { transfers } = games.launches;
  return {
    ...sessionRoutes(asking),
    ...passkeyRoutes(asking),
    ...ownNumberRoutes(acts),
    ...signInNoteRoutes(acts),
    ...memberRoutes(db, clock, { publicHost, registers, isOpen }),
    ...registerRoutes(asking),
    ...identityCheckRoutes(acts),
    ...privacyRequestRoutes(acts),
    ...acceptanceRoutes(acts),
    ...marketingRoutes(acts),
    ...breakRoutes(acts),
    ...limitRoutes(acts),
    ...quietTimeRoutes(acts),
    ...playTimeRoutes(acts),
    ...ownAccountRoutes(acts),
    ...walletRoutes({
      acts,
      gameMoney: (memberId) => gameMoneyNow(transfers, memberId),
      withGames: nameCompGames(db),
      games: statementGames(db),
    }),
    ...liabilityRoutes(db),
    ...paymentRoutes({ asking, times, bringBack: (id) => bringBack(transfers, id) }),
    ...gameRoutes({ db, clock, ...games }),
    ...messageRoutes(acts, shown),
    ...settingRoutes(db, publicHost, isOpen),
    ...statusRoutes({ db, clock, offered: games.launches.offered, status }),
    ...measuredReturnRoutes({ db, clock, offered: games.launches.offered }),
  };
}
