import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "#server/kit/config.ts";
import type { Log } from "#server/kit/log.ts";
import { answerError, registerErrors } from "#server/http/errors.ts";
import { addSafeHeaders, registerSafeHeaders } from "#server/http/safe-headers.ts";

/** The time limits of a client and its share of the process. */
export type Patience = {
  /** Until a request's headers have arrived. */
  headersMs: number;
  /**
   * Until a request has arrived whole; an answer, such as a stream of events, has no such limit.
   */
  requestMs: number;
  /** Without a byte in either direction. Streams of events send something every 15 s. */
  silenceMs: number;
  /** Between two requests of one connection; longer than proxies keep theirs. */
  betweenMs: number;
  /** How often the limits are checked. */
  lookEveryMs: number;
  requestsPerConnection: number;
  /** Each is an open file: with the others, the limit of them must be 20,000. */
  connections: number;
};

export const PATIENCE: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  betweenMs: 72_000,
  lookEveryMs: 5_000,
  requestsPerConnection: 10_000,
  connections: 16_000,
};

/** Larger bodies are refused before they are read or hashed. */
const LARGEST_BODY_BYTES = 64 * 1024;

/** Opens the server with the limits that hold for every request. */
export function openFrontDoor(
  { trustedProxies, publicAddress }: Pick<Config, "trustedProxies" | "publicAddress">,
  log: Log,
  patience: Patience = PATIENCE,
): FastifyInstance {
  const server = Fastify({
    bodyLimit: LARGEST_BODY_BYTES,
    // Only as many hops as the operator configured; a header of the client adds none.
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    forceCloseConnections: true,
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.silenceMs,
    keepAliveTimeout: patience.betweenMs,
    maxRequestsPerSocket: patience.requestsPerConnection,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs },
    // Fastify reports a malformed address here, outside of every hook.
    frameworkErrors: (error, request, reply) => {
      addSafeHeaders(reply);
      void answerError(error, request, reply, log);
    },
  });
  server.server.maxConnections = patience.connections;
  server.decorate("isPublishedSecure", publicAddress.site?.protocol === "https:");
  // JSON only, because a form of another site can send plain text.
  server.removeContentTypeParser("text/plain");
  registerErrors(server, log);
  registerSafeHeaders(server);
  return server;
}
