import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyRequest } from "fastify";

/** `__Host-` binds the cookie to this host over TLS; plain http on localhost cannot have it. */
const cookieName = (request: FastifyRequest): string =>
  request.protocol === "https" ? "__Host-dalbit_session" : "dalbit_session";

/** The session token that the browser sent, or undefined. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.cookie;
  return header ? parseCookie(header)[cookieName(request)] : undefined;
}

/** The header that hands the browser a session, or takes it away. */
export const sessionCookie = (
  request: FastifyRequest,
  session: { token: string; endsAt: Date } | null,
): string =>
  stringifySetCookie({
    name: cookieName(request),
    value: session?.token ?? "",
    expires: session?.endsAt ?? new Date(0),
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
  });
