import type { Input } from "#contract/calls.ts";
import { loadLegalTexts } from "#locales/legal-texts.ts";
import type { AppContext } from "#site/app/app-context.tsx";

export type LegalKind = Input<"get-legal-text">["kind"];
export type LegalPageData = { kind: LegalKind; text: string; version: string };

/** The operator's own text; the built-in one of the page's language by default. */
export const loadLegal =
  (kind: LegalKind) =>
  async ({ call, locale, site }: AppContext): Promise<LegalPageData> => {
    const answer = await call("get-legal-text", { kind });
    if (answer.status !== "success") throw new Error(`get-legal-text: ${answer.status}`);
    const { contents, version } = answer;
    if (contents !== null) return { kind, version, text: contents };
    const builtIn = await loadLegalTexts(locale);
    return { kind, version, text: builtIn[kind](site.name, String(site.minimumAge)) };
  };
