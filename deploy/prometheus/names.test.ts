import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { objectiveRules } from "#deploy/prometheus/objectives.ts";
import { scheduledJobsOf } from "#server/app/scheduled-jobs.ts";
import { LAUNCH } from "#server/games/calls/newest.ts";
import { openMetrics, measureRuntime } from "#server/metrics/metrics.ts";
import { measureBackups } from "#server/metrics/backups/backups.ts";
import { measureWaiting } from "#server/metrics/waiting/waiting.ts";
import { useTestApp } from "#tests/support/app.ts";

const folder = import.meta.dirname;
const rules = readFileSync(join(folder, "rules.yml"), "utf8");
const objectives = objectiveRules();
const board = readFileSync(join(folder, "..", "grafana", "board.json"), "utf8");

describe("the rules and the board", () => {
  const test = useTestApp();

  it("name only metrics that the processes have", async () => {
    measureRuntime(test.app.metrics);
    const ofWorker = openMetrics();
    measureWaiting(ofWorker, test.app.db);
    measureBackups(ofWorker, test.app.db);
    const texts = [test.app.metrics, ofWorker].map(({ registry }) => registry.metrics());
    const all = (await Promise.all(texts)).join("\n");
    const names = new Set([...all.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? ""));
    const used =
      `${rules}${objectives}${board}`.match(/\b(?:dalbit|nodejs|process)_[a-z0-9_]+/g) ?? [];
    const unknown = used.filter((name) => !names.has(name.replace(/_(bucket|count|sum)$/, "")));
    expect(used.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
    test.app.metrics.registry.clear();
  });

  it("tell launches from providers' calls by the name that launches have", () => {
    const texts = `${rules}${objectives}${board}`.replaceAll("\\", "");
    const endpoints = [...texts.matchAll(/endpoint!?="([^"]+)"/g)].map(([, name]) => name);
    expect(endpoints.length).toBeGreaterThan(4);
    expect(new Set(endpoints)).toEqual(new Set([LAUNCH]));
  });

  it("name only jobs and queues that exist", async () => {
    const jobs = scheduledJobsOf(test.app.acts, () => undefined, {
      ledgerSigningKey: Buffer.alloc(32, 7).toString("base64url"),
      checkpointsFile: join(test.uploadsDir, "checkpoints"),
    }).map(({ name }) => name);
    const tasks = [...rules.matchAll(/task="([^"]+)"/g)].map(([, task]) => task ?? "");
    expect(jobs).toEqual(expect.arrayContaining(tasks));
    const waiting = openMetrics();
    measureWaiting(waiting, test.app.db);
    const text = await waiting.registry.metrics();
    const queues = [...rules.matchAll(/queue="([^"]+)"/g)].map(([, queue]) => queue ?? "");
    expect(queues.length).toBeGreaterThan(2);
    for (const queue of queues) expect(text).toContain(`dalbit_waiting{queue="${queue}"}`);
  });
});
