import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildIfStale } from "#scripts/builds.ts";
import { debianProgram } from "#scripts/debian-package.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { freePort } from "#scripts/ports.ts";
import { projectFolder } from "#scripts/project.ts";
import { activeAlerts, startPrometheus, targetsThatAnswer } from "#scripts/prometheus/server.ts";
import { withDatabase } from "#tests/support/play.ts";
import { openProduct } from "#tests/support/product.ts";

/**
 * `npm run prometheus` tries the alert rules: each by promtool, then with a real Prometheus that
 * collects from a running product. No rule may fire on a sound product, and those of three faults
 * must fire: a deposit that has waited for two hours, a backup of the day before yesterday, and a
 * worker that hangs. Exit code 0 when they do.
 */
requireNode24();
const say = console.log;
const rules = join(projectFolder, "deploy", "prometheus");
const promtool = debianProgram("promtool", "prometheus", say);
for (const args of [
  ["check", "config", join(rules, "prometheus.yml")],
  ["test", "rules", join(rules, "rules.test.yml"), join(rules, "objectives.test.yml")],
]) {
  const { status } = spawnSync(promtool, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`promtool ${args.join(" ")} failed.`);
}

await buildIfStale(say, new AbortController().signal);
say("Starting a separate product …");
const managementPort = await freePort();
await using undo = new AsyncDisposableStack();
const product = await openProduct({ managementPort });
undo.defer(() => product.stop());
// A sound product is backed up.
await withDatabase(product, (db) =>
  db.query(
    `insert into settings_backups (kind, is_good, finished_at, seconds)
     values ('backup', true, now(), 1), ('drill', true, now(), 1)`,
  ),
);
const prometheus = await startPrometheus(debianProgram("prometheus", "prometheus", say), {
  rules: ["rules.yml", "objectives.yml"].map((name) => join(rules, name)),
  targets: { "dalbit-web": managementPort, "dalbit-worker": managementPort + 1 },
});
undo.defer(prometheus.stop);

await until(async () => (await targetsThatAnswer(prometheus)).length === 2, 30_000);
say("Prometheus reads both processes.");
await quietFor(10_000);
say("Quiet on a sound product.");

await withDatabase(product, (db) =>
  db.query(
    "update payment_requests set asked_at = now() - interval '2 hours' where status = 'waiting'",
  ),
);
await until(fires("DepositsWait"), 60_000);
say("DepositsWait fires for a deposit of two hours ago.");
await withDatabase(product, (db) =>
  db.query("update settings_backups set finished_at = now() - interval '2 days'"),
);
await until(fires("BackupIsOld"), 60_000);
say("BackupIsOld fires for a backup of the day before yesterday.");
process.kill(product.worker.pid ?? 0, "SIGSTOP");
undo.defer(async () => void process.kill(product.worker.pid ?? 0, "SIGCONT"));
await until(fires("ProcessIsDown"), 60_000);
say("ProcessIsDown fires for a worker that hangs.");

/** Whether an alert fires now. */
function fires(name: string): () => Promise<boolean> {
  return async () => (await activeAlerts(prometheus)).includes(name);
}

/** @throws Error when it does not hold within this time */
async function until(holds: () => Promise<boolean>, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end)
      throw new Error(
        `not within ${ms / 1_000} s; firing: ${(await activeAlerts(prometheus)).join(", ")}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** @throws Error when a rule fires within this time */
async function quietFor(ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const names = await activeAlerts(prometheus);
    if (names.length > 0) throw new Error(`fired on a sound product: ${names.join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
