import type { OfficeTexts } from "#locales/ko/office.ts";

const PROPOSE = "propose/";

/** The name of an act; by default the name of its call. */
export function actWords(texts: OfficeTexts, call: string): string {
  if (call.startsWith(PROPOSE))
    return texts.acts.propose(actWords(texts, call.slice(PROPOSE.length)));
  const words: Readonly<Record<string, unknown>> = { ...texts.acts, ...texts.members.acted };
  const word = words[call];
  return typeof word === "string" ? word : call;
}
