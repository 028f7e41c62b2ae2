import { makeToken } from "#server/kit/tokens.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallContext, SignedIn } from "#contract/handler.ts";
import { defaultLocale, localeCodes, locales, type Locale } from "#contract/locales.ts";
import { plainHost } from "#contract/hosts.ts";
import { addressOf, originOf, UNKNOWN_ADDRESS } from "#server/http/arrival.ts";
import { forgetPages } from "#server/http/safe-headers.ts";
import {
  deviceCookie,
  deviceTokenOf,
  sessionCookie,
  sessionTokenOf,
} from "#server/http/session-cookie.ts";

/** What a call may know about the request. Only the connection's own address is believed. */
export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply | null,
  member: SignedIn | null,
  locale?: Locale,
): CallContext {
  const key = request.headers["idempotency-key"];
  const userAgent = request.headers["user-agent"] ?? "";
  let deviceToken: string | undefined;
  const ownDeviceToken = () => (deviceToken ??= deviceTokenOf(request) ?? makeToken());
  // The device cookie is set at the first sign-in and renewed at each: visitors get none.
  const keepDevice = () => {
    if (!reply) throw new Error("a page cannot name the browser");
    void reply.header("set-cookie", deviceCookie(request, ownDeviceToken(), new Date()));
  };
  return {
    member,
    address: addressOf(request),
    userAgent: userAgent.slice(0, 400),
    // Few calls ask for these, and each is read from the request's headers.
    get host() {
      return plainHost(request.host);
    },
    get origin() {
      return originOf(request);
    },
    get locale() {
      return locale ?? localeOf(request);
    },
    get isPhone() {
      return /\b(Mobi|iPhone|iPad|Android)\b/.test(userAgent);
    },
    idempotencyKey: typeof key === "string" && key !== "" ? key : null,
    get deviceToken() {
      return ownDeviceToken();
    },
    get sessionToken() {
      return sessionTokenOf(request) ?? null;
    },
    keepDevice,
    setSessionCookie(session) {
      if (!reply) throw new Error("a page cannot change the session");
      void reply.header("set-cookie", sessionCookie(request, session));
      if (session) keepDevice();
      else void reply.headers(forgetPages);
    },
  };
}

/**
 * The context of a page that every visitor gets: its address alone. It is made without cookies and
 * network address, so that the page cannot show what belongs to one visitor.
 */
export const contextOfVisitor = (page: {
  origin: string;
  host: string;
  locale: Locale;
}): CallContext => ({
  ...page,
  host: plainHost(page.host),
  member: null,
  address: UNKNOWN_ADDRESS,
  userAgent: "",
  isPhone: false,
  idempotencyKey: null,
  deviceToken: "",
  sessionToken: null,
  keepDevice: cannotChange,
  setSessionCookie: cannotChange,
});

function cannotChange(): never {
  throw new Error("a page cannot change the browser's cookies");
}

/** The page's language from Accept-Language; Korean when we have no such language. */
function localeOf(request: FastifyRequest): Locale {
  const wanted = (request.headers["accept-language"] ?? "").split(/[,;]/)[0]?.trim().toLowerCase();
  return (
    localeCodes.find((code) => locales[code].lang.toLowerCase() === wanted) ??
    localeCodes.find((code) => wanted?.startsWith(locales[code].lang.slice(0, 2).toLowerCase())) ??
    defaultLocale
  );
}
