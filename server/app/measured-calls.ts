import type { CallLog } from "#server/games/calls/call-log.ts";
import { LAUNCH } from "#server/games/calls/newest.ts";
import type { CallCounts } from "#server/games/connections/agreed-levels/counting.ts";
import type { Metrics } from "#server/metrics/metrics.ts";

/**
 * The record of providers' calls, which also measures each and counts the signed ones of the provider:
 * anyone can send others, and a launch is a call of ours.
 */
export function measuredCalls(
  calls: CallLog,
  {
    providerCalls,
    providerRefusals,
    providerFaults,
  }: Pick<Metrics, "providerCalls" | "providerRefusals" | "providerFaults">,
  counts: Pick<CallCounts, "received">,
  protocolOf: (connection: string) => string | undefined,
): CallLog {
  return {
    ...calls,
    record(call) {
      const { connection, endpoint, outcome, durationMs, isSigned, isFault } = call;
      const protocol = protocolOf(connection) ?? "none";
      providerCalls.observe({ connection, protocol, endpoint }, durationMs / 1_000);
      if (outcome !== "ok") providerRefusals.inc({ connection, protocol, outcome });
      if (isSigned && endpoint !== LAUNCH) {
        counts.received(connection, isFault);
        if (isFault) providerFaults.inc({ connection, protocol });
      }
      calls.record(call);
    },
  };
}
