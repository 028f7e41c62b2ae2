import type { FastifyInstance, FastifyReply } from "fastify";
import { isSecure } from "#server/http/arrival.ts";

const YEAR_S = 31_536_000;

/**
 * The headers of every answer that sets none itself; documents have a wider policy. An answer that
 * is no document loads nothing, cannot be framed, and is only what its type says.
 */
const everywhere: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};
/** The style sheet inside a picture. */
const PICTURE_POLICY = `${everywhere["content-security-policy"]}; style-src 'unsafe-inline'`;

/** At sign-out the browser drops its cached pages, so that Back shows none. */
export const forgetPages = { "clear-site-data": '"cache"' };

/** The headers of an answer that is written outside of the framework. */
export const safeHeaders = (reply: FastifyReply): Record<string, string> => ({
  ...everywhere,
  ...(isSecure(reply.request) && {
    "strict-transport-security": `max-age=${YEAR_S}; includeSubDomains`,
  }),
});

/** Adds the headers that an answer does not have yet. */
export function addSafeHeaders(reply: FastifyReply): void {
  if (
    reply.getHeader("content-type") === "image/svg+xml" &&
    !reply.hasHeader("content-security-policy")
  )
    void reply.header("content-security-policy", PICTURE_POLICY);
  for (const [name, value] of Object.entries(safeHeaders(reply)))
    if (!reply.hasHeader(name)) void reply.header(name, value);
}

export function registerSafeHeaders(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    addSafeHeaders(reply);
    done(null, payload);
  });
}
