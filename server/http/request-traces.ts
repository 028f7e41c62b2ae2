import type { FastifyInstance } from "fastify";
import { keptOnRequest } from "#server/http/kept-on-request.ts";
import { beginRequestTrace, type RequestTrace } from "#server/kit/tracing/tracing.ts";

const traces = keptOnRequest<RequestTrace>("trace");

/**
 * Traces requests by the pattern of their route, without their address, parameters, headers and body.
 * A trace that a client names is not continued, because its sender cannot be trusted.
 */
export function registerRequestTraces(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const begun = beginRequestTrace();
    if (begun === null) return done();
    traces.set(request, begun);
    begun.run(done);
  });
  // A body arrives outside of what the first hook began.
  app.addHook("preValidation", (request, _reply, done) => {
    const begun = traces.get(request);
    if (begun) begun.run(done);
    else done();
  });
  app.addHook("onResponse", (request, { statusCode }, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? "unknown";
    traces.get(request)?.end(`${method} ${route}`, {
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": statusCode,
    });
    done();
  });
}
