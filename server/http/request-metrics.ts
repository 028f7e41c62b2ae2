import type { FastifyInstance, FastifyRequest } from "fastify";
import { keptOnRequest } from "#server/http/kept-on-request.ts";
import { PROVIDER_PREFIX } from "#server/http/provider-doors.ts";
import type { Metrics } from "#server/metrics/metrics.ts";

/** A call by its name, and the status in its answer. */
type Outcome = { call: string; outcome: string };
const outcomes = keptOnRequest<Outcome>("outcome");

/** Notes how a call was answered, for its count. */
export const noteOutcome = (request: FastifyRequest, call: string, status: unknown): void => {
  outcomes.set(request, { call, outcome: typeof status === "string" ? status : "success" });
};

/**
 * Measures every request by the pattern of its route, and counts calls by the status in their
 * answer. Providers' calls are measured where they are answered.
 */
export function registerRequestMetrics(
  app: FastifyInstance,
  { requests, calls }: Pick<Metrics, "requests" | "calls">,
): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    if (!route.startsWith(PROVIDER_PREFIX)) {
      const { statusCode: status, elapsedTime } = reply;
      requests.observe({ route, method: request.method, status }, elapsedTime / 1_000);
      const made = outcomes.get(request);
      if (made) calls.inc(made);
    }
    done();
  });
}
