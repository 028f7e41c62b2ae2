import type { CallLog } from "#server/games/calls/call-log.ts";
import type { Metrics } from "#server/metrics/metrics.ts";

/** The record of providers' calls, which also measures each. */
export function measuredCalls(
  calls: CallLog,
  { providerCalls, providerRefusals }: Pick<Metrics, "providerCalls" | "providerRefusals">,
  protocolOf: (connection: string) => string | undefined,
): CallLog {
  return {
    ...calls,
    record(call) {
      const { connection, endpoint, outcome, durationMs } = call;
      const protocol = protocolOf(connection) ?? "none";
      providerCalls.observe({ connection, protocol, endpoint }, durationMs / 1_000);
      if (outcome !== "ok") providerRefusals.inc({ connection, protocol, outcome });
      calls.record(call);
    },
  };
}
