import type { FastifyInstance, FastifyReply } from "fastify";
import { isSecure } from "#server/http/arrival.ts";

const YEAR_S = 31_536_000;

/**
 * What every answer says, unless it says something of its own: documents have a wider policy. What
 * is no document loads nothing, is framed by no page, and is what its type says.
 */
const everywhere: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};
/** A picture's own style sheet is inside of it. */
const PICTURE_POLICY = `${everywhere["content-security-policy"]}; style-src 'unsafe-inline'`;

/** What a browser that signs out no longer keeps; Back shows no page of before. */
export const forgetPages = { "clear-site-data": '"cache"' };

/** The headers of an answer that is written past the framework. */
export const safeHeaders = (reply: FastifyReply): Record<string, string> => ({
  ...everywhere,
  ...(isSecure(reply.request) && {
    "strict-transport-security": `max-age=${YEAR_S}; includeSubDomains`,
  }),
});

/** Puts them on whatever goes out and does not have them yet. */
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
