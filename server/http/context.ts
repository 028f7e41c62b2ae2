import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallContext, SignedIn } from "#contract/handler.ts";
import { defaultLocale, localeCodes, locales, type Locale } from "#contract/locales.ts";
import { plainHost } from "#contract/hosts.ts";
import { sessionCookie } from "#server/http/session-cookie.ts";

/** What a call may know of where it comes from. Only the peer's own address is believed. */
export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply | null,
  member: SignedIn | null,
  locale: Locale = localeOf(request),
): CallContext {
  const key = request.headers["idempotency-key"];
  const userAgent = request.headers["user-agent"] ?? "";
  return {
    member,
    address: request.ip,
    userAgent: userAgent.slice(0, 400),
    host: plainHost(request.host),
    origin: `${request.protocol}://${request.host}`,
    locale,
    isPhone: /\b(Mobi|iPhone|iPad|Android)\b/.test(userAgent),
    idempotencyKey: typeof key === "string" && key !== "" ? key : null,
    setSessionCookie(session) {
      if (!reply) throw new Error("a page cannot change the session");
      void reply.header("set-cookie", sessionCookie(request, session));
    },
  };
}

/** The language a page's own calls name in Accept-Language; Korean when none is ours. */
function localeOf(request: FastifyRequest): Locale {
  const wanted = (request.headers["accept-language"] ?? "").split(/[,;]/)[0]?.trim().toLowerCase();
  return (
    localeCodes.find((code) => locales[code].lang.toLowerCase() === wanted) ??
    localeCodes.find((code) => wanted?.startsWith(locales[code].lang.slice(0, 2).toLowerCase())) ??
    defaultLocale
  );
}
