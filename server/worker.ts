import { constants, setPriority } from "node:os";
import { refuseUnfit } from "#database/standing.ts";
import { startScheduledJobs } from "#server/app/running-jobs.ts";
import { scheduledJobsOf } from "#server/app/scheduled-jobs.ts";
import { listeners } from "#server/app/listeners.ts";
import { verifyComponents } from "#server/components/checks.ts";
import { keepLife } from "#server/components/lives/lives.ts";
import { releaseFolder } from "#server/components/list.ts";
import { announceMemberChanges } from "#server/http/push/member-changes.ts";
import { openActs } from "#server/kit/act.ts";
import { systemClock } from "#server/kit/clock.ts";
import { readWorkerConfig } from "#server/kit/config.ts";
import { openDatabase } from "#server/kit/database.ts";
import { startTraces } from "#server/kit/tracing/start.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";
import { log } from "#server/kit/log.ts";
import { stopWhenAsked } from "#server/kit/stopping.ts";
import { openManagement } from "#server/http/management.ts";
import { createReadiness } from "#server/kit/readiness.ts";
import { measureRuntime, openMetrics } from "#server/metrics/metrics.ts";
import { measureBackups } from "#server/metrics/backups/backups.ts";
import { measurePools } from "#server/metrics/pools.ts";
import { measureWaiting } from "#server/metrics/waiting/waiting.ts";
import { refuseOwner } from "#server/ledger/application.ts";

// The worker's jobs can wait; bets cannot.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
takeSecretFiles(process.env);
const config = readWorkerConfig(process.env);
const traces = await startTraces(config.traces, "worker");
const onIdleError = (error: Error) => log.warn({ err: error }, "lost a database connection");
const db = openDatabase(config.databaseUrl, { size: 12, onIdleError });
await refuseUnfit(db);
await refuseOwner(db);
const components =
  config.components &&
  (await verifyComponents(
    { ...config.components, db, clock: systemClock, folder: releaseFolder, process: "worker" },
    log,
  ));
const changes = announceMemberChanges(db, log);
const acts = openActs({ db, clock: systemClock, listeners });
const metrics = openMetrics();
measureRuntime(metrics);
measurePools(metrics, { jobs: db });
measureWaiting(metrics, db);
measureBackups(metrics, db);
const life = await keepLife({ db, process: "worker" }, log);
const jobs = startScheduledJobs(
  config.databaseUrl,
  log,
  scheduledJobsOf(acts, changes.announce, config),
  metrics,
);
const readiness = createReadiness(() => db.ping());
const management =
  config.management && (await openManagement(config.management, { metrics, readiness, log }));
readiness.serving();
log.info({ mode: config.mode }, "working");
process.send?.({ ready: true });

stopWhenAsked(
  log,
  async () => {
    await jobs.stop();
    await life.stop();
    await components?.stop();
    changes.close();
    await db.close();
    await management?.close();
    await traces?.close();
  },
  { notReady: readiness.stopping },
);
