import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "#server/kit/log.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { busy, retryAfter } from "#server/http/busy.ts";
import { reportFault } from "#server/http/faults.ts";

type ErrorAnswer = { http: number; body: Record<string, unknown> };

const invalid = (code: string): ErrorAnswer => ({
  http: 400,
  body: { status: "invalid", errors: [{ path: "", code }] },
});
const notFound: ErrorAnswer = { http: 404, body: { status: "not_found" } };

const byCode: Record<string, ErrorAnswer> = {
  FST_ERR_CTP_INVALID_JSON_BODY: invalid("json"),
  FST_ERR_CTP_EMPTY_JSON_BODY: invalid("json"),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalid("length"),
};

/** The framework's own refusals; others below 500 are answered by their status alone. */
const byStatus: Record<number, ErrorAnswer> = {
  // A folder, or a path that leaves the folder of files.
  403: notFound,
  404: notFound,
  408: { http: 408, body: { status: "timeout" } },
  413: { http: 413, body: { status: "too_large" } },
  414: { http: 414, body: { status: "too_large" } },
  415: { http: 415, body: { status: "media_type" } },
};

const asRefusal = ({ code, statusCode = 500 }: FastifyError): ErrorAnswer | null => {
  if (statusCode < 400 || statusCode >= 500) return null;
  const other: ErrorAnswer = { http: statusCode, body: { status: "invalid", errors: [] } };
  return byCode[code] ?? byStatus[statusCode] ?? other;
};

/** More requests than the limit allows. */
const asTooOften = (error: Error): ErrorAnswer | null =>
  error instanceof Refusal && error.code === "too_often"
    ? { http: 429, body: { status: "time", ...error.detail } }
    : null;

/** The client closed the connection: it gets no answer, and the log shows no error. */
const hasHungUp = (error: FastifyError, { raw }: FastifyRequest): boolean =>
  raw.destroyed && (error.code === "ECONNRESET" || raw.errored !== null || !raw.complete);

/**
 * Answers errors outside of calls. A client's error is answered by its status and logged at debug
 * level only, so that strangers cannot fill the log; anything else is a fault with a reference.
 */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const path = request.url.split("?")[0];
  const refusal = error instanceof QueueFull ? busy : (asTooOften(error) ?? asRefusal(error));
  if (refusal || hasHungUp(error, request)) {
    log.debug({ code: error.code, path }, "a request was refused or broken off");
    const { http, body } = refusal ?? invalid("length");
    return reply.code(http).headers(retryAfter(http, body)).send(body);
  }
  const id = reportFault(log, { what: "request failed", error, about: { path } });
  return reply.code(500).send({ status: "error", id });
}

/** Answers errors outside of calls: the framework's refusals and unexpected faults. */
export function registerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error, request, reply, log),
  );
  app.setNotFoundHandler((_request, reply) => reply.code(notFound.http).send(notFound.body));
}
