import type { FastifyRequest } from "fastify";

/**
 * Whether a call that changes something comes from the site's own pages. A browser always
 * says where a POST comes from; what says nothing at all is no browser and carries no cookie
 * that somebody else could make it send.
 */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return hostOf(origin) === request.host;
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;
