import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Log } from "#server/kit/log.ts";

const known: Record<string, { http: number; body: Record<string, unknown> }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { http: 413, body: { status: "too_large" } },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { http: 415, body: { status: "media_type" } },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    http: 400,
    body: { status: "invalid", errors: [{ path: "", code: "json" }] },
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    http: 400,
    body: { status: "invalid", errors: [{ path: "", code: "length" }] },
  },
};

/** Faults outside a call: what the framework refuses, and anything nobody expected. */
export function registerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = known[error.code];
    if (answer) return reply.code(answer.http).send(answer.body);
    const id = randomUUID();
    log.error({ id, err: error, path: request.url.split("?")[0] }, "request failed");
    return reply.code(500).send({ status: "error", id });
  });
}
