import type { FastifyRequest } from "fastify";
import { cleanAddress } from "#server/kit/address.ts";
import { keptOnRequest } from "#server/http/kept-on-request.ts";

/** For a client that hung up before its address was read. */
export const UNKNOWN_ADDRESS = "0.0.0.0";

/** The framework reads the proxies' headers anew each time that it is asked. */
const addresses = keptOnRequest<string>("address");

/**
 * The client's address as `cleanAddress` writes it: the nearest one in front of our own proxies, or
 * that of the connection when the proxies did not send an address.
 */
export function addressOf(request: FastifyRequest): string {
  const known = addresses.get(request);
  if (known !== undefined) return known;
  const address =
    cleanAddress(request.ip) ?? cleanAddress(request.socket.remoteAddress ?? "") ?? UNKNOWN_ADDRESS;
  addresses.set(request, address);
  return address;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the configured public address uses TLS. */
    isPublishedSecure?: boolean;
  }
}

/**
 * Whether the visitor's browser uses TLS, according to the public address or our own proxy. A
 * forwarded scheme other than `http` and `https` counts as absent.
 */
export const isSecure = (request: FastifyRequest): boolean =>
  request.server.isPublishedSecure === true || request.protocol === "https";

/** Scheme and host as the visitor's browser shows them, without a slash at the end. */
export const originOf = (request: FastifyRequest): string =>
  `${isSecure(request) ? "https" : "http"}://${request.host}`;
