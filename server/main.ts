import { refuseUnfit } from "#database/standing.ts";
import { createApp } from "#server/app/app.ts";
import { startScheduledJobs } from "#server/app/running-jobs.ts";
import { registerSitePages } from "#server/app/site-pages.ts";
import { warmUp } from "#server/app/warm-up.ts";
import { verifyComponents } from "#server/components/checks.ts";
import { keepLife } from "#server/components/lives/lives.ts";
import { releaseFolder } from "#server/components/list.ts";
import { systemClock } from "#server/kit/clock.ts";
import { readConfig } from "#server/kit/config.ts";
import { startTraces } from "#server/kit/tracing/start.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";
import { log } from "#server/kit/log.ts";
import { refuseForeignSecret } from "#server/kit/seal-keys/seal-keys.ts";
import { stopWhenAsked } from "#server/kit/stopping.ts";
import { refuseUnconnectedRegisters, refuseUnruledSites } from "#server/settings/profiles/rules.ts";
import { openManagement } from "#server/http/management.ts";
import { measureRuntime } from "#server/metrics/metrics.ts";
import { refuseOwner } from "#server/ledger/application.ts";

takeSecretFiles(process.env);
const config = readConfig(process.env);
const traces = await startTraces(config.traces, "web");
const app = await createApp(config, systemClock, log);
await refuseUnfit(app.db);
await refuseOwner(app.db);
await refuseUnruledSites(app.db, config.mode);
await refuseUnconnectedRegisters(
  app.db,
  config.mode,
  config.registers.map(({ register }) => register),
);
await refuseForeignSecret(app.db, config.appSecret);
const components =
  config.components &&
  (await verifyComponents(
    { ...config.components, db: app.db, clock: systemClock, folder: releaseFolder, process: "web" },
    log,
  ));
const jobs = startScheduledJobs(config.databaseUrl, log, app.jobs, app.metrics);
await registerSitePages(app, config, systemClock, log);

measureRuntime(app.metrics);
const management = config.management && (await openManagement(config.management, { ...app, log }));

const life = await keepLife({ db: app.db, process: "web", status: app.status }, log);
stopWhenAsked(
  log,
  async () => {
    await jobs.stop();
    await life.stop();
    await components?.stop();
    await app.close();
    await management?.close();
    await traces?.close();
  },
  { notReady: app.readiness.stopping, delayMs: config.shutdownDelayMs },
);

// In development each page is made anew.
if (!config.isDevelopment) await warmUp(app, config.publicAddress);
const address = await app.server.listen({ host: config.host, port: config.port });
app.watch.start();
app.readiness.serving();
log.info({ address, mode: config.mode }, "listening");
process.send?.({ ready: true });
