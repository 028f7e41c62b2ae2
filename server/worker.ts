import { constants, setPriority } from "node:os";
import { choresOf, startChores } from "#server/http/chores.ts";
import { listenForMemberChanges } from "#server/http/member-changes.ts";
import { systemClock } from "#server/kit/clock.ts";
import { readWorkerConfig } from "#server/kit/config.ts";
import { openDatabase } from "#server/kit/database.ts";
import { log } from "#server/kit/log.ts";
import { stopWhenAsked } from "#server/kit/stopping.ts";
import { refuseOwner } from "#server/ledger/application.ts";

// What the worker does can wait a moment; whoever bets cannot.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const config = readWorkerConfig(process.env);
const onIdleError = (error: Error) => log.warn({ err: error }, "lost a database connection");
const db = openDatabase(config.databaseUrl, { size: 12, onIdleError });
await refuseOwner(db);
const changes = listenForMemberChanges(db, config.databaseUrl, log, () => undefined);
const desk = { db, clock: systemClock, changed: changes.announce };
const chores = startChores(config.databaseUrl, log, choresOf(desk, config));
log.info({ mode: config.mode }, "working");
process.send?.({ ready: true });

stopWhenAsked(log, async () => {
  await chores.stop();
  await changes.close();
  await db.close();
});
