import type { FastifyInstance } from "fastify";
import { createCallLog, type CallLog } from "#server/games/calls/call-log.ts";
import { createCatalogueReader } from "#server/games/catalogue.ts";
import { createCallerWatch, type CallerWatch } from "#server/games/credentials/callers.ts";
import { createSecretReader, type SecretReader } from "#server/games/credentials/credentials.ts";
import { readFeeds, type FeedServices } from "#server/games/catalogue-import/catalogue-import.ts";
import { sweepPictures } from "#server/games/catalogue-editing/sweep.ts";
import { createJackpotReader } from "#server/games/jackpots/pools.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import { reconcile } from "#server/games/reconciling/reconciling.ts";
import type { TransferWallets } from "#server/games/transfers/wallets.ts";
import { lookForTransfers } from "#server/games/transfers/settling.ts";
import { bringBackLeft } from "#server/games/transfers/transfers.ts";
import { createProviderWatch } from "#server/games/provider-health/provider-health.ts";
import { measuredCalls } from "#server/app/measured-calls.ts";
import type { ScheduledJob } from "#server/app/scheduled-jobs.ts";
import { registerProviderDoor } from "#server/http/provider-doors.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Config } from "#server/kit/config.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import { adapterOf, cellOf } from "#server/providers/connections.ts";

/** Registers the endpoints of all providers that make calls. */
export async function registerProviders(
  server: FastifyInstance,
  config: Config,
  about: { writer: RoundWriter; clock: Clock; secrets: SecretReader; callers: CallerWatch },
  calls: CallLog,
  log: Log,
): Promise<void> {
  for (const connection of config.connections) {
    const cell = cellOf(connection, about);
    const { networks } = connection;
    if (cell === null) continue;
    await registerProviderDoor(
      server,
      cell,
      networks ? allowedNetworks(connection.connection, networks) : null,
      {
        calls,
        signed: about.callers.signed,
        onFault: (error) => log.error({ err: error }, "provider call failed"),
      },
    );
  }
}

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
  const secrets = createSecretReader({
    db,
    learn: callers.learn,
    clock,
    appSecret: config.appSecret,
    fromEnvironment: new Map(
      config.connections.flatMap(({ connection, secret }) =>
        secret === undefined ? [] : [[connection, secret]],
      ),
    ),
  });
  const adapters = adaptersOf(config, secrets, clock, log);
  const watch = createProviderWatch({
    adapters: adapters.values(),
    changed(connection, isAnswering) {
      log.warn({ connection, isAnswering }, "a provider went away or came back");
      changes.changed();
      providersChanged();
    },
  });
  const catalogue = createCatalogueReader(db, { changes, clock }, watch.isAnswering);
  const record = createCallLog({
    db,
    catalogue,
    onLoss: (lost, error) => log.error({ err: error, lost }, "could not keep providers' calls"),
  });
  const calls = measuredCalls(record, metrics, config.connections);
  const jackpots = createJackpotReader(db, { changes, clock });
  return { catalogue, jackpots, calls, secrets, callers, adapters, watch };
}

const adaptersOf = (
  config: Config,
  secrets: SecretReader,
  clock: Clock,
  log: Log,
): ReadonlyMap<string, ProviderAdapter> =>
  new Map(
    config.connections.map((connection) => [
      connection.connection,
      adapterOf(connection, {
        secrets,
        clock,
        onFailure: (reason, error) => log.warn({ err: error, reason }, "launch failed"),
      }),
    ]),
  );

const LEFT_MS = 30_000;
const HOURLY_MS = 3_600_000;
const DAILY_MS = 86_400_000;

/** Scheduled jobs that need a process which can reach providers and has the uploaded pictures. */
export function webJobs(
  transfers: TransferWallets,
  uploadsDir: string,
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
    { name: "read catalogues", everyMs: HOURLY_MS, step: whole(readFeeds) },
    {
      name: "sweep pictures",
      everyMs: DAILY_MS,
      step: () => sweepPictures(transfers.acts.db, transfers.acts.clock, uploadsDir),
    },
    { name: "compare transactions", everyMs: HOURLY_MS, step: whole(reconcile) },
  ];
}
