import { defaultLocale, type Locale, localeCodes } from "#contract/locales.ts";

/**
 * A path with exactly one leading slash: browsers read two, or a backslash, as the start of a host.
 */
export const ownPath = (path: string): string => path.replace(/^[/\\]*/, "/");

/** Splits `/en/login?x` into the language and the path inside it, which stays on this host. */
export function splitLocale(path: string): { locale: Locale; inside: string; explicit: boolean } {
  const [, first = ""] = path.split(/[/?\\]/);
  const locale = localeCodes.find((code) => code === first);
  if (!locale) return { locale: defaultLocale, inside: ownPath(path), explicit: false };
  return { locale, inside: ownPath(path.slice(locale.length + 1)), explicit: true };
}
