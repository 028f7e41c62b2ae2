import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import { memberCookies } from "#contract/cookies.ts";
import { isSecure } from "#server/http/arrival.ts";

/** Members and operators have a cookie each; one never opens the other's doors. */
type CookieName = typeof memberCookies.session | "dalbit_office";

/**
 * The names that a browser keeps of itself, one for each side. They open nothing: who has signed
 * in there before is not locked out by what others try, and accounts that one person holds show.
 */
export type DeviceCookieName = typeof memberCookies.device | "dalbit_office_device";
const DEVICE_LASTS_MS = 400 * 86_400_000;

/** `__Host-` binds the cookie to this host over TLS; plain http on localhost cannot have it. */
const fullName = (request: FastifyRequest, name: CookieName | DeviceCookieName): string =>
  isSecure(request) ? `__Host-${name}` : name;

/** The session token that the browser sent, or undefined. */
export function sessionTokenOf(
  request: FastifyRequest,
  name: CookieName = memberCookies.session,
): string | undefined {
  const header = request.headers.cookie;
  return header ? parseCookie(header)[fullName(request, name)] : undefined;
}

/** The header that hands the browser a session, or takes it away. */
export const sessionCookie = (
  request: FastifyRequest,
  session: { token: string; endsAt: Date } | null,
  name: CookieName = memberCookies.session,
): string =>
  stringifySetCookie({
    name: fullName(request, name),
    value: session?.token ?? "",
    expires: session?.endsAt ?? new Date(0),
    path: "/",
    httpOnly: true,
    // A link from elsewhere may open the lobby signed in; it never opens the office signed in.
    sameSite: name === "dalbit_office" ? "strict" : "lax",
    secure: isSecure(request),
  });

/** The name that the browser keeps of itself, or undefined for one that was never here. */
export function deviceTokenOf(
  request: FastifyRequest,
  name: DeviceCookieName = memberCookies.device,
): string | undefined {
  const header = request.headers.cookie;
  const token = header ? parseCookie(header)[fullName(request, name)] : undefined;
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The header that lets the browser keep its name for as long as browsers allow. */
export const deviceCookie = (
  request: FastifyRequest,
  token: string,
  now: Date,
  name: DeviceCookieName = memberCookies.device,
): string =>
  stringifySetCookie({
    name: fullName(request, name),
    value: token,
    expires: new Date(now.getTime() + DEVICE_LASTS_MS),
    path: "/",
    httpOnly: true,
    sameSite: name === "dalbit_office_device" ? "strict" : "lax",
    secure: isSecure(request),
  });
