import { context } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { TracesConfig } from "#server/kit/tracing/config.ts";
import { spansOf } from "#server/kit/tracing/spans.ts";
import { useSpans } from "#server/kit/tracing/tracing.ts";

/** Spans that wait to be sent; more are dropped, so that a receiver that is down costs no memory. */
const LONGEST_QUEUE = 8_192;
const LARGEST_BATCH = 512;
const SEND_EVERY_MS = 2_000;
const SEND_AT_MOST_MS = 5_000;

/**
 * Sends a share of all requests and jobs of this process as traces, by OTLP over HTTP. `close` sends
 * what waits. Loads OpenTelemetry's packages: import this file only where traces are exported.
 * @param process its name at the receiver, such as `web`
 */
export function exportTraces(
  { endpoint, headers, share }: TracesConfig,
  process: string,
): { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SEND_AT_MOST_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.namespace": "dalbit", "service.name": process }),
    // The share is taken before a span is made: one that is not recorded costs a request 3 % more.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: LONGEST_QUEUE,
        maxExportBatchSize: LARGEST_BATCH,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_AT_MOST_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  useSpans(spansOf(provider.getTracer("dalbit"), share));
  return {
    async close() {
      useSpans(null);
      await provider.shutdown();
      context.disable();
    },
  };
}
