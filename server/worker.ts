import { choresOf, startChores } from "#server/http/chores.ts";
import { listenForMemberChanges } from "#server/http/member-changes.ts";
import { systemClock } from "#server/kit/clock.ts";
import { readWorkerConfig } from "#server/kit/config.ts";
import { openDatabase } from "#server/kit/database.ts";
import { log } from "#server/kit/log.ts";
import { refuseOwner } from "#server/ledger/application.ts";

const config = readWorkerConfig(process.env);
const onIdleError = (error: Error) => log.warn({ err: error }, "lost a database connection");
const db = openDatabase(config.databaseUrl, { size: 16, onIdleError });
await refuseOwner(db);
const changes = listenForMemberChanges(db, config.databaseUrl, log, () => undefined);
const desk = { db, clock: systemClock, changed: changes.announce };
const chores = startChores(desk, log, choresOf(desk, config));
log.info({ mode: config.mode }, "working");
process.send?.({ ready: true });

let isStopping = false;
async function stop(reason: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ reason }, "stopping");
  await chores.stop();
  await changes.close();
  await db.close();
  process.exit(0);
}

process.on("SIGTERM", () => void stop("SIGTERM"));
process.on("SIGINT", () => void stop("SIGINT"));
// Whoever started this process is gone: nothing may go on unattended.
process.on("disconnect", () => void stop("the starter is gone"));
