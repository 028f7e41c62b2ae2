import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import { memberCookies } from "#contract/cookies.ts";
import { isSecure } from "#server/http/arrival.ts";

/** Members and operators have separate cookies; neither is accepted on the other side. */
type CookieName = typeof memberCookies.session | "dalbit_office";

/**
 * The cookies that recognise a browser, one for each side. They grant no access: they keep
 * strangers' guesses from locking out a member in a browser that has signed in before, and show
 * accounts that share a browser.
 */
export type DeviceCookieName = typeof memberCookies.device | "dalbit_office_device";
const DEVICE_LASTS_MS = 400 * 86_400_000;

/** `__Host-` binds the cookie to this host over TLS; plain HTTP on localhost cannot use it. */
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

/** The header that sets or removes the session cookie. */
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
    // A link from elsewhere opens the lobby signed in, and the office signed out.
    sameSite: name === "dalbit_office" ? "strict" : "lax",
    secure: isSecure(request),
  });

/** The browser's device token, or undefined for a new browser. */
export function deviceTokenOf(
  request: FastifyRequest,
  name: DeviceCookieName = memberCookies.device,
): string | undefined {
  const header = request.headers.cookie;
  const token = header ? parseCookie(header)[fullName(request, name)] : undefined;
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The header that keeps the device cookie for as long as browsers allow. */
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
