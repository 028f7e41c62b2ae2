import type { TracesConfig } from "#server/kit/tracing/config.ts";

/**
 * Exports traces where they are configured. Only then OpenTelemetry's packages are loaded: about
 * 230 modules, a fifth of what the worker loads at its start.
 * @param process its name at the receiver, such as `web`
 */
export async function startTraces(
  config: TracesConfig | null,
  process: string,
): Promise<{ close(): Promise<void> } | null> {
  if (config === null) return null;
  const { exportTraces } = await import("#server/kit/tracing/export.ts");
  return exportTraces(config, process);
}
