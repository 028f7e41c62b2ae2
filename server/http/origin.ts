import type { FastifyRequest } from "fastify";

/**
 * Whether a request that changes something comes from the site's own pages. Browsers always send
 * the origin of a POST; a request without one comes from another program, which does not have
 * the visitor's cookie.
 */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return hostOf(origin) === request.host;
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;
