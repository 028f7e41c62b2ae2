import type { FastifyRequest } from "fastify";
import { cleanAddress } from "#server/kit/address.ts";

/** Where a client is that hung up before its address was asked for. */
const UNKNOWN_ADDRESS = "0.0.0.0";

/**
 * The client's address as `cleanAddress` spells it: the first one before our own proxies, or that
 * of the connection when they wrote something else than an address.
 */
export const addressOf = (request: FastifyRequest): string =>
  cleanAddress(request.ip) ?? cleanAddress(request.socket.remoteAddress ?? "") ?? UNKNOWN_ADDRESS;

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the site's public address, when the operator names one, is over TLS. */
    isPublishedSecure?: boolean;
  }
}

/**
 * Whether the visitor's browser talks over TLS: because the public address says so, or our own
 * proxy. A forwarded scheme that is no scheme of ours is none.
 */
export const isSecure = (request: FastifyRequest): boolean =>
  request.server.isPublishedSecure === true || request.protocol === "https";

/** Scheme and host as the visitor's browser shows them, without a slash at the end. */
export const originOf = (request: FastifyRequest): string =>
  `${isSecure(request) ? "https" : "http"}://${request.host}`;
