import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

/**
 * In seconds, around what a visitor notices (0.25) and the deadlines of providers (2). The bounds of
 * the objectives are among them; see `deploy/prometheus/objectives.ts`.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5];

/** Everything that a process measures about itself; each process has one. */
export type Metrics = ReturnType<typeof openMetrics>;

/**
 * Every value of a label comes from a list of the code or of the configuration, so that a client
 * cannot make series.
 */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const seconds = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  const count = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    registry,
    requests: seconds(
      "dalbit_request_seconds",
      "Time until the answer of a request of pages and calls was sent",
      ["route", "method", "status"],
    ),
    calls: count("dalbit_calls_total", "Answers of members' and operators' calls by outcome", [
      "call",
      "outcome",
    ]),
    policyViolations: count(
      "dalbit_policy_violations_total",
      "Reports of browsers about what a page's content policy kept from loading",
      ["directive"],
    ),
    providerCalls: seconds(
      "dalbit_provider_call_seconds",
      "Time until a provider's call was answered",
      ["connection", "protocol", "endpoint"],
    ),
    providerRefusals: count(
      "dalbit_provider_refusals_total",
      "Providers' calls that were not answered with success, by the protocol's code",
      ["connection", "protocol", "outcome"],
    ),
    providerFaults: count(
      "dalbit_provider_faults_total",
      "Signed calls of providers that ended with a fault of ours or too late",
      ["connection", "protocol"],
    ),
    jobs: seconds("dalbit_job_seconds", "Duration of one turn of a scheduled job", ["task"]),
    jobFailures: count("dalbit_job_failures_total", "Turns of a scheduled job that failed", [
      "task",
    ]),
    jobEnded: new Gauge({
      name: "dalbit_job_ended_timestamp_seconds",
      help: "When a scheduled job last ended a turn without an error, in this process",
      labelNames: ["task"],
      registers,
    }),
  };
}

/**
 * The delays that are reported include this pause. A hundred looks a second took a quarter of an
 * idle process's time.
 */
const LOOP_DELAY_EVERY_MS = 50;

/** Adds the runtime's own figures: memory, garbage collection, delay of the event loop. */
export const measureRuntime = ({ registry }: Metrics): void =>
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: LOOP_DELAY_EVERY_MS,
  });

/** One value of a gauge, with its labels. */
export type Reading = { labels: Record<string, string>; value: number };

/** Adds a gauge that is read at each collection. */
export function readOnCollect(
  { registry }: Metrics,
  { name, help, labelNames }: { name: string; help: string; labelNames: readonly string[] },
  read: () => readonly Reading[] | Promise<readonly Reading[]>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [],
    async collect() {
      const readings = await read();
      this.reset();
      // A gauge without labels is 0 after a reset, and no value is not 0.
      if (labelNames.length === 0) this.remove();
      for (const { labels, value } of readings) this.set(labels, value);
    },
  });
  registry.registerMetric(gauge);
}
