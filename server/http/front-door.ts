import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "#server/kit/config.ts";
import type { Log } from "#server/kit/log.ts";
import { answerError, registerErrors } from "#server/http/errors.ts";
import { addSafeHeaders, registerSafeHeaders } from "#server/http/safe-headers.ts";

/** How long a client may take, and how much of the process it may hold. */
export type Patience = {
  /** Until a request's headers are there. */
  headersMs: number;
  /** Until a request is there whole; an answer, such as a stream of events, has no such end. */
  requestMs: number;
  /** Without a byte either way. Streams of events say something every 15 s. */
  silenceMs: number;
  /** Between two requests of one connection; longer than a proxy keeps its own. */
  betweenMs: number;
  /** How often these are looked at. */
  lookEveryMs: number;
  requestsPerConnection: number;
  /** Half of the files that a process may have open as a rule. */
  connections: number;
};

export const PATIENCE: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  betweenMs: 72_000,
  lookEveryMs: 5_000,
  requestsPerConnection: 10_000,
  connections: 10_000,
};

/** Bodies above this are refused before they are read or hashed. */
const LARGEST_BODY_BYTES = 64 * 1024;

/** The server with what holds for every request, before anybody answers one. */
export function openFrontDoor(
  { trustedProxies, publicAddress }: Pick<Config, "trustedProxies" | "publicAddress">,
  log: Log,
  patience: Patience = PATIENCE,
): FastifyInstance {
  const server = Fastify({
    bodyLimit: LARGEST_BODY_BYTES,
    // Only as many hops as the operator says are their own; a client's header adds none.
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    forceCloseConnections: true,
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.silenceMs,
    keepAliveTimeout: patience.betweenMs,
    maxRequestsPerSocket: patience.requestsPerConnection,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs },
    // An address that cannot be read comes past every hook.
    frameworkErrors: (error, request, reply) => {
      addSafeHeaders(reply);
      void answerError(error, request, reply, log);
    },
  });
  server.server.maxConnections = patience.connections;
  server.decorate("isPublishedSecure", publicAddress.site?.protocol === "https:");
  // JSON only: a plain-text body is what a form of another site could send.
  server.removeContentTypeParser("text/plain");
  registerErrors(server, log);
  registerSafeHeaders(server);
  return server;
}
