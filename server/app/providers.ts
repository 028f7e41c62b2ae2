import type { FastifyInstance } from "fastify";
import { createCallLog, type CallLog } from "#server/games/calls/call-log.ts";
import { createCatalogueReader } from "#server/games/catalogue.ts";
import { createCallerWatch, type CallerWatch } from "#server/games/credentials/callers.ts";
import {
  createProviderClocks,
  type ProviderClocks,
} from "#server/games/connections/clocks/clocks.ts";
import { createCallCounts } from "#server/games/connections/agreed-levels/counting.ts";
import { createSecretReader, type SecretReader } from "#server/games/credentials/credentials.ts";
import { writtenConnections } from "#server/games/connections/connections.ts";
import {
  createFeedReader,
  type FeedServices,
} from "#server/games/catalogue-import/catalogue-import.ts";
import { sweepPictures } from "#server/games/catalogue-editing/sweep.ts";
import type { GameOffice } from "#server/games/office.ts";
import { createJackpotReader } from "#server/games/jackpots/pools.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import { createReconciler } from "#server/games/reconciling/reconciling.ts";
import type { TransferWallets } from "#server/games/transfers/wallets.ts";
import { lookForTransfers } from "#server/games/transfers/settling.ts";
import { bringBackLeft } from "#server/games/transfers/transfers.ts";
import { createProviderWatch } from "#server/games/provider-health/provider-health.ts";
import { measuredCalls } from "#server/app/measured-calls.ts";
import type { ScheduledJob } from "#server/app/running-jobs.ts";
import { registerProviderDoors } from "#server/http/provider-doors.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Config, Connection } from "#server/kit/config.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import { adapterOf, cellOf } from "#server/providers/connections.ts";
import { openDoor, type ProviderDoor } from "#server/providers/door.ts";
import { createLiveConnections, type LiveConnections } from "#server/providers/live-connections.ts";

type DoorParts = {
  connections: LiveConnections;
  config: Config;
  writer: RoundWriter;
  clock: Clock;
  secrets: SecretReader;
  callers: CallerWatch;
  clocks: ProviderClocks;
  calls: CallLog;
};

/**
 * Registers the endpoints of all providers that make calls, also of those connected later. Answers
 * what tells the addresses that the provider of a connection calls.
 */
export async function registerProviders(
  server: FastifyInstance,
  { connections, config, callers, clocks, calls, ...about }: DoorParts,
  log: Log,
): Promise<GameOffice["endpointsOf"]> {
  const isReal = config.mode === "real";
  // A changed connection is another object.
  const doors = new WeakMap<Connection, ProviderDoor | "none">();
  const doorOf = (name: string): ProviderDoor | null => {
    const connection = connections.get(name);
    if (connection === null) return null;
    const door = doors.get(connection) ?? openDoor(connection, { ...about, isReal }) ?? "none";
    doors.set(connection, door);
    return door === "none" ? null : door;
  };
  await registerProviderDoors(server, doorOf, {
    calls,
    signed: callers.signed,
    clockTold: clocks.called,
    onFault: (error) => log.error({ err: error }, "provider call failed"),
  });
  return (connection) => cellOf(connection, about)?.endpoints ?? [];
}

/** Makes a reader of connections' secrets that has cached nothing yet. */
const secretReaders =
  (
    about: Omit<Parameters<typeof createSecretReader>[0], "appSecret" | "fromEnvironment">,
    { appSecret, connections }: Config,
  ) =>
  (): SecretReader =>
    createSecretReader({
      ...about,
      appSecret,
      fromEnvironment: new Map(
        connections.flatMap(({ connection, secret }) =>
          secret === undefined ? [] : [[connection, secret]],
        ),
      ),
    });

/**
 * Opens the catalogue of games, the providers that serve them, and the record of providers' calls.
 */
export function openGames(
  {
    db,
    clock,
    changes,
    metrics,
  }: { db: Database; clock: Clock; changes: PublicChanges; metrics: Metrics },
  config: Config,
  log: Log,
  providersChanged: () => void,
) {
  const callers = createCallerWatch({ db, clock, log });
  const clocks = createProviderClocks({ db, log });
  const counts = createCallCounts({ db, clock, log });
  const readSecrets = secretReaders({ db, learn: callers.learn, clock }, config);
  const secrets = readSecrets();
  const asking = {
    secrets,
    clock,
    networks: config.providerNetworks,
    isReal: config.mode === "real",
    onFailure: (reason: string, error?: unknown) =>
      log.warn({ err: error, reason }, "launch failed"),
    clockRead: clocks.answered,
    called: counts.called,
  };
  const connections = createLiveConnections({
    fixed: config.connections,
    read: () => writtenConnections(db),
    adapterOf: (connection) => adapterOf(connection, asking),
    changed(adapter) {
      log.info({ connection: adapter.connection }, "a connection was added or changed");
      watch.follow(adapter);
      changes.changed();
      providersChanged();
    },
    onFailure: (error) => log.error({ err: error }, "could not read the connections"),
  });
  const { adapters } = connections;
  const watch = createProviderWatch({
    adapters: adapters.values(),
    changed(connection, isAnswering) {
      log.warn({ connection, isAnswering }, "a provider went away or came back");
      changes.changed();
      providersChanged();
    },
    checked: counts.checked,
  });
  const catalogue = createCatalogueReader(db, { changes, clock }, watch.isAnswering);
  const record = createCallLog({
    db,
    catalogue,
    onLoss: (lost, error) => log.error({ err: error, lost }, "could not keep providers' calls"),
  });
  const calls = measuredCalls(record, metrics, counts, (name) => connections.get(name)?.protocol);
  const jackpots = createJackpotReader(db, { changes, clock });
  return {
    catalogue,
    jackpots,
    calls,
    secrets,
    readSecrets,
    callers,
    clocks,
    counts,
    connections,
    adapters,
    watch,
  };
}

const LEFT_MS = 30_000;
/** A new connection's catalogue is read within this time. */
const FEEDS_MS = 15_000;
/** A question about a transaction is asked within this time. */
const COMPARED_MS = 60_000;
const DAILY_MS = 86_400_000;

/** Scheduled jobs that need a process which can reach providers and has the uploaded pictures. */
export function webJobs(
  transfers: TransferWallets,
  { uploadsDir }: Pick<Config, "uploadsDir">,
  log: Log,
): readonly ScheduledJob[] {
  const feeds: FeedServices = {
    ...transfers.acts,
    adapters: transfers.adapters,
    warn: ({ reason, error, connection }) => log.warn({ err: error, connection }, reason),
  };
  const whole = (work: (writer: FeedServices) => Promise<void>) => async () => {
    await work(feeds);
    return 0;
  };
  return [
    { name: "look for transfers", everyMs: 1_000, step: () => lookForTransfers(transfers) },
    {
      name: "bring back what was left",
      everyMs: LEFT_MS,
      step: whole(() => bringBackLeft(transfers)),
    },
    { name: "read catalogues", everyMs: FEEDS_MS, step: whole(createFeedReader(feeds)) },
    {
      name: "sweep pictures",
      everyMs: DAILY_MS,
      step: () => sweepPictures(transfers.acts.db, transfers.acts.clock, uploadsDir),
    },
    { name: "compare transactions", everyMs: COMPARED_MS, step: whole(createReconciler(feeds)) },
  ];
}
