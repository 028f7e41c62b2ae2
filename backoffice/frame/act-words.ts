import type { OfficeTexts } from "#locales/ko-office.ts";

const PROPOSE = "propose/";

/** What an act is called; one that has no word keeps the name of its call. */
export function actWords(texts: OfficeTexts, call: string): string {
  if (call.startsWith(PROPOSE))
    return texts.acts.propose(actWords(texts, call.slice(PROPOSE.length)));
  const word = texts.acts[call as keyof typeof texts.acts] as unknown;
  return typeof word === "string" ? word : call;
}
