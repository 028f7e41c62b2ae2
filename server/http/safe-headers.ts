import type { FastifyInstance, FastifyReply } from "fastify";
import { isSecure } from "#server/http/arrival.ts";

const YEAR_S = 31_536_000;

/**
 * The headers of every answer that sets none itself; documents have a wider policy. Any other answer
 * loads nothing, cannot be framed, and browsers read it as its declared type only.
 */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const everywhere: readonly (readonly [name: string, value: string])[] = [
  ["content-security-policy", NOTHING],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["referrer-policy", "no-referrer"],
  ["x-content-type-options", "nosniff"],
];
const strictTransport = [
  "strict-transport-security",
  `max-age=${YEAR_S}; includeSubDomains`,
] as const;
/** The style sheet inside a picture. */
const PICTURE_POLICY = `${NOTHING}; style-src 'unsafe-inline'`;

/** At sign-out the browser drops its cached pages, so that Back shows none. */
export const forgetPages = { "clear-site-data": '"cache"' };

/** The headers of an answer that is written outside of the framework. */
export const safeHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(isSecure(reply.request) ? [...everywhere, strictTransport] : everywhere);

/** Adds the headers that an answer does not have yet. */
export function addSafeHeaders(reply: FastifyReply): void {
  if (
    reply.getHeader("content-type") === "image/svg+xml" &&
    !reply.hasHeader("content-security-policy")
  )
    void reply.header("content-security-policy", PICTURE_POLICY);
  for (const [name, value] of everywhere)
    if (!reply.hasHeader(name)) void reply.header(name, value);
  if (isSecure(reply.request)) void reply.header(...strictTransport);
}

export function registerSafeHeaders(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    addSafeHeaders(reply);
    done(null, payload);
  });
}
