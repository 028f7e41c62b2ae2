import Fastify, { type FastifyInstance } from "fastify";
import type { ManagementAddress } from "#server/kit/config.ts";
import type { Log } from "#server/kit/log.ts";
import type { Readiness } from "#server/kit/readiness.ts";
import type { Metrics } from "#server/metrics/metrics.ts";

type ManagementOptions = {
  metrics: Metrics;
  readiness: Readiness;
  log: Log;
};

/** Probes and a few collectors. */
const CONNECTIONS = 64;
const REQUEST_MS = 10_000;

/**
 * Opens the port for the operator's own machines: probes of an orchestrator and the metrics. It
 * asks for no session, so it must never be reachable from the internet.
 * @throws Error when the port is taken
 */
export async function openManagement(
  address: ManagementAddress,
  options: ManagementOptions,
): Promise<FastifyInstance> {
  const server = managementServer(options);
  await server.listen(address);
  return server;
}

/** The endpoints of the management port. */
export function managementServer({ metrics, readiness, log }: ManagementOptions): FastifyInstance {
  const server = Fastify({
    bodyLimit: 1_024,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
  });
  server.server.maxConnections = CONNECTIONS;
  server.addHook("onSend", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
  });
  server.get("/health/live", () => ({ status: "success" }));
  server.get("/health/started", (_request, reply) => {
    if (readiness.state === "starting") void reply.code(503);
    return { status: readiness.state === "starting" ? "starting" : "success" };
  });
  server.get("/health/ready", async (_request, reply) => {
    const status = await readiness.ask();
    if (status !== "success") void reply.code(503);
    return { status };
  });
  server.get("/metrics", async (_request, reply) => {
    const text = await metrics.registry.metrics();
    return reply.type(metrics.registry.contentType).send(text);
  });
  server.setErrorHandler((error, _request, reply) => {
    log.warn({ err: error }, "could not answer on the management port");
    void reply.code(503).send({ status: "unavailable" });
  });
  return server;
}
