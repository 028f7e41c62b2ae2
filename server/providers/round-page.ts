import type { ProviderAdapter, ReplayRequest } from "#server/games/provider.ts";

const languages = { ko: "ko", en: "en", vn: "vi", jp: "ja", th: "th", cn: "zh" } as const;

/**
 * The same adapter with the page of a finished round that its connection names. A protocol's own
 * call for a replay comes first.
 */
export const withRoundPage = (
  adapter: ProviderAdapter,
  page: string | undefined,
): ProviderAdapter =>
  page === undefined
    ? adapter
    : { replay: (request) => Promise.resolve(addressOf(page, request)), ...adapter };

/** The names in braces are replaced in one pass, so that a round named `{language}` stays itself. */
const addressOf = (page: string, { roundRef, locale }: ReplayRequest): string => {
  const values: Readonly<Record<string, string>> = {
    round: encodeURIComponent(roundRef),
    language: languages[locale],
  };
  return page.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
};
