import { memberCookies } from "#contract/cookies.ts";
import type { Locale } from "#contract/locales.ts";

const rememberForS = 365 * 24 * 60 * 60;

/**
 * Stored for the next visit; the address of the page decides the present language. Over TLS, also
 * when a proxy ends it, the cookie is bound to this host, like those of the server.
 */
export function languageCookie(locale: Locale, protocol: string): string {
  const { language } = memberCookies;
  const [name, flag] = protocol === "https:" ? [`__Host-${language}`, ";secure"] : [language, ""];
  return `${name}=${locale};path=/;max-age=${rememberForS};samesite=lax${flag}`;
}
