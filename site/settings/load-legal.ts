import type { Input } from "#contract/calls.ts";
import { loadLegalTexts } from "#locales/legal-texts.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { answerOf } from "#site/app/section.ts";

export type LegalKind = Input<"get-legal-text">["kind"];
export type LegalPageData =
  | { kind: LegalKind; text: string; version: string }
  | { kind: "accessibility"; text: string };

/**
 * The operator's own text; the built-in one of the page's language by default. The accessibility
 * statement is always the built-in one.
 */
export const loadLegal =
  (kind: LegalPageData["kind"]) =>
  async ({ call, locale, site }: AppContext): Promise<LegalPageData> => {
    const builtIn = () => loadLegalTexts(locale);
    if (kind === "accessibility") return { kind, text: (await builtIn())[kind](site.name) };
    const answer = await answerOf(call, "get-legal-text", { kind });
    const { contents, version } = answer;
    const text = contents ?? (await builtIn())[kind](site.name, String(site.minimumAge));
    return { kind, version, text };
  };
